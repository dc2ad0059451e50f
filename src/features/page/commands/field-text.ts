import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { withText } from "../domain/fields.ts";
import { savedText } from "../domain/text.ts";
import { refuse } from "../refusals.ts";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { hasLocale, onField } from "./on-part.ts";

/**
 * Saves a plain text in one language; null or only whitespace empties it. A field that is not localized has one text
 * for all languages, that of the default one, and refuses the others.
 */
export const fieldText = defineCommand({
  name: "field.text",
  input: z.strictObject({
    groupId: idInput,
    fieldName: fieldNameInput,
    locale: localeSchema,
    text: z.string().max(20_000).nullable(),
  }),
  label: { de: "Text ändern", fr: "Modifier le texte" },
  merge: "typing",
  run: (document, { groupId, fieldName, locale, text }, context) => {
    if (!hasLocale(context, locale)) return refuse("locale-unknown");
    const saved = savedText(text);
    return onField(document, { groupId, fieldName, types: ["text", "button"] }, context, (field, definition) => {
      if (!definition.localized && locale !== context.locales[0]) return refuse("not-localized");
      return withText(field, locale, saved === null ? null : { text: saved, json: null });
    });
  },
});
