import { z } from "zod";
import { publicationStatusSchema } from "~/features/directory/schema.ts";
import { longestRichText } from "~/features/richtext/normalise.ts";
import { countsByLocaleSchema } from "~/features/site/translations/schema.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { descriptionSchema, entryPartSchema, keptWordsSchema, listNameSchema, wordMarksSchema } from "../schema.ts";

const id = z.uuid().toLowerCase();
export const entryPlaceInput = z.strictObject({ list: listNameSchema, id });
export type EntryPlaceInput = z.infer<typeof entryPlaceInput>;

/** What an entry says in all languages, and what is known of its translations. */
export const entryWordsSchema = entryPlaceInput.extend({
  title: keptWordsSchema,
  workQuota: keptWordsSchema.optional(),
  richTextDescription: descriptionSchema,
  wordMarks: wordMarksSchema,
});
export type EntryWords = z.infer<typeof entryWordsSchema>;

/** How far an entry is translated, by language. */
export const translatedEntrySchema = entryPlaceInput.extend({
  title: keptWordsSchema,
  status: publicationStatusSchema,
  counts: countsByLocaleSchema,
});
export type TranslatedEntry = z.infer<typeof translatedEntrySchema>;

/** One text of an entry as a person writes it, or says that it is right. */
export const saveEntryTextInput = entryPlaceInput.extend({
  locale: localeSchema,
  part: entryPartSchema,
  /** Null takes it away. */
  text: z.string().max(longestRichText).nullable(),
  /** Of a description, which its words are derived from. */
  json: jsonSchema.default(null),
  /** What stood there, without its format, when its author looked: where it says something else by now, the call is refused (409). */
  was: z.string().max(longestRichText).optional(),
});
export type SaveEntryTextInput = z.output<typeof saveEntryTextInput>;
