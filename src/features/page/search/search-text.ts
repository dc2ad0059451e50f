import type { MediaRef } from "~/features/media/schema.ts";
import { fieldDefinitionOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { mediaIdsOf } from "../domain/fields.ts";
import { shownGroups } from "../domain/shown-groups.ts";
import type { PublishedPage } from "../schema.ts";

/** The words of one page in one language, as a visitor reads them. */
export interface SearchText {
  title: string;
  /** What the sections are called: words that weigh more. They stand in `text`, too. */
  headings: string;
  text: string;
}

/** So much of a page is looked through: more than a book chapter, and less than the database takes as one. */
const longestText = 200_000;

/**
 * Every visible text of a published page in this language, in one piece; what is written once for all languages, and
 * what nobody has translated yet, stands in the default one, as on the page. Behind them what pictures show and documents are called. `archived` are groups that lie in an
 * archive, with their cards. Pure.
 */
export function searchTextOf(
  { document, media }: PublishedPage,
  locale: Locale,
  { defaultLocale = locale, archived = new Set() }: { defaultLocale?: Locale; archived?: ReadonlySet<string> } = {},
): SearchText {
  const fields = shownGroups(document, locale)
    .filter(({ id, parentId }) => !archived.has(id) && !archived.has(parentId ?? ""))
    .flatMap((group) => Object.values(group.fields).map((field) => ({ kind: group.kind, field })))
    .filter(({ field }) => field.visible)
    .map(({ kind, field }) => {
      const isLocalized = fieldDefinitionOf(kind, field.name)?.localized ?? true;
      const own = isLocalized ? field.texts[locale]?.text : null;
      return { field, name: field.name, text: own?.trim() ? own : (field.texts[defaultLocale]?.text ?? "") };
    });
  const shown = fields.flatMap(({ field }) => mediaIdsOf(field)).flatMap((id) => media[id] ?? []);
  const ofMedia = new Set(shown.map((medium) => wordsOf(medium, locale, defaultLocale)));
  const names = document.locales[locale];
  const headings = fields.filter(({ name }) => /title$/i.test(name));
  return {
    title: plain([names?.name || document.name]),
    headings: plain(headings.map(({ text }) => text)),
    text: plain([names?.description ?? "", ...fields.map(({ text }) => text), ...ofMedia]),
  };
}

/** A document is known by its name; anything else by the words that stand for it, as visitors get them. */
function wordsOf({ mediaType, name, alt }: MediaRef, locale: Locale, defaultLocale: Locale): string {
  return mediaType === "document" ? (name ?? "") : (alt[locale] ?? alt[defaultLocale] ?? "");
}

/** In one line, without the places at which a word may be divided. */
function plain(texts: readonly string[]): string {
  return texts
    .join(" ")
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestText);
}
