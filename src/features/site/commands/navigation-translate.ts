import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { translatedBySchema } from "~/features/page/commands/field-translate.ts";
import { localeSchema } from "~/lib/locales.ts";
import { isLabelByHand, withTranslatedLabel, type Labelled } from "../domain/labels.ts";
import { longestLabel } from "../schema.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Saves what a machine, or a translator elsewhere, has made of what entries and containers of the navigation say, with the
 * words that it made them of; a machine's are marked. What a person wrote stays unless `mayReplace` says that somebody was asked; what has gone meanwhile, or
 * is too long, is left out.
 */
export const navigationTranslate = defineSiteCommand({
  name: "navigation.translate",
  input: z.strictObject({
    locale: localeSchema,
    texts: z
      .array(
        z.strictObject({
          id: z.uuid().toLowerCase(),
          text: z.string().trim().min(1).max(2_000),
          /** The words of the first language that it translates. */
          source: z.string().max(longestLabel),
        }),
      )
      .min(1)
      .max(200),
    mayReplace: z.boolean().default(false),
    by: translatedBySchema,
  }),
  run: (document, { locale, texts, mayReplace, by }, { locales }) => {
    if (!locales.includes(locale) || locale === locales[0]) return refuse("locale-unknown");
    const made = new Map(texts.filter(({ text }) => text.length <= longestLabel).map((text) => [text.id, text]));
    const { containers, entries } = document.navigation;
    const translated = <Part extends Labelled>(parts: Record<string, Part>): Record<string, Part> =>
      Object.fromEntries(
        Object.entries(parts).map(([id, part]) => {
          const own = made.get(id);
          const isKept = isLabelByHand(part, locale) && (!mayReplace || part.label[locale] === own?.text);
          return [id, own && !isKept ? withTranslatedLabel(part, { locale, ...own, by }) : part];
        }),
      );
    return {
      ...document,
      navigation: { containers: translated(containers), entries: translated(entries) },
    };
  },
});
