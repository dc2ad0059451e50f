import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";

const count = z.number().int().min(0);

/** How far something is translated, by language. */
export const countsByLocaleSchema = z.partialRecord(
  localeSchema,
  z.strictObject({ missing: count, stale: count, total: count, forService: count }),
);

/** How far one page is translated: its texts and the words of its pictures, by language; a language that it does not have is left out. */
export const translatedPageSchema = z.strictObject({
  pageId: z.uuid(),
  /** What editors call it. */
  name: z.string(),
  /** Of the draft that was counted. */
  revision: z.number().int().min(0),
  counts: countsByLocaleSchema,
});
export type TranslatedPage = z.infer<typeof translatedPageSchema>;

/** Who can translate: see features/translation/services. */
export const translationServiceSchema = z.enum(["deepl", "libretranslate", "openai"]);
export type TranslationServiceName = z.infer<typeof translationServiceSchema>;

/** A word of the site's glossary, as it is written in the first language. */
const glossaryWordSchema = z.strictObject({
  source: z.string().trim().min(1).max(100),
  /** It stands in every language as it is: a name. */
  isKept: z.boolean().default(false),
  /** What it is called in others; a language without a word here is left to the service. */
  words: z.partialRecord(localeSchema, z.string().trim().max(100)).default({}),
});
export type GlossaryWord = z.infer<typeof glossaryWordSchema>;

const mostGlossaryWords = 300;
/** Each under an id of its own, so that two people's changes meet at single words. */
export const glossarySchema = z
  .record(z.uuid(), glossaryWordSchema)
  .refine((words) => Object.keys(words).length <= mostGlossaryWords, { message: "too many words" });
