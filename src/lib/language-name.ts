import { languageTag } from "./language-tag.ts";

/** What a language is called in another, as the first word of a line: French writes "français", a list "Français". */
export function languageName(locale: string, inLocale: string): string {
  const name = new Intl.DisplayNames(inLocale, { type: "language" }).of(locale) ?? locale.toUpperCase();
  return name.charAt(0).toLocaleUpperCase(inLocale) + name.slice(1);
}

/** What a language calls itself, as the first word of a line. Not every browser has heard of Romansh and Albanian. */
export function ownLanguageName(locale: string): string {
  return { rm: "Rumantsch", sq: "Shqip" }[locale] ?? languageName(locale, languageTag(locale));
}
