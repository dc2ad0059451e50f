import { dequal } from "dequal/lite";
import { translatedPartSchema, type PageLocale, type TranslatedPart } from "../schema.ts";

const parts = {
  name: "nameSource",
  description: "descriptionSource",
  searchTitle: "searchTitleSource",
} as const satisfies Record<TranslatedPart, keyof PageLocale>;

/**
 * The row of one language, each part that differs from `before` marked with the words of the first language (`source`)
 * that it translates. The first language itself, where `source` is null, bears no marks, and neither does what is empty.
 */
export function withSourceWords(
  row: PageLocale,
  { before, source }: { before: PageLocale | undefined; source: PageLocale | null },
): PageLocale {
  const changed = translatedPartSchema.options.filter((part) => (row[part] ?? "") !== (before?.[part] ?? ""));
  return changed.reduce((marked, part) => withMark(marked, part, source), row);
}

/** The row with one part said to translate, in a person's words, what the first language says now. */
export function withMark(row: PageLocale, part: TranslatedPart, source: PageLocale | null): PageLocale {
  const { [parts[part]]: _, machine = [], ...others } = row;
  const words = !row[part] ? "" : (source?.[part] ?? "");
  const left = machine.filter((own) => own !== part);
  const marked = {
    ...others,
    ...(words !== "" && { [parts[part]]: words }),
    ...(left.length > 0 && { machine: left }),
  };
  return dequal(marked, row) ? row : marked;
}

/** The row with one part that a machine, or a translator elsewhere, has made of these words of the first language. */
export function withTranslatedWords(
  { machine: before, ...row }: PageLocale,
  { part, text, source, by }: { part: TranslatedPart; text: string; source: string; by: "machine" | "human" },
): PageLocale {
  const machine = translatedPartSchema.options.filter((own) =>
    own === part ? by === "machine" : before?.includes(own),
  );
  return { ...row, [part]: text, [parts[part]]: source, ...(machine.length > 0 && { machine }) };
}

/** Whether a machine has written a part, and nobody has looked at it since. */
export function isMachineWords(row: PageLocale | undefined, part: TranslatedPart): boolean {
  return row?.machine?.includes(part) ?? false;
}

/** The words that a part was translated from, as far as it is known. */
export function sourceWordsOf(row: PageLocale | undefined, part: TranslatedPart): string | undefined {
  return row?.[parts[part]];
}

/** Whether a path leads to such a mark: it says something to translators and nothing to visitors. */
export function isSourceMark(path: readonly string[]): boolean {
  const marks: (string | undefined)[] = [...Object.values(parts), "machine"];
  return path[0] === "locales" && path.length === 3 && marks.includes(path[2]);
}
