import { z } from "zod";
import { int4 } from "~/lib/int4.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { siteDeeds } from "../domain/site-history.ts";

const revision = int4.min(0);

export const siteHistoryInput = z.strictObject({
  /** What happened before this revision; without it, the newest. */
  before: revision.optional(),
  /** Pages, entries and collections are named in this language where they have a name in it. */
  lang: localeSchema.optional(),
});

export type SiteHistoryInput = z.infer<typeof siteHistoryInput>;

const siteHistoryEntrySchema = z.strictObject({
  revision,
  since: z.iso.datetime(),
  at: z.iso.datetime(),
  actorName: z.string(),
  deed: z.enum(siteDeeds),
  count: z.number().int(),
  /** What the things are called that it was about, the first ones. */
  names: z.array(z.string()),
  settings: z.array(z.strictObject({ path: z.array(z.string()), before: jsonSchema, after: jsonSchema })),
  /** What `history.undo` takes to take it back, the newest first; empty where whoever asks cannot. */
  opIds: z.array(z.uuid()),
  /** It was taken back. */
  isTakenBack: z.boolean(),
});
export type ListedSiteEntry = z.infer<typeof siteHistoryEntrySchema>;

export const siteHistorySchema = z.strictObject({
  entries: z.array(siteHistoryEntrySchema),
  /** What `before` is for the next older ones; null when there are none. */
  next: revision.nullable(),
});
export type SiteHistory = z.infer<typeof siteHistorySchema>;
