import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { int4 } from "~/lib/int4.ts";
import { deeds } from "../domain/history/entries.ts";
import { pageDocumentSchema } from "../schema.ts";

const id = z.uuid().toLowerCase();
const revision = int4.min(0);

export const historyInput = z.strictObject({
  pageId: id,
  /** What happened before this revision; without it, the newest. */
  before: revision.optional(),
});

const historyEntrySchema = z.strictObject({
  /** The page's revision afterwards: what leads back to this moment. */
  revision,
  since: z.iso.datetime(),
  at: z.iso.datetime(),
  actorName: z.string(),
  did: z.array(z.strictObject({ deed: z.enum(deeds), count: z.number().int() })),
  /** The kinds of the sections that were worked on. */
  kinds: z.array(z.string()),
  /** A few words of the text that was written last. */
  words: z.string().nullable(),
  /** The number of the version that this publish made; null for everything else. */
  publishedNumber: z.number().int().nullable(),
  /** It is what visitors see now. */
  isShown: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historySchema = z.strictObject({
  entries: z.array(historyEntrySchema),
  /** What `before` is for the next older ones; null when there are none. */
  next: revision.nullable(),
});
export type History = z.infer<typeof historySchema>;

/** Without a revision: what visitors see now. */
export const versionInput = z.strictObject({ pageId: id, revision: revision.optional() });

export const versionSchema = z.strictObject({
  revision,
  document: pageDocumentSchema,
  media: z.record(z.string(), mediaRefSchema),
});
export type Version = z.infer<typeof versionSchema>;

export const restoreInput = z.strictObject({
  pageId: id,
  revision,
  /** The section to lead back; without it, the whole page. */
  groupId: id.optional(),
  /** The id of the change, by which it can be taken back; the same one twice changes nothing more. */
  opId: id,
});
export type RestoreInput = z.infer<typeof restoreInput>;
