import { languageTag } from "~/lib/language-tag.ts";

/** The attribute that marks a text borrowed from another language than the page's. */
export function languageOf({ lang }: { lang?: string | null | undefined }) {
  return { lang: lang ? languageTag(lang) : undefined };
}

/** The same for words of others, whose language has a name of its own; none where their language is the page's. */
export function foreignLanguage(language: string | null, locale: string) {
  const isOther = language !== null && language.split("-")[0] !== locale;
  return { lang: isOther ? language : undefined };
}
