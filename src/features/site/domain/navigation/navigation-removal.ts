import { generateNKeysBetween } from "fractional-indexing";
import type { NavigationEntry, SiteDocument } from "../../document-schema.ts";
import { inOrder } from "../in-order.ts";

type Navigation = SiteDocument["navigation"];

/** The navigation without some entries. What stood below them moves up to where they stood. Pure. */
export function withoutEntries(
  { containers, entries }: Navigation,
  isGone: (id: string, entry: NavigationEntry) => boolean,
): Navigation {
  const gone = new Map(Object.entries(entries).filter(([id, entry]) => isGone(id, entry)));
  if (gone.size === 0) return { containers, entries };
  const kept = Object.fromEntries(Object.entries(entries).filter(([id]) => !gone.has(id)));
  const moved = [...gone].flatMap(([parentId, parent]) => movedUp(entries, kept, { parentId, parent }));
  return { containers, entries: { ...kept, ...Object.fromEntries(moved) } };
}

/** What stood below an entry, at its place. */
function movedUp(
  entries: Navigation["entries"],
  kept: Navigation["entries"],
  { parentId, parent }: { parentId: string; parent: NavigationEntry },
) {
  const below = inOrder(kept).filter(([, entry]) => entry.parentId === parentId);
  const siblings = inOrder(entries).filter(
    ([, entry]) => entry.parentId === null && entry.containerId === parent.containerId,
  );
  const next = siblings.find(([, { sortKey }]) => sortKey > parent.sortKey)?.[1].sortKey ?? null;
  const keys = generateNKeysBetween(parent.sortKey, next, below.length);
  return below.map(
    ([id, entry], at) => [id, { ...entry, parentId: null, sortKey: keys[at] ?? parent.sortKey }] as const,
  );
}
