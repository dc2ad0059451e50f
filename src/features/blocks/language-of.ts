import { languageTag } from "~/lib/language-tag.ts";

/** The attribute that marks a text borrowed from another language than the page's. */
export function languageOf({ lang }: { lang?: string | null | undefined }) {
  return { lang: lang ? languageTag(lang) : undefined };
}
