import { z } from "zod";
import { idInput, fieldNameInput } from "~/features/page/commands/define-command.ts";
import { translatedTextSchema } from "~/features/page/commands/field-translate.ts";
import { translationServiceSchema } from "~/features/site/translations/schema.ts";
import { localeSchema } from "~/lib/locales.ts";

/** Most fields of one call: their translation has to be there before the caller gives up. */
export const mostFields = 25;

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
  fields: z.array(fieldPlace).min(1).max(mostFields),
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
  /** What has failed before and is left out. */
  without: z.array(fieldPlace).max(2000).default([]),
});
export type TranslateMissingInput = z.infer<typeof translateMissingInput>;

export const translatedMissingSchema = z.strictObject({
  done: z.number().int(),
  /** Texts that are still missing and may be asked for with another call. */
  left: z.number().int(),
  failed: z.array(failedField),
});

/** A text whose translation bears the mark of other words than stand there now. */
export const formerWordsInput = z.strictObject({
  pageId: idInput,
  groupId: idInput,
  fieldName: fieldNameInput,
  sourceHash: z.string().max(32),
});
export type FormerWordsInput = z.infer<typeof formerWordsInput>;

export const xliffInput = z.strictObject({ pageId: idInput, to: localeSchema });
export type XliffInput = z.infer<typeof xliffInput>;
export const xliffSchema = z.strictObject({ xml: z.string(), fileName: z.string() });

/** Calls hold a megabyte; a page's file is a fraction of that. */
export const readXliffInput = z.strictObject({ pageId: idInput, xml: z.string().max(900_000) });
export type ReadXliffInput = z.infer<typeof readXliffInput>;

/** What a file would change, and what in it would not: not on the page, twice in it, not translated, its tags lost. */
export const readXliffSchema = z.strictObject({
  locale: localeSchema,
  texts: z.array(translatedTextSchema),
  /** Of those, texts that take the place of words that a person wrote. */
  byHand: z.number().int(),
  /** Texts that stand on the page already. */
  same: z.number().int(),
  problems: z.array(
    z.strictObject({
      id: z.string(),
      note: z.string(),
      /** `changed`: its source says something else by now; `absent`: on the page, but not in the file. */
      problem: z.enum(["unknown", "doubled", "empty", "broken", "changed", "absent"]),
    }),
  ),
});
export type ReadXliff = z.infer<typeof readXliffSchema>;

/** Who translates on this site, and what still has to be set before it does. */
export const translationStateSchema = z.strictObject({
  service: z.enum(["off", ...translationServiceSchema.options]),
  /** The variable that the operator has to set; null when nothing lacks. */
  lacks: z.string().nullable(),
});
