import { z } from "zod";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { localeSchema } from "~/lib/locales.ts";
import { isMachineWords, withTranslatedWords } from "../domain/source-words.ts";
import { longestDescription, longestName, longestSearchTitle, longestText } from "../domain/text-limits.ts";
import { savedText } from "../domain/text.ts";
import { translatedPartSchema, type TranslatedPart } from "../schema.ts";
import { defineCommand } from "./define-command.ts";
import { translatedBySchema } from "./field-translate.ts";
import { hasLocale } from "./on-part.ts";
import { inLocale } from "./page-texts.ts";

const longest: Record<TranslatedPart, number> = {
  name: longestName,
  description: longestDescription,
  searchTitle: longestSearchTitle,
};

/** Words of a page as they were translated elsewhere. */
export const translatedPageWordsSchema = z.strictObject({
  part: translatedPartSchema,
  text: z.string().max(longestText),
  /** The words of the first language that it translates. */
  source: z.string().max(longestDescription),
});

/**
 * Saves what a machine, or a translator elsewhere, has made of a page's own words in one language, with the words that it
 * made them of; a machine's are marked.
 * What a person wrote there stays unless `mayReplace` says that somebody was asked; what is too long is left out. The
 * page's address stays as it is, or is that of the first language where there was none yet.
 */
export const pageTranslate = defineCommand({
  name: "page.translate",
  input: z.strictObject({
    locale: localeSchema,
    texts: z.array(translatedPageWordsSchema).min(1).max(translatedPartSchema.options.length),
    mayReplace: z.boolean().default(false),
    by: translatedBySchema,
  }),
  run: (document, { locale, texts, mayReplace, by }, context) => {
    if (!hasLocale(context, locale) || locale === context.locales[0]) return refuse("locale-unknown");
    const before = document.locales[locale];
    const made = texts.flatMap(({ part, text, source }) => {
      const saved = savedText(text);
      if (saved === null || saved.length > longest[part]) return [];
      const isByHand = Boolean(before?.[part]) && !isMachineWords(before, part);
      return isByHand && (!mayReplace || saved === before?.[part]) ? [] : [{ part, text: saved, source, by }];
    });
    if (made.length === 0) return document;
    const change = Object.fromEntries(made.map(({ part, text }) => [part, text]));
    const written = inLocale(document, locale, change, context);
    const row = isRefused(written) ? undefined : written.locales[locale];
    if (isRefused(written) || !row) return written;
    return { ...written, locales: { ...written.locales, [locale]: made.reduce(withTranslatedWords, row) } };
  },
});
