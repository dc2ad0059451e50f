import { z } from "zod";
import { entryParts } from "~/features/listings/domain/entry-place.ts";
import { entryPartSchema, listNameSchema } from "~/features/listings/schema.ts";
import { entryPlaceInput } from "~/features/listings/translations/schema.ts";
import { savedSchema } from "~/features/page/api-schema.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import { idInput, fieldNameInput } from "~/features/page/commands/define-command.ts";
import { translatedTextSchema } from "~/features/page/commands/field-translate.ts";
import { translatedPageWordsSchema } from "~/features/page/commands/page-translate.ts";
import { longestDescription } from "~/features/page/domain/text-limits.ts";
import { translationServiceSchema } from "~/features/site/translations/schema.ts";
import { localeSchema } from "~/lib/locales.ts";

/** A field that was translated; what fails is told as every call tells it. */
export const translatedFieldSchema = savedSchema.extend({ error: z.null() });

/** Most texts of one call: their translation has to be there before the caller gives up. */
export const mostTexts = 25;

const languages = { from: localeSchema, to: localeSchema };
const fieldPlace = z.strictObject({ groupId: idInput, fieldName: fieldNameInput });

export const translateFieldInput = z.strictObject({
  pageId: idInput,
  fieldId: idInput,
  ...languages,
  /** Whether a text that a person wrote may be replaced. */
  replace: z.boolean().default(false),
});
export type TranslateFieldInput = z.infer<typeof translateFieldInput>;

export const translateFieldsInput = z.strictObject({
  pageId: idInput,
  ...languages,
  fields: z.array(fieldPlace).min(1).max(mostTexts),
});
export type TranslateFieldsInput = z.infer<typeof translateFieldsInput>;

const failedField = fieldPlace.extend({ refusal: z.enum(["translation-broken", "translation-nothing"]) });
export type FailedField = z.infer<typeof failedField>;

/** What the service says, saved by nobody yet, and what it could not do. */
export const translatedFieldsSchema = z.strictObject({
  texts: z.array(translatedTextSchema),
  failed: z.array(failedField),
});
export type TranslatedFields = z.infer<typeof translatedFieldsSchema>;

export const translateMissingInput = z.strictObject({
  pageId: idInput,
  to: localeSchema,
  /** What has failed before and is left out, by the keys that an answer named. */
  without: z.array(z.string().max(200)).max(2000).default([]),
});
export type TranslateMissingInput = z.infer<typeof translateMissingInput>;

export const translatedMissingSchema = z.strictObject({
  done: z.number().int(),
  /** Texts that are still missing and may be asked for with another call. */
  left: z.number().int(),
  /** What could not be done, by keys that tell the page's texts apart. */
  failed: z.array(z.string()),
});
export type TranslatedMissing = z.infer<typeof translatedMissingSchema>;

/** Page id, "navigation" or the name of a list, to the keys of what could not be translated there; "begun " before it: so far. */
export const finishedSchema = z.record(z.string(), z.array(z.string()));

export const translateEntryInput = entryPlaceInput.extend({
  /** From the site's first language, where no other is named. */
  from: localeSchema.optional(),
  to: localeSchema,
  parts: z.array(entryPartSchema).min(1).max(entryParts.length),
  /** Whether texts that a person wrote may be replaced. */
  replace: z.boolean().default(false),
});
export type TranslateEntryInput = z.infer<typeof translateEntryInput>;

/** How many texts were translated and saved, and which the service could not do or made too long for their place. */
export const translatedEntryTextsSchema = z.strictObject({ done: z.number().int(), failed: z.array(entryPartSchema) });
export type TranslatedEntryTexts = z.infer<typeof translatedEntryTextsSchema>;

export const startRunInput = z.strictObject({ to: localeSchema });

/** How far a site that is translated in the background is, or how that ended. */
export const translationRunSchema = z.strictObject({
  locale: localeSchema,
  state: z.enum(["running", "done", "failed", "cancelled"]),
  /** Texts that it has translated. */
  done: z.number().int(),
  pagesDone: z.number().int(),
  pagesTotal: z.number().int(),
  /** Names of the pages on which something could not be translated. */
  incomplete: z.array(z.string()),
  isNavigationIncomplete: z.boolean(),
  /** Lists of entries of which the same is true. */
  incompleteLists: z.array(listNameSchema),
  /** Why it failed. */
  refusal: z.string().nullable(),
});
export type TranslationRunShown = z.infer<typeof translationRunSchema>;

/** Plain words on their way to another language, and formatted texts of what stands on no page. */
export const translateWordsInput = z
  .strictObject({
    ...languages,
    texts: z.array(z.string().trim().min(1).max(longestDescription)).max(mostTexts),
    rich: z.array(richTextSchema).max(3).optional(),
  })
  .refine(({ texts, rich = [] }) => texts.length + rich.length > 0, "there is nothing to translate");
export type TranslateWordsInput = z.infer<typeof translateWordsInput>;
export const translatedWordsSchema = z.strictObject({
  texts: z.array(z.string().nullable()),
  rich: z.array(richTextSchema.nullable()),
});
export type TranslatedWords = z.infer<typeof translatedWordsSchema>;

/** Texts whose translations bear marks of other words than stand there now. */
export const formerWordsInput = z.strictObject({
  pageId: idInput,
  texts: z
    .array(fieldPlace.extend({ sourceHash: z.string().max(32) }))
    .min(1)
    .max(500),
});
export type FormerWordsInput = z.infer<typeof formerWordsInput>;

/** The words, by their marks. */
export const formerWordsSchema = z.strictObject({ words: z.record(z.string(), z.string()) });
export type FormerWords = z.infer<typeof formerWordsSchema>;

/** From the site's first language, where no other is named. */
const fileLanguages = { from: localeSchema.optional(), to: localeSchema };
export const xliffInput = z.strictObject({ pageId: idInput, ...fileLanguages });
export type XliffInput = z.infer<typeof xliffInput>;
export const xliffSchema = z.strictObject({ xml: z.string(), fileName: z.string() });

export const siteXliffInput = z.strictObject(fileLanguages);
export type SiteXliffInput = z.infer<typeof siteXliffInput>;

/** Calls hold a megabyte; a page's file is a fraction of that. It may have one of "pictures" beside it. */
const longestXliff = 900_000;
const xml = z.string().max(longestXliff);
export const readXliffInput = z.strictObject({ pageId: idInput, xml });
export type ReadXliffInput = z.infer<typeof readXliffInput>;

const xliffProblemSchema = z.strictObject({
  id: z.string(),
  /** Where it stands: "kind · field", or what it is of a page or the site; empty for what is not there. */
  note: z.string(),
  /**
   * `unknown`: not there; `doubled`: twice in the file; `empty`: not translated; `broken`: its tags are lost; `long`: too
   * long for its place; `changed`: its source says something else by now; `address`: another page has it, or none may;
   * `absent`: there, but not in the file.
   */
  problem: z.enum(["unknown", "doubled", "empty", "broken", "long", "changed", "address", "absent"]),
});
export type XliffProblem = z.infer<typeof xliffProblemSchema>;

/** Words of a person that a file would replace: where, what stands there, and what the file says. */
const replacedSchema = z.strictObject({ id: z.string(), note: z.string(), before: z.string(), after: z.string() });
export type ReplacedText = z.infer<typeof replacedSchema>;

/** What a file would change on a page and of its pictures, and what in it would not. */
export const readXliffSchema = z.strictObject({
  locale: localeSchema,
  texts: z.array(translatedTextSchema),
  /** Names, search titles and descriptions. */
  words: z.array(translatedPageWordsSchema),
  address: z.string().nullable(),
  /** What pictures show. */
  pictures: z.array(z.strictObject({ id: z.string(), text: z.string(), source: z.string() })),
  /** Of all those, such as take the place of what a person wrote. */
  byHand: z.array(replacedSchema),
  /** Texts that stand on the page already. */
  same: z.number().int(),
  problems: z.array(xliffProblemSchema),
});
export type ReadXliff = z.infer<typeof readXliffSchema>;

/** Most texts of such a part; larger files come in several. */
export const mostUnits = 2_000;

/** One file of a site's: of a page, of "navigation", "pictures" or a list of entries, or a part of such a file. */
export const readSiteXliffInput = z.strictObject({ xml });
export type ReadSiteXliffInput = z.infer<typeof readSiteXliffInput>;

/** `replace`: of what a person wrote, the ids of texts that may be replaced, with the marks that they bore when somebody was asked. */
export const takeSiteXliffInput = z.strictObject({ xml, replace: z.record(z.string().max(200), z.string().max(20)) });
export type TakeSiteXliffInput = z.infer<typeof takeSiteXliffInput>;

/** What such a file would change, or has changed. */
export const siteXliffPartSchema = z.strictObject({
  /** Of the page; null for what is no page. */
  name: z.string().nullable(),
  /** Texts that are new or different. */
  changes: z.number().int(),
  /** Of those, such as take the place of what a person wrote; after the taking, those that were kept. */
  byHand: z.array(replacedSchema.extend({ mark: z.string() })),
  same: z.number().int(),
  problems: z.array(xliffProblemSchema),
});
export type SiteXliffPart = z.infer<typeof siteXliffPartSchema>;

/** Who translates on this site, and what still has to be set before it does. */
export const translationStateSchema = z.strictObject({
  service: z.enum(["off", ...translationServiceSchema.options]),
  /** The variable that the operator has to set; null when nothing lacks. */
  lacks: z.string().nullable(),
});
