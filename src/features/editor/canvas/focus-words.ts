import { cardsOf } from "~/features/page/domain/groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { typedOver } from "../richtext/start.ts";
import type { EditorSelection } from "../state/types.ts";
import { elementOf } from "./items.ts";
import { focusItem } from "./menu/menu-focus.ts";

/**
 * Gives the keyboard to the title of a group, or its first words where it has no title, or those of its first card, and
 * selects them, to be typed over. Returns whether it is there now.
 */
export function focusWords(item: EditorSelection, page: PageDocument): boolean {
  const words = [item.groupId, ...cardsOf(page, item.groupId).map(({ id }) => id)].flatMap((groupId) => {
    const fields = Object.entries(blockOf(page.groups[groupId]?.kind ?? "")?.fields ?? {});
    const names = fields.filter(([, { type }]) => type === "text" || type === "richText").map(([name]) => name);
    return ["title", ...names].map((fieldName) => ({ groupId, fieldName }));
  });
  const element = words.map(elementOf).find((each) => each?.matches("[contenteditable], [tabindex]"));
  element?.setAttribute(typedOver, ""); // a formatted text is another element once it is written in
  if (element) element.focus({ preventScroll: true });
  else focusItem(item);
  element?.removeAttribute(typedOver);
  const hasFocus = (element ?? elementOf(item))?.contains(document.activeElement) ?? false;
  if (hasFocus && element?.isContentEditable) document.getSelection()?.selectAllChildren(element);
  return hasFocus;
}
