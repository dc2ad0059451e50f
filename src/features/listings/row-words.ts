import type { z } from "zod";
import { descriptionSchema, keptWordsSchema, wordMarksSchema, type ListName } from "./schema.ts";
import type { EntryWords } from "./translations/schema.ts";

/** What a column says by language, without the languages in which it says nothing. */
export function keptWords(column: unknown): z.output<typeof keptWordsSchema> {
  const words = keptWordsSchema.catch({}).parse(column);
  const said = Object.entries(words).map(([locale, text]) => [locale, text.trim()] as const);
  return Object.fromEntries(said.filter(([, text]) => text !== ""));
}

/** The words of a row, by language. */
export function saidOf(row: { title: unknown; richTextDescription: unknown }) {
  return {
    title: keptWords(row.title),
    richTextDescription: descriptionSchema.catch({}).parse(row.richTextDescription),
  };
}

interface Row {
  id: string;
  title: unknown;
  workQuota?: unknown;
  richTextDescription: unknown;
  wordMarks: unknown;
}

/** The same with what is known of its translations. */
export function wordsOfRow(list: ListName, row: Row): EntryWords {
  return {
    list,
    id: row.id,
    ...saidOf(row),
    ...(list === "jobs" && { workQuota: keptWords(row.workQuota) }),
    wordMarks: wordMarksSchema.catch({}).parse(row.wordMarks),
  };
}

/** The columns with a row's words. */
export const wordColumns = { id: true, title: true, richTextDescription: true, wordMarks: true } as const;
export const jobWordColumns = { ...wordColumns, workQuota: true } as const;
