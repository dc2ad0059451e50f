/** How documents name a language, after BCP 47: a page in Serbian is written in Latin script. */
export function languageTag(locale: string): string {
  return locale === "sr" ? "sr-Latn" : locale;
}

/**
 * Whose customs figures, plural forms and times of day follow for readers of `locale`: those of Switzerland, which a
 * browser takes for those of the language where it knows none of its own. Not every browser knows Romansh and Albanian;
 * both count like German.
 */
export function formatLocale(locale: string): string {
  return customs[locale] ?? `${locale}-CH`;
}

const customs: Readonly<Record<string, string>> = { rm: "de-CH", sq: "de-CH", sr: "sr-Latn", pt: "pt-PT" };

/** A language and a country of its readers, as Open Graph names them: Switzerland's where the language is one of hers. */
export function openGraphLocale(locale: string): string {
  return `${locale}_${countries[locale] ?? "CH"}`;
}

const countries: Readonly<Record<string, string>> = { en: "GB", sq: "AL", sr: "RS", hr: "HR", es: "ES", pt: "PT" };
