import { dequal } from "dequal/lite";
import { z } from "zod";
import type { FieldDefinition } from "~/features/blocks/field-kinds.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { longestRichText } from "~/features/richtext/normalise.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { withTranslation } from "../domain/fields.ts";
import { textAt } from "../domain/groups.ts";
import { savedRichText } from "../domain/rich-text.ts";
import { savedLines, savedText } from "../domain/text.ts";
import { longestText } from "../domain/text-limits.ts";
import type { FieldText, PageDocument } from "../schema.ts";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { hasLocale, onField } from "./on-part.ts";

/** Most texts of one operation, which one undo takes back, and how many bytes of them a request may hold. */
const mostTranslated = 200;
const mostBytes = 400_000;

/** A translator's file brings a person's words. */
export const translatedBySchema = z.enum(["machine", "human"]).default("machine");

/** A text as it was translated elsewhere. */
export const translatedTextSchema = z.strictObject({
  groupId: idInput,
  fieldName: fieldNameInput,
  text: z.string().max(longestRichText),
  /** Of formatted text, which its words are derived from. */
  json: jsonSchema,
  /** Of the words that it translates: they may have changed meanwhile. */
  sourceHash: z.string().max(32).nullable(),
});
type TranslatedText = z.infer<typeof translatedTextSchema>;

/**
 * Saves what a machine, or a translator elsewhere, has made of texts in one language; a machine's is marked. A text that a person wrote stays unless
 * `mayReplace` says that somebody was asked; what has gone meanwhile is left out.
 */
export const fieldTranslate = defineCommand({
  name: "field.translate",
  input: z.strictObject({
    locale: localeSchema,
    texts: z.array(translatedTextSchema).min(1).max(mostTranslated),
    mayReplace: z.boolean().default(false),
    by: translatedBySchema,
  }),
  run: (document, { locale, texts, mayReplace, by: origin }, context) => {
    if (!hasLocale(context, locale)) return refuse("locale-unknown");
    let translated = document;
    for (const { groupId, fieldName, ...made } of texts) {
      const target = { groupId, fieldName, types: ["text", "button", "richText"] as const };
      const outcome = onField(translated, target, context, (field, definition) => {
        if (!definition.localized) return refuse("not-localized");
        if (!mayReplace && isByHand(field.texts[locale])) return field;
        const saved = savedContent(made, definition);
        return isRefused(saved)
          ? saved
          : withTranslation(field, { locale, ...saved, sourceHash: made.sourceHash, origin });
      });
      if (!isRefused(outcome)) translated = outcome;
      else if (outcome.refusal !== "group-not-found") return outcome;
    }
    return translated;
  },
});

/** Texts in their order, as many together as one operation may hold; a text that is larger goes alone. */
export function inOperations<Text extends object>(texts: readonly Text[]): Text[][] {
  const operations: Text[][] = [];
  let bytes = Infinity;
  for (const text of texts) {
    const own = new TextEncoder().encode(JSON.stringify(text)).length;
    const last = operations.at(-1);
    if (last && last.length < mostTranslated && bytes + own <= mostBytes) {
      last.push(text);
      bytes += own;
    } else {
      operations.push([text]);
      bytes = own;
    }
  }
  return operations;
}

/** How many of these texts now stand where they belong: a person's that stood there was kept. */
export function countTaken(
  document: PageDocument,
  { locale, texts }: { locale: Locale; texts: readonly TranslatedText[] },
): number {
  return texts.filter((made) => {
    const text = textAt(document, { ...made, locale });
    return text?.text === made.text || (made.json !== null && dequal(text?.json, made.json));
  }).length;
}

/** Whether these are words that a person wrote, or has changed or approved since a machine did. */
export function isByHand(text: FieldText | undefined | null): boolean {
  return Boolean(text?.text?.trim()) && text?.origin === "human";
}

function savedContent(
  { text, json }: Pick<TranslatedText, "text" | "json">,
  { type, hasLines }: FieldDefinition,
): ReturnType<typeof savedRichText> {
  if (type === "richText") return savedRichText(json);
  if (text.length > longestText) return refuse("invalid-input");
  const saved = (hasLines ? savedLines : savedText)(text);
  return { text: saved === null ? null : { text: saved, json: null } };
}
