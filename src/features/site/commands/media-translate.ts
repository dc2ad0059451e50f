import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { translatedDescription, undescribed } from "~/features/media/domain/described.ts";
import { longestAlt } from "~/features/media/library-schema.ts";
import { translatedBySchema } from "~/features/page/commands/field-translate.ts";
import { localeSchema } from "~/lib/locales.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Saves what a machine, or a translator elsewhere, has made of the words that say what a picture shows, with the words that
 * it made them of; a machine's are marked. What a person wrote, or left empty on purpose, stays unless `mayReplace` says that somebody was asked.
 */
export const mediaTranslate = defineSiteCommand({
  name: "media.translate",
  input: z.strictObject({
    id: z.uuid().toLowerCase(),
    locale: localeSchema,
    text: z.string().trim().min(1).max(longestAlt),
    /** The words of the first language that it translates. */
    source: z.string().max(longestAlt),
    mayReplace: z.boolean().default(false),
    by: translatedBySchema,
  }),
  run: (document, { id, locale, text, source, mayReplace, by }, { locales }) => {
    if (!locales.includes(locale) || locale === locales[0]) return refuse("locale-unknown");
    const before = document.media[id] ?? undescribed;
    const present = before.alt[locale];
    const isByHand = present !== undefined && !before.altMachine.includes(locale);
    if (isByHand && (!mayReplace || present === text)) return document;
    const media = { ...document.media, [id]: translatedDescription(before, { locale, text, source, by }) };
    return { ...document, media };
  },
});
