import { useCallback } from "react";
import { v4 } from "uuid";
import { prefersCalm } from "~/lib/prefers-calm.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { EditorSelection } from "../state/types.ts";
import type { AddPlace } from "./canvas-context.ts";
import { elementOf } from "./items.ts";
import { focusItem } from "./menu/menu-focus.ts";
import { useCommands } from "./use-commands.ts";

/** How long a new section is waited for before scrolling is given up. */
const watchTime = 30_000;

/** Adds a section or card, scrolls smoothly to it, selects it and puts the caret into its title where it has one. */
export function useAddGroup(): (kind: string, place: AddPlace) => void {
  const { select, flush } = useEditorActions();
  const { run } = useCommands();
  return useCallback(
    (kind, place) => {
      flush();
      const groupId = v4();
      if (!run("group.add", { groupId, kind, ...place })) return;
      scrollToGroup(groupId, () => {
        const item = { groupId, fieldName: null };
        select(item);
        setTimeout(() => focusTitle(item)); // after the dialog has given the focus back
      });
    },
    [run, flush, select],
  );
}

/** The share of the window from which a section's beginning counts more than its middle. */
const tallShare = 0.6;

function focusTitle(item: EditorSelection): void {
  const title = elementOf({ ...item, fieldName: "title" });
  if (title) title.focus({ preventScroll: true });
  else focusItem(item);
}

/** Scrolls to a group as soon as it is drawn, then calls `onArrived`; gives up after 30 seconds. */
function scrollToGroup(groupId: string, onArrived: () => void): void {
  const deadline = performance.now() + watchTime;
  const look = () => {
    const element = elementOf({ groupId, fieldName: null });
    if (element) {
      const isTall = element.offsetHeight > window.innerHeight * tallShare;
      element.scrollIntoView({ behavior: prefersCalm() ? "auto" : "smooth", block: isTall ? "start" : "center" });
      onArrived();
    } else if (performance.now() < deadline) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
