import { fieldDefinitionOf } from "~/kinds/registry.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import { isHidden, isKept, textAt } from "~/features/page/domain/groups.ts";
import { isMachineWords, sourceWordsOf } from "~/features/page/domain/source-words.ts";
import { fieldsToTranslate, type FieldToTranslate } from "~/features/page/domain/translation-status.ts";
import type { PageDocument, TranslatedPart } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { plainPair, type TextPair } from "./text-pair.ts";

interface Languages {
  source: Locale;
  locale: Locale;
}

/**
 * The page's name, address, search title and description, and every text on it, from top to bottom. The address of one of
 * the product's own pages, such as `~home`, is no word: it is the same in every language.
 */
export function pagePairs(document: PageDocument, { source, locale }: Languages): TextPair[] {
  if (document.disallowedLocales.includes(locale)) return [];
  const [from, to] = [document.locales[source], document.locales[locale]];
  const ownWords = (part: TranslatedPart) => ({
    source: from?.[part],
    text: to?.[part],
    madeFrom: sourceWordsOf(to, part),
    isMachine: isMachineWords(to, part),
  });
  const fields = fieldsToTranslate(document, source, locale).map(({ state, ...place }) =>
    fieldPair(document, { ...place, state }, { source, locale }),
  );
  return [
    ...plainPair({ type: "pageName", part: "name" }, "name", ownWords("name")),
    ...(from?.slug.startsWith("~")
      ? []
      : plainPair({ type: "pageAddress" }, "address", { source: from?.slug, text: to?.slug })),
    ...plainPair({ type: "pageSearchTitle", part: "searchTitle" }, "searchTitle", {
      ...ownWords("searchTitle"),
      isOptional: true,
    }),
    ...plainPair({ type: "pageDescription", part: "description" }, "description", ownWords("description")),
    ...fields,
  ];
}

/** A text of a section in two languages. */
export function fieldPair(
  document: PageDocument,
  { state, ...place }: FieldToTranslate,
  { source, locale }: Languages,
): TextPair {
  const textIn = (language: Locale) => textAt(document, { ...place, locale: language });
  const { kind = "" } = document.groups[place.groupId] ?? {};
  const field = fieldDefinitionOf(kind, place.fieldName);
  return {
    key: `${place.groupId}:${place.fieldName}`,
    place: {
      type: "field",
      ...place,
      isRich: field?.type === "richText",
      ...(field?.hasLines && { hasLines: true }),
    },
    source: textIn(source)?.text ?? "",
    text: textIn(locale)?.text ?? "",
    state,
    ...(textIn(locale)?.origin === "machine" && { isMachine: true }),
  };
}

/**
 * What the pictures and films of the page show, in words. A picture whose words are empty on purpose is decoration and needs
 * none; one that has none in the first language has nothing to translate.
 */
export function picturePairs(
  document: PageDocument,
  media: Readonly<Record<string, MediaRef>>,
  { source, locale }: Languages,
): TextPair[] {
  if (document.disallowedLocales.includes(locale)) return [];
  return shownMediaIds(document).flatMap((id) => {
    const medium = media[id];
    return medium && describedTypes.has(medium.mediaType) ? picturePair(id, medium, { source, locale }) : [];
  });
}

/** What is described in words; a document has a name. */
export const describedTypes: ReadonlySet<MediaRef["mediaType"]> = new Set<MediaRef["mediaType"]>(["image", "video"]);

/** The media that the page shows, each once. */
export function shownMediaIds(document: PageDocument): string[] {
  const fields = Object.values(document.groups)
    .filter((group) => isKept(document, group) && !isHidden(document, group))
    .flatMap((group) => Object.values(group.fields).filter(({ visible }) => visible));
  return [...new Set(fields.flatMap(mediaIdsOf))];
}

/** What one picture shows, in words; nothing where the first language has none. */
export function picturePair(
  id: string,
  { alt, altSources, altMachine }: Pick<MediaRef, "alt" | "altSources" | "altMachine">,
  { source, locale }: Languages,
): TextPair[] {
  const texts = {
    source: alt[source],
    text: alt[locale],
    madeFrom: altSources?.[locale],
    isMachine: altMachine?.includes(locale),
  };
  return plainPair({ type: "picture", mediaId: id }, `picture ${id}`, texts);
}
