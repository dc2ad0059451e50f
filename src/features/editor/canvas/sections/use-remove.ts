import { useCallback } from "react";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { afterDialog } from "../after-dialog.ts";
import { elementOf, neighbourOf } from "../items.ts";
import { focusItem } from "../menu/menu-focus.ts";
import { useToldStep } from "./use-told-step.ts";

/** Deletes a draft section or card, gives the keyboard to its neighbour, and offers to take it back. */
export function useRemove(): (groupId: string, label: string) => void {
  const { select, getState, t } = useEditorActions();
  const run = useToldStep();
  return useCallback(
    (groupId, label) => {
      const { document } = getState();
      const group = document.groups[groupId];
      const focusNext = focusAfter(document, group);
      select(null);
      if (run("group.delete", { groupId }, t("group.deleted", { label }))) focusNext();
    },
    [run, select, getState, t],
  );
}

/** How the keyboard comes to the neighbour of a section or card that is going to leave the page; at the end, to what adds one. */
export function focusAfter(page: PageDocument, group: Group | undefined): () => void {
  const neighbour = group ? neighbourOf(page, group) : null;
  const focus = () => {
    const item = neighbour === null ? null : { groupId: neighbour, fieldName: null };
    if (item && elementOf(item)) focusItem(item);
    else document.querySelector<HTMLElement>(".vt-end__button")?.focus();
  };
  return () => afterDialog(focus);
}
