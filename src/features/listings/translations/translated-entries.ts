import { countsOf } from "~/features/site/translations/text-pair.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { entryPairs } from "../domain/entry-pairs.ts";
import { listNames } from "../schema.ts";
import { entriesToTranslate } from "./entry-words.ts";
import type { TranslatedEntry } from "./schema.ts";

/** Every entry with something to translate, and how far it is translated in every language but the first. */
export async function translatedEntries(
  { db, siteId, site }: Pick<ServiceContext, "db" | "siteId" | "site">,
  now: Date,
): Promise<TranslatedEntry[]> {
  const [source, ...others] = localesOf(site);
  if (source === undefined || others.length === 0) return [];
  const entries: TranslatedEntry[] = [];
  for (const list of listNames) {
    for (const { status, ...entry } of await entriesToTranslate({ db, siteId }, list, now)) {
      const counts = others.map((locale) => [locale, countsOf(entryPairs(entry, { source, locale }))] as const);
      if (counts.every(([, { total }]) => total === 0)) continue;
      const { id, title } = entry;
      entries.push({ list, id, title, status, counts: Object.fromEntries(counts) });
    }
  }
  return entries;
}
