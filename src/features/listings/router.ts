import { z } from "zod";
import { tableFileSchema } from "~/lib/tables/table-file.ts";
import { revisionSchema } from "~/lib/record-revision.ts";
import { done, doneSchema } from "~/lib/done.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { tableWork } from "~/server/limits/table-work.ts";
import { importEntries } from "./csv/import-entries.ts";
import { entriesReportSchema, importEntriesInput } from "./csv/schema.ts";
import { tableOfEntries } from "./csv/table-of-entries.ts";
import { keptItem, keptItems, keptJob, keptJobs } from "./kept-entries.ts";
import { listEntries } from "./management/list-entries.ts";
import { entryListSchema, listedInput, listEntriesInput } from "./management/schema.ts";
import { keptItemSchema, keptJobSchema, removeEntryInput, saveItemInput, saveJobInput } from "./schema.ts";
import { oneEntryWords } from "./translations/entry-words.ts";
import { saveEntryText } from "./translations/save-text.ts";
import { entryPlaceInput, entryWordsSchema, saveEntryTextInput, translatedEntrySchema } from "./translations/schema.ts";
import { translatedEntries } from "./translations/translated-entries.ts";
import { removeEntry, saveItem, saveJob } from "./service.ts";

const byId = z.strictObject({ id: z.uuid().toLowerCase() });
const saved = doneSchema.extend({ revision: revisionSchema });

/** What a site lists beside its pages: open positions, and the entries of its marketplace. */
export const listingRouter = router({
  jobs: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing/jobs", tags: ["listing"] } })
    .output(z.strictObject({ jobs: z.array(keptJobSchema) }))
    .query(async ({ ctx }) => ({ jobs: await keptJobs(ctx) })),

  items: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing/items", tags: ["listing"] } })
    .output(z.strictObject({ items: z.array(keptItemSchema) }))
    .query(async ({ ctx }) => ({ items: await keptItems(ctx) })),

  /** A page of one of the lists, as the panel shows it. */
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing", tags: ["listing"] } })
    .input(listEntriesInput)
    .output(entryListSchema)
    .query(({ ctx, input }) => listEntries(ctx, input, new Date())),

  /** What the panel lists, as a file for spreadsheets. */
  file: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing/file", tags: ["listing"] } })
    .input(listedInput)
    .output(tableFileSchema)
    .query(({ ctx, input }) => tableWork(ctx, () => tableOfEntries(ctx, input))),

  /** Such a file read in: told, or done. */
  import: editorProcedure
    .meta({ openapi: { method: "POST", path: "/listing/import", tags: ["listing"] } })
    .input(importEntriesInput)
    .output(entriesReportSchema)
    .mutation(({ ctx, input }) => tableWork(ctx, () => importEntries(ctx, input))),

  job: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing/job", tags: ["listing"] } })
    .input(byId)
    .output(keptJobSchema)
    .query(({ ctx, input }) => keptJob(ctx, input.id)),

  item: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing/item", tags: ["listing"] } })
    .input(byId)
    .output(keptItemSchema)
    .query(({ ctx, input }) => keptItem(ctx, input.id)),

  saveJob: editorProcedure
    .meta({ openapi: { method: "POST", path: "/listing/job", tags: ["listing"] } })
    .input(saveJobInput)
    .output(saved)
    .mutation(async ({ ctx, input }) => ({ success: true, revision: await saveJob(ctx, input) })),

  saveItem: editorProcedure
    .meta({ openapi: { method: "POST", path: "/listing/item", tags: ["listing"] } })
    .input(saveItemInput)
    .output(saved)
    .mutation(async ({ ctx, input }) => ({ success: true, revision: await saveItem(ctx, input) })),

  /** How far the entries of both lists are translated. */
  translations: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing/translations", tags: ["listing"] } })
    .output(z.strictObject({ entries: z.array(translatedEntrySchema) }))
    .query(async ({ ctx }) => ({ entries: await translatedEntries(ctx, new Date()) })),

  words: editorProcedure
    .meta({ openapi: { method: "GET", path: "/listing/words", tags: ["listing"] } })
    .input(entryPlaceInput)
    .output(entryWordsSchema)
    .query(({ ctx, input }) => oneEntryWords(ctx, input)),

  /** One text of an entry in one language; the rest of it stays. */
  saveText: editorProcedure
    .meta({ openapi: { method: "POST", path: "/listing/words", tags: ["listing"] } })
    .input(saveEntryTextInput)
    .output(saved)
    .mutation(async ({ ctx, input }) => ({ success: true, revision: await saveEntryText(ctx, input) })),

  remove: editorProcedure
    .meta({ openapi: { method: "POST", path: "/listing/remove", tags: ["listing"] } })
    .input(removeEntryInput)
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await removeEntry(ctx, input);
      return done;
    }),
});
