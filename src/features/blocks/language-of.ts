import { languageTag } from "~/lib/language-tag.ts";

/** The attribute that marks a text borrowed from another language than the page's. */
export function languageOf({ lang }: { lang: string | null }) {
  return { lang: lang === null ? undefined : languageTag(lang) };
}
