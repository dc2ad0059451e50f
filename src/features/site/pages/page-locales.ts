import type { PageDocument } from "~/features/page/schema.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { PageEntry } from "../document-schema.ts";

/** A page's names and addresses by language as the site's index has them; its descriptions stay as they were. */
export function localesOfEntry({ names, slugs }: PageEntry, before: PageDocument["locales"]): PageDocument["locales"] {
  const entries = localeSchema.options.flatMap((locale) => {
    const slug = slugs[locale];
    const description = before[locale]?.description ?? "";
    return slug === undefined ? [] : [[locale, { slug, name: names[locale] ?? "", description }] as const];
  });
  return Object.fromEntries(entries);
}
