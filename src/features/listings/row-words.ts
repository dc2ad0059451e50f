import { descriptionSchema, titleSchema, workQuotaSchema, type ListName } from "./schema.ts";
import { wordMarksSchema, type EntryWords } from "./translations/schema.ts";

/** The words of a row, by language. */
export function saidOf(row: { title: unknown; richTextDescription: unknown }) {
  return {
    title: titleSchema.catch({}).parse(row.title),
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
    ...(list === "jobs" && { workQuota: workQuotaSchema.catch({}).parse(row.workQuota) }),
    wordMarks: wordMarksSchema.catch({}).parse(row.wordMarks),
  };
}

/** The columns with a row's words. */
export const wordColumns = { id: true, title: true, richTextDescription: true, wordMarks: true } as const;
export const jobWordColumns = { ...wordColumns, workQuota: true } as const;
