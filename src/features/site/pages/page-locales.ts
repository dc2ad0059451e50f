import { withSourceWords } from "~/features/page/domain/source-words.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { PageEntry } from "../document-schema.ts";

/** A page of the index, and the language from which the others are translated. */
export interface IndexedPage {
  id: string;
  entry: PageEntry;
  first: Locale | undefined;
}

interface Before {
  before: PageDocument["locales"];
  /** The language from which the others are translated. */
  first: Locale | undefined;
}

/**
 * A page's names and addresses by language as the site's index has them; its descriptions stay as they were. A name that
 * is new in one language is a translation of what the first language says now.
 */
export function localesOfEntry({ names, slugs }: PageEntry, { before, first }: Before): PageDocument["locales"] {
  const rows = localeSchema.options.flatMap((locale) => {
    const slug = slugs[locale];
    const name = names[locale] ?? "";
    return slug === undefined ? [] : [[locale, { description: "", ...before[locale], slug, name }] as const];
  });
  const source = rows.find(([locale]) => locale === first)?.[1] ?? null;
  return Object.fromEntries(
    rows.map(([locale, row]) => [
      locale,
      withSourceWords(row, { before: before[locale], source: locale === first ? null : source }),
    ]),
  );
}
