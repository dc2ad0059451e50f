import { z } from "zod";
import { editorLocaleSchema } from "~/lib/locales.ts";

/** How many entries are shown at most, and told as seen at once: the newest. */
export const mostEntries = 100;
export const longestText = 4000;

/** The day that an entry is shown from, as "2026-11-23"; no two entries share one. */
const entryDateSchema = z.iso
  .date()
  .refine((date) => date >= "2000-01-01" && date <= "2099-12-31", "a year from 2000 to 2099");

const changelogEntrySchema = z.strictObject({ date: z.iso.date(), de: z.string(), fr: z.string() });
export type ChangelogEntry = z.infer<typeof changelogEntrySchema>;

export const changelogInput = z.strictObject({
  /** Leaves out what has no text in this language. */
  language: editorLocaleSchema.optional(),
  /** What the person has seen as well. */
  showAll: z.boolean().default(false),
});
export type ChangelogInput = z.output<typeof changelogInput>;
/** The newest day first. */
export const changelogSchema = z.strictObject({ data: z.array(changelogEntrySchema) });
export type Changelog = z.infer<typeof changelogSchema>;

export const seenInput = z.strictObject({ dates: z.array(entryDateSchema).max(mostEntries) });

const text = z.string().trim().max(longestText);
/** What an entry says. */
const entryTextsSchema = z.strictObject({ de: z.string(), fr: z.string() });
export type EntryTexts = z.infer<typeof entryTextsSchema>;
export const writeEntryInput = z
  .strictObject({
    date: entryDateSchema,
    de: text,
    fr: text,
    /** The day of the entry that this one stands in for; without it, it is one more. */
    replaces: entryDateSchema.optional(),
    /** What its author has seen of that one: it is not replaced when it says something else by now. */
    seen: entryTextsSchema.optional(),
  })
  .refine(({ de, fr }) => de !== "" || fr !== "", { message: "a text in one language at least", path: ["de"] });
export type WriteEntryInput = z.output<typeof writeEntryInput>;

export const removeEntryInput = z.strictObject({
  date: entryDateSchema,
  /** What was seen of it: it stays when it says something else by now. */
  seen: entryTextsSchema.optional(),
});
export type RemoveEntryInput = z.output<typeof removeEntryInput>;
