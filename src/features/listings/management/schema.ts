import { z } from "zod";
import { publicationStatusSchema } from "~/features/directory/schema.ts";
import { keptWordsSchema, listNameSchema } from "../schema.ts";

/** Which entries are named: of one list, found by words, of a status or all. */
export const listedInput = z.strictObject({
  list: listNameSchema,
  search: z.string().trim().max(100).default(""),
  status: publicationStatusSchema.optional(),
});
export type ListedInput = z.output<typeof listedInput>;

/** A page of them, as the panel lists them. */
export const listEntriesInput = listedInput.extend({ page: z.number().int().min(1).max(500).default(1) });
export type ListEntriesInput = z.output<typeof listEntriesInput>;

export const entryRowSchema = z.strictObject({
  id: z.uuid(),
  title: keptWordsSchema,
  status: publicationStatusSchema,
  created: z.iso.datetime(),
  /** Where its branch is; empty without one. */
  city: z.string(),
  /** Its last day was before today. */
  isOver: z.boolean(),
});
export type EntryRow = z.infer<typeof entryRowSchema>;

export const entryListSchema = z.strictObject({
  entries: z.array(entryRowSchema),
  total: z.number().int(),
  pages: z.number().int(),
});
