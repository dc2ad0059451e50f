import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { withText } from "../domain/fields.ts";
import { textAt } from "../domain/groups.ts";
import { mergeContents, type TextContent } from "../domain/merging/field-texts.ts";
import { savedLines, savedText } from "../domain/text.ts";
import { longestText } from "../domain/text-limits.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { hasLocale, onField } from "./on-part.ts";

/**
 * Saves a plain text in one language, in one line unless it is a title; null or only whitespace empties it. With `base`, the text that it was typed
 * upon, what others have written meanwhile in other words of it stays. A field that is not localized has one text for
 * all languages, that of the default one, and refuses the others.
 */
export const fieldText = defineCommand({
  name: "field.text",
  input: z.strictObject({
    groupId: idInput,
    fieldName: fieldNameInput,
    locale: localeSchema,
    text: z.string().max(longestText).nullable(),
    base: z.string().max(longestText).nullable().optional(),
  }),
  run: (document, { groupId, fieldName, locale, text, base }, context) => {
    if (!hasLocale(context, locale)) return refuse("locale-unknown");
    return onField(document, { groupId, fieldName, types: ["text", "button"] }, context, (field, definition) => {
      if (!definition.localized && locale !== context.locales[0]) return refuse("not-localized");
      const saved = definition.hasLines ? savedLines : savedText;
      const [mine, theirs] = [plain(saved(text)), field.texts[locale] ?? null];
      const written = base === undefined ? mine : mergeContents(plain(savedLines(base)), mine, theirs).content;
      return withText(field, { locale, text: written, source: context.locales[0] });
    });
  },
  mergesInto: (document, { text, base, ...place }) =>
    base !== undefined &&
    mergeContents(plain(savedLines(base)), plain(savedLines(text)), textAt(document, place)).isClean,
  // What the text was written upon stands in the patches, too, where others have not changed it.
  kept: ({ base: _, ...input }) => input,
});

function plain(text: string | null): TextContent | null {
  return text === null ? null : { text, json: null };
}
