import type { Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import { bySortKey } from "~/lib/sort-key.ts";
import type { FieldText, Group, PageDocument } from "../schema.ts";
import { fieldOf } from "./fields.ts";

export { fieldOf } from "./fields.ts";

/** The sections of the page in order; removed ones are left out, those marked for deletion are not. */
export function sectionsOf(document: PageDocument): readonly Group[] {
  return presentBelow(document.groups, null);
}

/** The cards of a board in order, without removed ones. */
export function cardsOf(document: PageDocument, boardId: string): readonly Group[] {
  return presentBelow(document.groups, boardId);
}

/** What stands below each parent. Groups never change in place, so that a page is put in order once, however many ask. */
const inOrder = new WeakMap<PageDocument["groups"], ReadonlyMap<string | null, readonly Group[]>>();

function presentBelow(groups: PageDocument["groups"], parentId: string | null): readonly Group[] {
  const known = inOrder.get(groups) ?? putInOrder(groups);
  inOrder.set(groups, known);
  return known.get(parentId) ?? [];
}

function putInOrder(groups: PageDocument["groups"]): ReadonlyMap<string | null, readonly Group[]> {
  const below = new Map<string | null, Group[]>();
  for (const group of Object.values(groups).sort(bySortKey)) {
    if (group.status === "deleted") continue;
    const siblings = below.get(group.parentId);
    if (siblings) siblings.push(group);
    else below.set(group.parentId, [group]);
  }
  return below;
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
  return ownValue(document.groups, groupId);
}

/** Tells whether a publish now would show the group: neither it nor its board is marked or removed. */
export function isKept(document: PageDocument, group: Group): boolean {
  if (group.status === "markedForDeletion" || group.status === "deleted") return false;
  const board = group.parentId === null ? undefined : groupAt(document, group.parentId);
  return group.parentId === null || (board !== undefined && isKept(document, board));
}

/** Whether the group, or the board that it lies in, is hidden from visitors of every language. */
export function isHidden(document: PageDocument, { isHidden: isOwn, parentId }: Group): boolean {
  return isOwn === true || (parentId !== null && groupAt(document, parentId)?.isHidden === true);
}

/** Whether the group keeps itself from visitors of this language while it stays on the page: hidden, or not for them. */
export function isClosedIn({ isHidden: isOwn, disallowedLocales }: Group, locale: Locale): boolean {
  return isOwn === true || disallowedLocales.includes(locale);
}

/** Whether a publish now would show the group to visitors of this language, as far as it and its board decide. */
export function isSeenIn(document: PageDocument, group: Group, locale: Locale): boolean {
  const board = group.parentId === null ? undefined : groupAt(document, group.parentId);
  return isKept(document, group) && [group, board].every((part) => !part || !isClosedIn(part, locale));
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
