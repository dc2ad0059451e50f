import { useCallback } from "react";
import { toast } from "../toasts/toast.ts";
import { failureText } from "../dialogs/failure-text.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { elementOf, neighbourOf } from "./items.ts";
import { focusItem } from "./menu/menu-focus.ts";

/** How long the way back is offered, in milliseconds. */
const offerTime = 10_000;

/** Deletes a draft section or card, gives the keyboard to its neighbour, and offers to take it back. */
export function useRemove(): (groupId: string, label: string) => void {
  const { run, select, getState, t, texts } = useEditorActions();
  return useCallback(
    (groupId, label) => {
      const { document } = getState();
      const group = document.groups[groupId];
      const neighbour = group ? neighbourOf(document, group) : null;
      select(null);
      const result = run("group.delete", { groupId });
      if (!result.ok) {
        toast.error(failureText({ command: "group.delete", refusal: result.refusal }, { t, texts }));
        return;
      }
      const { opId } = result;
      const takeBack = () => void (opId && run("history.undo", { opIds: [opId] }));
      toast.success(t("group.deleted", { label }), {
        id: "group.deleted",
        duration: offerTime,
        action: { label: t("toolbar.undo"), onClick: takeBack },
      });
      // After the dialog has given the focus back.
      setTimeout(() => {
        const item = neighbour === null ? null : { groupId: neighbour, fieldName: null };
        if (item && elementOf(item)) focusItem(item);
        else window.document.querySelector<HTMLElement>(".vt-end__button")?.focus();
      }, 50);
    },
    [run, select, getState, t, texts],
  );
}
