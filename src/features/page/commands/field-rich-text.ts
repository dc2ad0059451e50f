import { z } from "zod";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { withText } from "../domain/fields.ts";
import { savedRichText } from "../domain/rich-text.ts";
import { isRefused, refuse } from "../refusals.ts";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { hasLocale, onField } from "./on-part.ts";

/** Saves formatted text in one language; its plain text is derived here. */
export const fieldRichText = defineCommand({
  name: "field.richText",
  input: z.strictObject({ groupId: idInput, fieldName: fieldNameInput, locale: localeSchema, json: jsonSchema }),
  label: { de: "Text ändern", fr: "Modifier le texte" },
  merge: "typing",
  run: (document, { groupId, fieldName, locale, json }, context) => {
    if (!hasLocale(context, locale)) return refuse("locale-unknown");
    const saved = savedRichText(json);
    if (isRefused(saved)) return saved;
    return onField(document, { groupId, fieldName, types: ["richText"] }, context, (field) =>
      withText(field, locale, saved.text),
    );
  },
});
