import type { PageDocument } from "~/features/page/schema.ts";
import type { EditorSelection } from "../../state/types.ts";
import { afterDialog } from "../after-dialog.ts";
import { elementOf, itemAt } from "../items.ts";
import { focusItem } from "../menu/menu-focus.ts";
import { focusAfter } from "./use-remove.ts";

/**
 * Asked before a step is taken back or done again: keeps the keyboard near where it is now, once the section, card or
 * menu that has it has left with that step.
 */
export function keyboardNear(page: PageDocument, selection: EditorSelection | null): () => void {
  const item = (document.activeElement && itemAt(document.activeElement)) ?? selection;
  const group = item ? page.groups[item.groupId] : undefined;
  if (!group) return () => undefined;
  const focusNeighbour = focusAfter(page, group);
  const self = { groupId: group.id, fieldName: null };
  return () =>
    afterDialog(() => {
      if (document.activeElement !== document.body) return;
      if (elementOf(self)) focusItem(self);
      else focusNeighbour();
    });
}
