import { z } from "zod";
import { tableFileSchema } from "~/lib/tables/table-file.ts";
import { revisionSchema } from "~/lib/record-revision.ts";
import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { tableWork } from "~/server/limits/table-work.ts";
import { importEntries } from "./csv/import-entries.ts";
import { entriesReportSchema, importEntriesInput } from "./csv/schema.ts";
import { tableOfEntries } from "./csv/table-of-entries.ts";
import { keptItem, keptItems, keptJob, keptJobs } from "./kept-entries.ts";
import { listEntries } from "./management/list-entries.ts";
import { entryListSchema, listedInput, listEntriesInput } from "./management/schema.ts";
import {
  keptItemSchema,
  keptJobSchema,
  removeEntryInput,
  saveItemInput,
  saveJobInput,
  wordMarksSchema,
} from "./schema.ts";
import { oneEntryWords } from "./translations/entry-words.ts";
import { saveEntryText } from "./translations/save-text.ts";
import { entryPlaceInput, entryWordsSchema, saveEntryTextInput, translatedEntrySchema } from "./translations/schema.ts";
import { translatedEntries } from "./translations/translated-entries.ts";
import { removeEntry, saveItem, saveJob } from "./service.ts";

const rest = restOf("listing");

const byId = z.strictObject({ id: z.uuid().toLowerCase() });
const saved = doneSchema.extend({ revision: revisionSchema });

/** What a site lists beside its pages: open positions, and the entries of its marketplace. */
export const listingRouter = router({
  jobs: editorProcedure
    .meta(rest("GET", "/listing/jobs"))
    .output(z.strictObject({ jobs: z.array(keptJobSchema) }))
    .query(async ({ ctx }) => ({ jobs: await keptJobs(ctx) })),

  items: editorProcedure
    .meta(rest("GET", "/listing/items"))
    .output(z.strictObject({ items: z.array(keptItemSchema) }))
    .query(async ({ ctx }) => ({ items: await keptItems(ctx) })),

  /** A page of one of the lists, as the panel shows it. */
  list: editorProcedure
    .meta(rest("GET", "/listing"))
    .input(listEntriesInput)
    .output(entryListSchema)
    .query(({ ctx, input }) => listEntries(ctx, input, new Date())),

  /** What the panel lists, as a file for spreadsheets. */
  file: editorProcedure
    .meta(rest("GET", "/listing/file"))
    .input(listedInput)
    .output(tableFileSchema)
    .query(({ ctx, input }) => tableWork(ctx, () => tableOfEntries(ctx, input))),

  /** Such a file read in: told, or done. */
  import: editorProcedure
    .meta(rest("POST", "/listing/import"))
    .input(importEntriesInput)
    .output(entriesReportSchema)
    .mutation(({ ctx, input }) => tableWork(ctx, () => importEntries(ctx, input))),

  job: editorProcedure
    .meta(rest("GET", "/listing/job"))
    .input(byId)
    .output(keptJobSchema)
    .query(({ ctx, input }) => keptJob(ctx, input.id)),

  item: editorProcedure
    .meta(rest("GET", "/listing/item"))
    .input(byId)
    .output(keptItemSchema)
    .query(({ ctx, input }) => keptItem(ctx, input.id)),

  saveJob: editorProcedure
    .meta(rest("POST", "/listing/job"))
    .input(saveJobInput)
    .output(saved)
    .mutation(async ({ ctx, input }) => ({ success: true, revision: await saveJob(ctx, input) })),

  saveItem: editorProcedure
    .meta(rest("POST", "/listing/item"))
    .input(saveItemInput)
    .output(saved)
    .mutation(async ({ ctx, input }) => ({ success: true, revision: await saveItem(ctx, input) })),

  /** How far the entries of both lists are translated. */
  translations: editorProcedure
    .meta(rest("GET", "/listing/translations"))
    .output(z.strictObject({ entries: z.array(translatedEntrySchema) }))
    .query(async ({ ctx }) => ({ entries: await translatedEntries(ctx, new Date()) })),

  words: editorProcedure
    .meta(rest("GET", "/listing/words"))
    .input(entryPlaceInput)
    .output(entryWordsSchema)
    .query(({ ctx, input }) => oneEntryWords(ctx, input)),

  /** One text of an entry in one language; the rest of it stays. */
  saveText: editorProcedure
    .meta(rest("POST", "/listing/words"))
    .input(saveEntryTextInput)
    .output(saved)
    .mutation(async ({ ctx, input }) => ({ success: true, revision: await saveEntryText(ctx, input) })),

  remove: editorProcedure
    .meta(rest("POST", "/listing/remove"))
    .input(removeEntryInput)
    .output(doneSchema.extend({ wordMarks: wordMarksSchema }))
    .mutation(async ({ ctx, input }) => ({ ...done, wordMarks: await removeEntry(ctx, input) })),
});
