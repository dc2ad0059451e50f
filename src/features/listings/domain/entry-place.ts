import type { PairPlace } from "~/features/site/translations/text-pair.ts";

/** What of an entry is said by language; an entry of the marketplace has no work quota. */
export const entryParts = ["title", "workQuota", "richTextDescription"] as const;
export type EntryPart = (typeof entryParts)[number];

/** Where a text of an entry stands. */
export type EntryPlace = Extract<PairPlace, { listingId: string }>;

const types = {
  title: "listingTitle",
  workQuota: "listingWorkQuota",
  richTextDescription: "listingDescription",
} as const satisfies Record<EntryPart, EntryPlace["type"]>;

/** Where a part of an entry stands. Pure. */
export function placeOf({ list, id, part }: Pick<EntryPlace, "list"> & { id: string; part: EntryPart }): EntryPlace {
  return { type: types[part], list, listingId: id };
}

/** Which part of its entry a text is. Pure. */
export function partAt({ type }: EntryPlace): EntryPart {
  return entryParts.find((part) => types[part] === type) ?? "title";
}

export function isEntryPlace(place: PairPlace): place is EntryPlace {
  return "listingId" in place;
}
