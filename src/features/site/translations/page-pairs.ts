import { fieldDefinitionOf } from "~/kinds/registry.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import { isKept, textAt } from "~/features/page/domain/groups.ts";
import { sourceWordsOf, type TranslatedPart } from "~/features/page/domain/source-words.ts";
import { fieldsToTranslate } from "~/features/page/domain/translation-status.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { plainPair, type TextPair } from "./text-pair.ts";

interface Languages {
  source: Locale;
  locale: Locale;
}

/** The page's name, address, search title and description, and every text on it, from top to bottom. */
export function pagePairs(document: PageDocument, { source, locale }: Languages): TextPair[] {
  if (document.disallowedLocales.includes(locale)) return [];
  const [from, to] = [document.locales[source], document.locales[locale]];
  const ownWords = (part: TranslatedPart) => ({
    source: from?.[part],
    text: to?.[part],
    madeFrom: sourceWordsOf(to, part),
  });
  const fields = fieldsToTranslate(document, source, locale).map(({ state, ...place }): TextPair => {
    const wordsIn = (language: Locale) => textAt(document, { ...place, locale: language })?.text ?? "";
    const { kind = "" } = document.groups[place.groupId] ?? {};
    const isRich = fieldDefinitionOf(kind, place.fieldName)?.type === "richText";
    return {
      key: `${place.groupId}:${place.fieldName}`,
      place: { type: "field", ...place, isRich },
      source: wordsIn(source),
      text: wordsIn(locale),
      state,
      ...(textAt(document, { ...place, locale })?.origin === "machine" && { isMachine: true }),
    };
  });
  return [
    ...plainPair({ type: "pageName" }, "name", ownWords("name")),
    ...plainPair({ type: "pageAddress" }, "address", { source: from?.slug, text: to?.slug }),
    ...plainPair({ type: "pageSearchTitle" }, "searchTitle", { ...ownWords("searchTitle"), isOptional: true }),
    ...plainPair({ type: "pageDescription" }, "description", ownWords("description")),
    ...fields,
  ];
}

/**
 * What the pictures of the page show, in words. A picture whose words are empty on purpose is decoration and needs
 * none; one that has none in the first language has nothing to translate.
 */
export function picturePairs(
  document: PageDocument,
  media: Readonly<Record<string, MediaRef>>,
  { source, locale }: Languages,
): TextPair[] {
  if (document.disallowedLocales.includes(locale)) return [];
  const fields = Object.values(document.groups)
    .filter((group) => isKept(document, group))
    .flatMap((group) => Object.values(group.fields).filter(({ visible }) => visible));
  return [...new Set(fields.flatMap(mediaIdsOf))].flatMap((id) => {
    const medium = media[id];
    if (medium?.mediaType !== "image") return [];
    const texts = { source: medium.alt[source], text: medium.alt[locale], madeFrom: medium.altSources?.[locale] };
    return plainPair({ type: "picture", mediaId: id }, `picture ${id}`, texts);
  });
}
