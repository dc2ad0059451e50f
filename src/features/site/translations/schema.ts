import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";

const count = z.number().int().min(0);

/** How far one page is translated: its texts and the words of its pictures, by language; a language that it does not have is left out. */
export const translatedPageSchema = z.strictObject({
  pageId: z.uuid(),
  /** What editors call it. */
  name: z.string(),
  /** Of the draft that was counted. */
  revision: z.number().int().min(0),
  counts: z.partialRecord(localeSchema, z.strictObject({ missing: count, stale: count, total: count })),
});
export type TranslatedPage = z.infer<typeof translatedPageSchema>;
