import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { ownValue } from "~/lib/own-value.ts";
import { inOrder, movedTo } from "../domain/in-order.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Moves an entry of the navigation to a place among its new siblings: into another container with what stands below it, or
 * below another entry; entries lie at most two deep. The place is behind the sibling `after`, or first where that is null,
 * whatever others have done to the siblings meanwhile. `index` is the same place counted from 0, without the entry itself:
 * it counts where no sibling is named, and where that one has gone.
 */
export const navigationMove = defineSiteCommand({
  name: "navigation.move",
  input: z.strictObject({
    entryId: z.uuid().toLowerCase(),
    containerId: z.uuid().toLowerCase(),
    parentId: z.uuid().toLowerCase().nullable(),
    index: z.number().int().min(0).max(1_000),
    after: z.uuid().toLowerCase().nullable().optional(),
  }),
  run: (document, { entryId, containerId, parentId, ...wanted }) => {
    const { containers, entries } = document.navigation;
    const entry = ownValue(entries, entryId);
    if (!entry || !Object.hasOwn(containers, containerId)) return refuse("entry-not-found");
    const below = Object.entries(entries).filter(([, other]) => other.parentId === entryId);
    if (parentId !== null) {
      const parent = ownValue(entries, parentId);
      if (parent?.containerId !== containerId || parentId === entryId) return refuse("entry-not-found");
      if (parent.parentId !== null || below.length > 0) return refuse("navigation-depth");
    }
    const siblings = Object.entries(entries).filter(
      ([id, other]) => id !== entryId && other.containerId === containerId && other.parentId === parentId,
    );
    const moved = { ...entry, containerId, parentId };
    const ids = inOrder(Object.fromEntries(siblings)).map(([id]) => id);
    const place = Math.min(placeAmong(ids, wanted), siblings.length);
    const row = movedTo({ ...Object.fromEntries(siblings), [entryId]: moved }, entryId, place);
    const carried = below.map(([id, child]) => [id, { ...child, containerId }] as const);
    const isHere = entry.containerId === containerId && entry.parentId === parentId;
    if (isHere && standsAt(siblings, entry.sortKey, entryId) === place) return document;
    const navigation = { containers, entries: { ...entries, ...Object.fromEntries(carried), ...row } };
    return { ...document, navigation };
  },
});

function placeAmong(ids: readonly string[], { index, after }: { index: number; after?: string | null | undefined }) {
  if (after === undefined) return index;
  if (after === null) return 0;
  const found = ids.indexOf(after);
  return found === -1 ? Math.max(0, index - 1) : found + 1; // without it, there is one less before
}

/** How many siblings stand before a place. */
function standsAt(siblings: [id: string, entry: { sortKey: string }][], sortKey: string, id: string): number {
  return siblings.filter(([otherId, other]) => other.sortKey < sortKey || (other.sortKey === sortKey && otherId < id))
    .length;
}
