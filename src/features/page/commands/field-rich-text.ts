import { z } from "zod";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { withText } from "../domain/fields.ts";
import { textAt } from "../domain/groups.ts";
import { mergeContents } from "../domain/merging/field-texts.ts";
import { savedRichText } from "../domain/rich-text.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { hasLocale, onField } from "./on-part.ts";

/**
 * Saves formatted text in one language; its plain text is derived here. With `base`, the text that it was written
 * upon, what others have written meanwhile in other words of it stays.
 */
export const fieldRichText = defineCommand({
  name: "field.richText",
  input: z.strictObject({
    groupId: idInput,
    fieldName: fieldNameInput,
    locale: localeSchema,
    json: jsonSchema,
    base: jsonSchema.optional(),
  }),
  run: (document, { groupId, fieldName, locale, json, base }, context) => {
    if (!hasLocale(context, locale)) return refuse("locale-unknown");
    const saved = savedRichText(json);
    if (isRefused(saved)) return saved;
    const was = base === undefined ? undefined : savedRichText(base);
    if (was && isRefused(was)) return was;
    return onField(document, { groupId, fieldName, types: ["richText"] }, context, (field) => {
      const text = was ? mergeContents(was.text, saved.text, field.texts[locale] ?? null).content : saved.text;
      return withText(field, { locale, text, source: context.locales[0] });
    });
  },
  mergesInto: (document, { json, base, ...place }) => {
    const [mine, was] = [savedRichText(json), base === undefined ? undefined : savedRichText(base)];
    if (isRefused(mine) || !was || isRefused(was)) return false;
    return mergeContents(was.text, mine.text, textAt(document, place)).isClean;
  },
  // What the text was written upon stands in the patches, too, where others have not changed it.
  kept: ({ base: _, ...input }) => input,
});
