import { foundInOrder } from "~/lib/search/found-in-order.ts";
import { entryGroups, type Entry, type EntryGroup } from "./entry.ts";

/** How many of a group are listed before anything is searched; what one does to the section in hand is listed in full. */
const firstOnes: Record<EntryGroup, number> = { section: 20, commands: 20, pages: 6, settings: 0, design: 0, kinds: 0 };

interface FoundGroup {
  group: EntryGroup;
  entries: Entry[];
}

/**
 * What fits a search, by group in their order, what begins with it first; before a search the commands and some pages.
 * Groups without any are left out.
 */
export function foundEntries(entries: readonly Entry[], search: string): FoundGroup[] {
  const isSearched = search.trim() !== "";
  return entryGroups.flatMap((group) => {
    const all = entries.filter((entry) => entry.group === group);
    const found = isSearched
      ? foundInOrder(search, all, ({ title, hint = "", words = [] }) => [title, ...words, hint])
      : all.slice(0, firstOnes[group]);
    return found.length > 0 ? [{ group, entries: found }] : [];
  });
}
