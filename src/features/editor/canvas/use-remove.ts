import { useCallback } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { elementOf, neighbourOf } from "./items.ts";
import { focusItem } from "./menu/menu-focus.ts";
import { useToldStep } from "./use-told-step.ts";

/** Deletes a draft section or card, gives the keyboard to its neighbour, and offers to take it back. */
export function useRemove(): (groupId: string, label: string) => void {
  const { select, getState, t } = useEditorActions();
  const run = useToldStep();
  return useCallback(
    (groupId, label) => {
      const { document } = getState();
      const group = document.groups[groupId];
      const neighbour = group ? neighbourOf(document, group) : null;
      select(null);
      if (!run("group.delete", { groupId }, t("group.deleted", { label }))) return;
      // After the dialog has given the focus back.
      setTimeout(() => {
        const item = neighbour === null ? null : { groupId: neighbour, fieldName: null };
        if (item && elementOf(item)) focusItem(item);
        else window.document.querySelector<HTMLElement>(".vt-end__button")?.focus();
      }, 50);
    },
    [run, select, getState, t],
  );
}
