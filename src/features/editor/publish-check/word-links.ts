import { linksOf } from "~/features/page/domain/rich-text.ts";
import type { Field } from "~/features/page/schema.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** An address that words of a formatted text lead to, the first of these words, and the languages in which some do. */
interface WordLink {
  url: string;
  text: string;
  locales: Locale[];
}

/** Where the words of a formatted text lead to in these languages, each address once. */
export function wordLinks(field: Field, locales: readonly Locale[]): WordLink[] {
  const links = new Map<string, WordLink>();
  for (const locale of locales) {
    for (const { url, text } of linksOf(richTextSchema.safeParse(field.texts[locale]?.json).data ?? [])) {
      const known = links.get(url) ?? { url, text, locales: [] };
      links.set(url, { ...known, locales: [...new Set([...known.locales, locale])] });
    }
  }
  return [...links.values()];
}
