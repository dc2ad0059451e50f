import { z } from "zod";
import { localeSchema, type Locale } from "~/lib/locales.ts";

/** Languages in which pages may be published although texts are missing there: the default language stands in. */
export const optionalLocalesSchema = z.array(localeSchema).max(10);

const settingsSchema = z.object({ translations: z.object({ optionalLocales: optionalLocalesSchema }) });

/** Those languages as the settings of a site name them; none where they say nothing. */
export function optionalLocalesIn(settings: unknown): Locale[] {
  return settingsSchema.safeParse(settings).data?.translations.optionalLocales ?? [];
}
