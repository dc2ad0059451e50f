import type { PageLocale } from "../schema.ts";

const parts = {
  name: "nameSource",
  description: "descriptionSource",
  searchTitle: "searchTitleSource",
} as const;
/** What of a page's own words is translated; an address is not. */
export type TranslatedPart = keyof typeof parts;

/**
 * The row of one language, each part that differs from `before` marked with the words of the first language (`source`)
 * that it translates. The first language itself, where `source` is null, bears no marks, and neither does what is empty.
 */
export function withSourceWords(
  row: PageLocale,
  { before, source }: { before: PageLocale | undefined; source: PageLocale | null },
): PageLocale {
  const changed = (Object.keys(parts) as TranslatedPart[]).filter(
    (part) => (row[part] ?? "") !== (before?.[part] ?? ""),
  );
  return changed.reduce((marked, part) => withMark(marked, part, source), row);
}

/** The row with one part said to translate what the first language says now. */
export function withMark(row: PageLocale, part: TranslatedPart, source: PageLocale | null): PageLocale {
  const { [parts[part]]: mark, ...others } = row;
  const words = !row[part] ? "" : (source?.[part] ?? "");
  if (words === (mark ?? "")) return row;
  return words === "" ? others : { ...others, [parts[part]]: words };
}

/** The words that a part was translated from, as far as it is known. */
export function sourceWordsOf(row: PageLocale | undefined, part: TranslatedPart): string | undefined {
  return row?.[parts[part]];
}

/** Whether a path leads to such a mark: it says something to translators and nothing to visitors. */
export function isSourceMark(path: readonly string[]): boolean {
  return path[0] === "locales" && path.length === 3 && Object.values<string | undefined>(parts).includes(path[2]);
}
