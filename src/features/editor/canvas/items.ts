import { fieldDefinitionOf } from "~/kinds/registry.ts";
import type { FieldDefinition } from "~/features/blocks/field-kinds.ts";
import { cardsOf, sectionsOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { EditorSelection } from "../state/types.ts";

/** The key of an item in the canvas: attribute `data-vt-item`. */
export function itemKey({ groupId, fieldName }: EditorSelection): string {
  return fieldName === null ? groupId : `${groupId}:${fieldName}`;
}

/** The item that an element of the canvas belongs to, or null outside of all. */
export function itemAt(element: Element): EditorSelection | null {
  const key = element.closest("[data-vt-item]")?.getAttribute("data-vt-item");
  if (!key) return null;
  const [groupId = "", fieldName = null] = key.split(":");
  return { groupId, fieldName };
}

/** The element that an item is drawn as. */
export function elementOf(item: EditorSelection): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-vt-item="${CSS.escape(itemKey(item))}"]`);
}

/** The declaration of one field, or undefined for a field that the kind does not have. */
export function fieldDefinition(group: Group | undefined, fieldName: string): FieldDefinition | undefined {
  return group && fieldDefinitionOf(group.kind, fieldName);
}

/** The groups among which one can be moved, in order: the page's sections, or the cards of its board. */
export function siblingsOf(document: PageDocument, group: Group): readonly Group[] {
  return group.parentId === null ? sectionsOf(document) : cardsOf(document, group.parentId);
}

/** The group that takes the place of one that goes away: the next among its siblings, the one before it, its board. */
export function neighbourOf(document: PageDocument, group: Group): string | null {
  const siblings = siblingsOf(document, group);
  const at = siblings.findIndex(({ id }) => id === group.id);
  return (siblings[at + 1] ?? siblings[at - 1])?.id ?? group.parentId;
}

/** The other groups of the document's present state that still exist for the selection to be true. */
export function isStanding(document: PageDocument, { groupId, fieldName }: EditorSelection): boolean {
  const group = document.groups[groupId];
  if (!group || group.status === "deleted") return false;
  return fieldName === null || fieldDefinition(group, fieldName) !== undefined;
}

/** Whether a field is written in place, under a bar of its own; everything else has a menu. */
export function isText(group: Group | undefined, fieldName: string | null): boolean {
  const type = fieldName === null ? null : fieldDefinition(group, fieldName)?.type;
  return type === "text" || type === "richText";
}

/** Whether an item's menu opens again where it was left open: of a text nobody would see the bar without its caret. */
export function canReopen(document: PageDocument, item: EditorSelection): boolean {
  return isStanding(document, item) && !isText(document.groups[item.groupId], item.fieldName);
}
