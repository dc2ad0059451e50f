import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { Group, PageDocument } from "../schema.ts";
import { cardsOf, sectionsOf, withGroup } from "./groups.ts";

/** The groups that share a parent, in order: the sections of the page, or the cards of one board. */
export function siblingsOf(document: PageDocument, parentId: string | null): readonly Group[] {
  return parentId === null ? sectionsOf(document) : cardsOf(document, parentId);
}

/**
 * Puts `group` at `index` among its siblings (itself not counted). Only its own sort key changes, unless two
 * neighbours share a key (an undo can bring an old key back): then all siblings get new keys.
 */
export function placed(document: PageDocument, group: Group, index: number): PageDocument {
  const others = siblingsOf(document, group.parentId).filter((sibling) => sibling.id !== group.id);
  const [before, after] = [others[index - 1]?.sortKey ?? null, others[index]?.sortKey ?? null];
  if (before === null || after === null || before < after) {
    return withGroup(document, { ...group, sortKey: generateKeyBetween(before, after) });
  }
  const row = others.toSpliced(index, 0, group);
  const keys = generateNKeysBetween(null, null, row.length);
  return row.reduce((result, sibling, at) => withGroup(result, { ...sibling, sortKey: keys[at] ?? "" }), document);
}
