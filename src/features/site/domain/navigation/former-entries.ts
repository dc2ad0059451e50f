import { ownValue } from "~/lib/own-value.ts";
import { mostEntries, type SiteDocument, type TrashedEntry } from "../../document-schema.ts";

type Navigation = SiteDocument["navigation"];

/**
 * The navigation with the places again that a page had before it was trashed, as far as they are still there: in
 * containers that are gone it has none, and below an entry that is gone it stands beside it. What stood below it comes
 * back there, unless somebody has moved it since. Pure.
 */
export function withFormerEntries(
  { containers, entries }: Navigation,
  pageId: string,
  former: NonNullable<TrashedEntry["entries"]>,
): Navigation {
  const room = Math.max(0, mostEntries - Object.keys(entries).length);
  const back = former
    .filter(({ entryId, containerId }) => Object.hasOwn(containers, containerId) && !Object.hasOwn(entries, entryId))
    .slice(0, room);
  const own = back.map(({ entryId, parentId, below: _, ...entry }) => {
    const parent = parentId === null ? undefined : ownValue(entries, parentId);
    const isBelow = parent?.containerId === entry.containerId && parent.parentId === null;
    return [entryId, { ...entry, pageId, parentId: isBelow ? parentId : null }] as const;
  });
  const joined = { ...entries, ...Object.fromEntries(own) };
  const isParent = (id: string) => Object.values(joined).some(({ parentId }) => parentId === id);
  const below = back.flatMap(({ entryId, containerId, below = [] }) => {
    if (joined[entryId]?.parentId !== null) return []; // there are two levels
    return below.flatMap((id) => {
      const entry = ownValue(joined, id);
      const isThere = entry?.containerId === containerId && entry.parentId === null && !isParent(id);
      return isThere ? [[id, { ...entry, parentId: entryId }] as const] : [];
    });
  });
  return { containers, entries: { ...joined, ...Object.fromEntries(below) } };
}
