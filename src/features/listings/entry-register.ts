import type { DataKey } from "~/features/blocks/data-key.ts";
import { zoneOf } from "~/features/site/zone-of.ts";
import { keptBySite } from "~/server/kept-by-site.ts";
import type { Db } from "~/server/db.ts";
import { endOf } from "./domain/last-day.ts";
import { shortId } from "./domain/entry-address.ts";
import type { ByLocale } from "./domain/said.ts";
import { publishedItemTitles, publishedJobTitles } from "./published-entries.ts";
import type { ListName } from "./schema.ts";

/** What tells an entry that visitors may see, without what it says. */
export interface RegisteredEntry {
  id: string;
  list: ListName;
  title: ByLocale<string>;
  created: Date;
  /** When somebody last changed it; for search engines. */
  changed: Date;
  /** When it ends by itself. */
  until: Date | null;
}

const kept = keptBySite<RegisteredEntry[]>("listing-register", ["jobs", "items"] satisfies DataKey[]);

/** The entries that visitors of a site may see now: read once for each state of them, for every address that names one. */
export async function registeredEntries(db: Db, siteId: string, now: Date): Promise<RegisteredEntry[]> {
  const all = await kept(siteId, now, () => readEntries(db, siteId, now));
  return all.filter(({ until }) => until === null || until > now);
}

/** The entry whose id is, or begins with, this one. */
export async function findEntry(db: Db, siteId: string, id: string, now: Date): Promise<RegisteredEntry | null> {
  const entries = await registeredEntries(db, siteId, now);
  return entries.find((entry) => entry.id === id || shortId(entry.id) === id) ?? null;
}

async function readEntries(db: Db, siteId: string, now: Date): Promise<RegisteredEntry[]> {
  const [jobs, items, timeZone] = await Promise.all([
    publishedJobTitles({ db, siteId }, now),
    publishedItemTitles({ db, siteId }),
    zoneOf(db, siteId),
  ]);
  return [
    ...jobs.map(({ id, title, created, changedAt, validThrough }) => ({
      ...{ id, list: "jobs" as const, title, created, changed: changedAt },
      until: validThrough && endOf(validThrough.toISOString().slice(0, 10), timeZone),
    })),
    ...items.map(({ id, title, created, changedAt }) => ({
      id,
      list: "items" as const,
      title,
      created,
      changed: changedAt,
      until: null,
    })),
  ];
}
