import type { MediaRef } from "~/features/media/schema.ts";
import { fieldDefinitionOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { mediaIdsOf } from "../domain/fields.ts";
import { shownGroups } from "../domain/shown-groups.ts";
import type { PublishedPage } from "../schema.ts";
import { borrowed } from "./words.ts";
import { undivided } from "~/lib/undivided.ts";

/** The words of one page in one language, as a visitor reads them. */
export interface SearchText {
  title: string;
  /** What the sections are called: words that weigh more. They stand in `text`, too. */
  headings: string;
  /** What stands in the language itself, then, behind `borrowed`, what stands in the site's default one. */
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
    .flatMap(({ kind, fields: all }) =>
      Object.values(all).map((field) => ({ field, definition: fieldDefinitionOf(kind, field.name) })),
    )
    .filter(({ field, definition }) => field.visible && !definition?.isApart)
    .map(({ field, definition }) => {
      const isLocalized = definition?.localized ?? true;
      const own = isLocalized ? field.texts[locale]?.text : null;
      const text = own?.trim() ? own : (field.texts[defaultLocale]?.text ?? "");
      return { field, name: field.name, text, isBorrowed: isLocalized && locale !== defaultLocale && !own?.trim() };
    });
  const shown = fields.flatMap(({ field }) => mediaIdsOf(field)).flatMap((id) => media[id] ?? []);
  const ofMedia = shown.map((medium) => wordsOf(medium, locale, defaultLocale));
  const names = document.locales[locale];
  const headings = fields.filter(({ name }) => /title$/i.test(name));
  return {
    title: plain([names?.name || document.name]),
    headings: plain(headings.map(({ text }) => text)),
    text: [
      plain([names?.description ?? "", ...textsOf(fields, false), ...new Set(textsOf(ofMedia, false))]),
      plain([...textsOf(fields, true), ...new Set(textsOf(ofMedia, true))]),
    ]
      .filter((text, at) => at === 0 || text !== "")
      .join(borrowed)
      .slice(0, longestText),
  };
}

interface Words {
  text: string;
  isBorrowed: boolean;
}

const textsOf = (words: readonly Words[], isBorrowed: boolean) =>
  words.filter((each) => each.isBorrowed === isBorrowed).map(({ text }) => text);

/** A document is known by its name; anything else by the words that stand for it, as visitors get them. */
function wordsOf({ mediaType, name, alt }: MediaRef, locale: Locale, defaultLocale: Locale): Words {
  if (mediaType === "document") return { text: name ?? "", isBorrowed: false };
  const own = alt[locale];
  return { text: own ?? alt[defaultLocale] ?? "", isBorrowed: own === undefined && locale !== defaultLocale };
}

/** In one line, without the places at which a word may be divided. */
function plain(texts: readonly string[]): string {
  return undivided(texts.join(" ")).replace(/\s+/g, " ").trim().slice(0, longestText);
}
