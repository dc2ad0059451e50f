import { z } from "zod";
import { publicationStatusSchema } from "~/features/directory/schema.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { savedRichText } from "~/features/page/domain/rich-text.ts";
import { longestEntryTitle, longestWorkQuota } from "~/features/page/domain/text-limits.ts";
import { longestRichText } from "~/features/richtext/normalise.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import { isRefused } from "~/features/document/refusals.ts";
import type { Json } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { revisionSchema, seenRevision } from "~/lib/record-revision.ts";
import { entryParts } from "./domain/entry-place.ts";

const id = z.uuid().toLowerCase();
const wordsSchema = (most: number) => z.partialRecord(localeSchema, z.string().trim().min(1).max(most));

/** Formatted text by language, with safe links only. */
export const descriptionSchema = z.partialRecord(
  localeSchema,
  richTextSchema.refine((value) => !isRefused(savedRichText(value as Json)), "a link leads nowhere"),
);

/** Words as they are stored: what is stored can be older than a limit, and has come past other doors than the form. */
export const keptWordsSchema = z.partialRecord(localeSchema, z.string());

const entry = {
  id,
  title: wordsSchema(longestEntryTitle).refine((title) => Object.keys(title).length > 0, "an entry has a title"),
  richTextDescription: descriptionSchema,
  branchId: id.nullable(),
  staffMemberId: id.nullable(),
  status: publicationStatusSchema,
  /** Since when it stands there; now, where nothing is said of a new one. */
  created: z.iso.datetime().optional(),
};

export const jobSchema = z.strictObject({
  ...entry,
  workQuota: wordsSchema(longestWorkQuota),
  titleImageIds: z.array(id).max(12),
  validThrough: z.iso.date().nullable(),
});
export type Job = z.output<typeof jobSchema>;

export const itemTypes = ["frame", "object", "job"] as const;
export const listingKinds = ["offering", "searching"] as const;
/**
 * What an entry's asset is called by programs. What an entry shows is its `titleImage`; this value is kept, taken and given
 * back with the entry, and nothing is drawn by it.
 */
const assetKinds = ["image", "document", "page"] as const;

export const itemSchema = z.strictObject({
  ...entry,
  itemType: z.enum(itemTypes),
  listingKind: z.enum(listingKinds),
  /** In CHF, as "120.00". */
  cost: z
    .string()
    .regex(/^\d{1,8}\.\d\d$/)
    .nullable(),
  toBePickedUp: z.boolean(),
  subjectToPostage: z.boolean(),
  askingPrice: z.boolean(),
  titleImageId: id.nullable(),
  assetKind: z.enum(assetKinds),
});
export type Item = z.output<typeof itemSchema>;

/** A part of an entry that is said by language. */
export const entryPartSchema = z.enum(entryParts);

/** Words that a machine has made and nobody has changed: they are marked until a person says that they are right. */
const machineMade = { byMachine: z.partialRecord(localeSchema, z.array(entryPartSchema)).optional() };
export type ByMachine = NonNullable<z.output<typeof machineMade.byMachine>>;

/** What is known of translated words; nothing, where a person made them of what the first language says now. */
const wordMarkSchema = z.strictObject({
  /** What the first language said when they were made, without its format, where that is something else than now. */
  madeFrom: z.string().max(longestRichText).optional(),
  /** A machine has made them, and nobody has looked at them since. */
  isMachine: z.literal(true).optional(),
});
export type WordMark = z.infer<typeof wordMarkSchema>;
export const wordMarksSchema = z.partialRecord(localeSchema, z.partialRecord(entryPartSchema, wordMarkSchema));
export type WordMarks = z.infer<typeof wordMarksSchema>;

/** Of one that comes back after it was removed: what was known of its translations. */
const knownBefore = { wordMarks: wordMarksSchema.optional() };

/** A change of an entry. */
export const saveJobInput = jobSchema.extend({ ...seenRevision, ...machineMade, ...knownBefore });
export const saveItemInput = itemSchema.extend({ ...seenRevision, ...machineMade, ...knownBefore });
/** What is said of the words of an entry that is saved. */
export type SaidOfWords = Pick<SaveJobInput, "byMachine" | "wordMarks">;
export type SaveJobInput = z.output<typeof saveJobInput>;
export type SaveItemInput = z.output<typeof saveItemInput>;

/** As it is kept, however long, with its pictures as they are drawn. */
const kept = {
  title: keptWordsSchema,
  created: z.iso.datetime(),
  revision: revisionSchema,
  pictures: z.array(mediaRefSchema),
};
export const keptJobSchema = jobSchema.extend({ ...kept, workQuota: keptWordsSchema, titleImageIds: z.array(id) });
export const keptItemSchema = itemSchema.extend(kept);
export type KeptJob = z.output<typeof keptJobSchema>;
export type KeptItem = z.output<typeof keptItemSchema>;

/** Which of the two lists. */
export const listNames = ["jobs", "items"] as const;
export const listNameSchema = z.enum(listNames);
export type ListName = z.infer<typeof listNameSchema>;
/** An entry to be taken away. */
export const removeEntryInput = z.strictObject({ list: listNameSchema, id, ...seenRevision });
export type RemoveEntryInput = z.output<typeof removeEntryInput>;
