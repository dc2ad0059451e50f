import { plainPair, type PairPlace, type TextPair } from "~/features/site/translations/text-pair.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ListName } from "../schema.ts";
import { entryParts, type EntryPart, type EntryWords } from "../translations/schema.ts";
import { entryText } from "./word-marks.ts";

export type EntryPlace = Extract<PairPlace, { listingId: string }>;

const types = {
  title: "listingTitle",
  workQuota: "listingWorkQuota",
  richTextDescription: "listingDescription",
} as const satisfies Record<EntryPart, EntryPlace["type"]>;

/** What an entry says, in two languages, as its drawer lists it. Pure. */
export function entryPairs(entry: EntryWords, { source, locale }: { source: Locale; locale: Locale }): TextPair[] {
  const { list, id, wordMarks, richTextDescription } = entry;
  return entryParts.flatMap((part) => {
    const pairs = plainPair(placeOf({ list, id, part }), `${id}:${part}`, {
      source: entryText(entry, part, source),
      text: entryText(entry, part, locale),
      madeFrom: wordMarks[locale]?.[part]?.madeFrom,
      isMachine: wordMarks[locale]?.[part]?.isMachine,
    });
    if (part !== "richTextDescription") return pairs;
    const jsonIn = (language: Locale) => (richTextDescription[language] ?? null) as Json;
    return pairs.map((pair) => ({ ...pair, json: { source: jsonIn(source), text: jsonIn(locale) } }));
  });
}

/** Where a part of an entry stands. Pure. */
export function placeOf({ list, id, part }: { list: ListName; id: string; part: EntryPart }): EntryPlace {
  return { type: types[part], list, listingId: id };
}

/** Which part of its entry a text is. Pure. */
export function partAt({ type }: EntryPlace): EntryPart {
  return entryParts.find((part) => types[part] === type) ?? "title";
}

export function isEntryPlace(place: PairPlace): place is EntryPlace {
  return "listingId" in place;
}
