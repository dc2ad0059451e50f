import { shownGroups } from "~/features/page/domain/shown-groups.ts";
import { fieldDefinitionOf } from "~/kinds/registry.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** The words of one page in one language, as a visitor reads them. */
export interface SearchText {
  pageId: string;
  title: string;
  text: string;
}

export interface SearchHit {
  pageId: string;
  title: string;
  excerpt: string;
}

/** Characters of a hit's excerpt. */
const excerptLength = 200;

/**
 * Every visible text of a published page in this language, in one piece; what is written once for all languages stands
 * in the default one. Pure.
 */
export function searchTextOf(document: PageDocument, locale: Locale, defaultLocale = locale): SearchText {
  const texts = shownGroups(document, locale)
    .flatMap(({ kind, fields }) => Object.values(fields).map((field) => ({ kind, field })))
    .filter(({ field }) => field.visible)
    .flatMap(({ kind, field }) => {
      const isLocalized = fieldDefinitionOf(kind, field.name)?.localized ?? true;
      return field.texts[isLocalized ? locale : defaultLocale]?.text ?? [];
    });
  const names = document.locales[locale];
  return {
    pageId: document.id,
    title: names?.name || document.name,
    text: [names?.description ?? "", ...texts].join(" ").replace(/\s+/g, " ").trim(),
  };
}

/** The pages that hold every word of the query, those that name it in their title first. Pure. */
export function searchIn(texts: readonly SearchText[], query: string): SearchHit[] {
  const words = normalise(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return texts
    .flatMap((entry) => {
      const [title, text] = [normalise(entry.title), normalise(entry.text)];
      if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
      const score = words.filter((word) => title.includes(word)).length;
      return [{ score, hit: { pageId: entry.pageId, title: entry.title, excerpt: excerptOf(entry.text, words) } }];
    })
    .sort((a, b) => b.score - a.score || (a.hit.title < b.hit.title ? -1 : 1))
    .map(({ hit }) => hit);
}

/** At most 200 characters around the first word that was found. */
function excerptOf(text: string, words: readonly string[]): string {
  const plain = normalise(text);
  const at = Math.max(0, Math.min(...words.map((word) => plain.indexOf(word)).filter((index) => index >= 0)));
  const start = Number.isFinite(at) && at > 60 ? text.indexOf(" ", at - 60) + 1 : 0;
  const cut = text.slice(start, start + excerptLength);
  const isCut = start + excerptLength < text.length;
  return `${start > 0 ? "… " : ""}${isCut ? cut.slice(0, Math.max(cut.lastIndexOf(" "), 100)) + " …" : cut}`;
}

/** Without case and accents, with the same length as the text, so that positions stay true. */
function normalise(text: string): string {
  return [...text.toLowerCase()].map((character) => character.normalize("NFD").charAt(0) || character).join("");
}
