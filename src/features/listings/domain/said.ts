import type { Said } from "~/features/blocks/data/listing-data.ts";
import { contentLocales, type Locale } from "~/lib/locales.ts";

/** Words, or formatted text, by language. */
export type ByLocale<Value> = Partial<Record<Locale, Value>>;

/** What is said in a language: in its own words, else in the site's default language, else in whichever there is. */
export function saidIn<Value>(
  words: ByLocale<Value>,
  { locale, defaultLocale }: { locale: Locale; defaultLocale: Locale },
): Said<Value> | null {
  const found = [locale, defaultLocale, ...contentLocales].find((each) => words[each] !== undefined);
  const value = found && words[found];
  return value === undefined ? null : { value, lang: found === locale ? null : (found ?? null) };
}
