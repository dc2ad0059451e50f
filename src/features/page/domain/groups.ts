import type { Locale } from "~/lib/locales.ts";
import { bySortKey } from "~/lib/sort-key.ts";
import type { FieldText, Group, PageDocument } from "../schema.ts";
import { fieldOf } from "./fields.ts";

export { fieldOf } from "./fields.ts";

/** The sections of the page in order; removed ones are left out, those marked for deletion are not. */
export function sectionsOf(document: PageDocument): Group[] {
  return Object.values(document.groups)
    .filter((group) => group.parentId === null && group.status !== "deleted")
    .sort(bySortKey);
}

/** The cards of a board in order, without removed ones. */
export function cardsOf(document: PageDocument, boardId: string): Group[] {
  return Object.values(document.groups)
    .filter((group) => group.parentId === boardId && group.status !== "deleted")
    .sort(bySortKey);
}

/** The group, unless it or its board was removed. */
export function presentGroup(document: PageDocument, groupId: string): Group | undefined {
  const group = groupAt(document, groupId);
  if (!group || group.status === "deleted") return undefined;
  if (group.parentId !== null && groupAt(document, group.parentId)?.status === "deleted") return undefined;
  return group;
}

/** The group in whatever status. */
export function groupAt(document: PageDocument, groupId: string): Group | undefined {
  return Object.hasOwn(document.groups, groupId) ? document.groups[groupId] : undefined;
}

/** Tells whether a publish now would show the group: neither it nor its board is marked or removed. */
export function isKept(document: PageDocument, group: Group): boolean {
  if (group.status === "markedForDeletion" || group.status === "deleted") return false;
  const board = group.parentId === null ? undefined : groupAt(document, group.parentId);
  return group.parentId === null || (board !== undefined && isKept(document, board));
}

export interface TextPlace {
  groupId: string;
  fieldName: string;
  locale: Locale;
}

/** What stands in a field in one language, or null when nothing does. */
export function textAt(document: PageDocument, { groupId, fieldName, locale }: TextPlace): FieldText | null {
  const group = groupAt(document, groupId);
  return (group && fieldOf(group, fieldName).texts[locale]) ?? null;
}

export function withGroup(document: PageDocument, group: Group): PageDocument {
  return { ...document, groups: { ...document.groups, [group.id]: group } };
}

export function withoutGroup(document: PageDocument, groupId: string): PageDocument {
  const { [groupId]: _, ...groups } = document.groups;
  return { ...document, groups };
}
