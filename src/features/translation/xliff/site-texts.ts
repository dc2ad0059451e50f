import type { MediaRef } from "~/features/media/schema.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { picturePair } from "~/features/site/translations/page-pairs.ts";
import { navigationPairs } from "~/features/site/translations/site-pairs.ts";
import { knownTexts, type FileLanguages, type KnownText } from "./known-texts.ts";

/** What is called so in a site's file is no page. */
export const navigationFile = "navigation";
export const picturesFile = "pictures";

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
