import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { localeSchema } from "~/lib/locales.ts";
import { sourceHashOf } from "../domain/fields.ts";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { hasLocale, onField } from "./on-part.ts";

/**
 * Says that a text in one language is right, although the words that it translates were changed since, or although a
 * machine has written it: it is the person's own from then on.
 */
export const fieldTranslated = defineCommand({
  name: "field.translated",
  input: z.strictObject({ groupId: idInput, fieldName: fieldNameInput, locale: localeSchema }),
  run: (document, { groupId, fieldName, locale }, context) => {
    if (!hasLocale(context, locale)) return refuse("locale-unknown");
    return onField(document, { groupId, fieldName, types: ["text", "button", "richText"] }, context, (field) => {
      const text = field.texts[locale];
      const sourceHash = sourceHashOf(field, locale, context.locales[0]);
      if (!text || (text.sourceHash === sourceHash && text.origin === "human")) return field;
      return { ...field, texts: { ...field.texts, [locale]: { ...text, sourceHash, origin: "human" } } };
    });
  },
});
