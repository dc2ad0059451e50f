import { plainPair, type TextPair } from "~/features/site/translations/text-pair.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { EntryWords } from "../translations/schema.ts";
import { entryParts, placeOf } from "./entry-place.ts";
import { entryText } from "./word-marks.ts";

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
