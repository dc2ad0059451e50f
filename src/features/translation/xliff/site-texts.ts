import { entryPairs } from "~/features/listings/domain/entry-pairs.ts";
import { isEntryPlace } from "~/features/listings/domain/entry-place.ts";
import type { EntryWords } from "~/features/listings/translations/schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { picturePair } from "~/features/site/translations/page-pairs.ts";
import { navigationPairs } from "~/features/site/translations/site-pairs.ts";
import { knownTexts, type FileLanguages, type KnownText } from "./known-texts.ts";

/** What is called so in a site's file is no page. */
export const navigationFile = "navigation";
export const picturesFile = "pictures";

/** What the entries of a list say, each named where a text of it is told of. */
export function textsOfEntries(entries: readonly EntryWords[], languages: FileLanguages): Map<string, KnownText> {
  const titles = new Map(entries.map(({ id, title }) => [id, title[languages.first] ?? Object.values(title)[0] ?? ""]));
  const texts = knownTexts({ pairsIn: (pair) => entries.flatMap((entry) => entryPairs(entry, pair)) }, languages);
  for (const { unit, place } of texts.values())
    if (isEntryPlace(place)) unit.note = `${place.type}: ${titles.get(place.listingId) ?? ""}`;
  return texts;
}

/** What the navigation says in words of its own. */
export function textsOfNavigation(document: SiteDocument, languages: FileLanguages): Map<string, KnownText> {
  return knownTexts({ pairsIn: (pair) => navigationPairs(document, pair) }, languages);
}

/** What pictures show, in words. */
export function textsOfPictures(
  media: Readonly<Record<string, Pick<MediaRef, "alt" | "altSources" | "altMachine">>>,
  languages: FileLanguages,
): Map<string, KnownText> {
  const pictures = Object.entries(media);
  return knownTexts(
    { pairsIn: (pair) => pictures.flatMap(([id, medium]) => picturePair(id, medium, pair)) },
    languages,
  );
}
