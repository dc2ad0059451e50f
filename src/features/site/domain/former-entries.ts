import { mostEntries, type SiteDocument, type TrashedEntry } from "../document-schema.ts";

type Navigation = SiteDocument["navigation"];

/**
 * The navigation with the places again that a page had before it was trashed, as far as they are still there: in
 * containers that are gone it has none, and below an entry that is gone it stands beside it. Pure.
 */
export function withFormerEntries(
  { containers, entries }: Navigation,
  pageId: string,
  former: NonNullable<TrashedEntry["entries"]>,
): Navigation {
  const room = Math.max(0, mostEntries - Object.keys(entries).length);
  const back = former
    .filter(({ entryId, containerId }) => Object.hasOwn(containers, containerId) && !Object.hasOwn(entries, entryId))
    .slice(0, room)
    .map(({ entryId, parentId, ...entry }) => {
      const parent = parentId !== null && Object.hasOwn(entries, parentId) ? entries[parentId] : undefined;
      const isBelow = parent?.containerId === entry.containerId && parent.parentId === null;
      return [entryId, { ...entry, pageId, parentId: isBelow ? parentId : null }] as const;
    });
  return { containers, entries: { ...entries, ...Object.fromEntries(back) } };
}
