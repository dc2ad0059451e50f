import { z } from "zod";

/** The content locales that the product knows. */
export const contentLocales = ["de", "fr", "it", "rm", "en", "sq", "sr", "hr", "es", "pt"] as const;
export const localeSchema = z.enum(contentLocales);
export type Locale = z.infer<typeof localeSchema>;

/** The editor interface speaks two languages, German by default. */
export const editorLocales = ["de", "fr"] as const;
export const editorLocaleSchema = z.enum(editorLocales);
export type EditorLocale = z.infer<typeof editorLocaleSchema>;

/** Whether the editor speaks this language, too: what comes with it (words of a trade, samples) is written in these. */
export function isEditorLocale(locale: string | undefined): locale is EditorLocale {
  return editorLocaleSchema.safeParse(locale).success;
}

/** The site's content locales that the product knows, the default one first. */
export function localesOf(site: { locales: readonly string[] }): Locale[] {
  return site.locales.flatMap((locale) => localeSchema.safeParse(locale).data ?? []);
}

/** All content locales, the site's own first, of those the default one: what is written in it comes before what is measured by it. */
export function ownLocalesFirst(site: { locales: readonly string[] }): Locale[] {
  return [...new Set([...localesOf(site), ...contentLocales])];
}
