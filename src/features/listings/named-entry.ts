import {
  aboutName,
  itemsIn,
  jobsIn,
  namedEntryName,
  type ItemEntry,
  type JobEntry,
  type NamedEntry,
} from "~/features/blocks/data/listing-data.ts";
import { placesOf } from "~/features/site/domain/pages/sitemap.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { Db } from "~/server/db.ts";
import { placesOfEntry, titleOf } from "./entry-places.ts";
import { findEntry } from "./entry-register.ts";

/** The entry of this id among those that a page shows. */
export function namedEntryOf(data: Record<string, unknown>, id: string): JobEntry | ItemEntry | null {
  return [...jobsIn(data), ...itemsIn(data)].find((entry) => entry.id === id) ?? null;
}

/**
 * The entry of this id as a page names it that lists none itself, but whose form is asked about entries of other pages;
 * null for an id that visitors may not see.
 */
export async function namedElsewhere(
  db: Db,
  index: SiteIndex,
  { page, locale, entryId }: { page: IndexedPage; locale: string; entryId: string },
): Promise<NamedEntry | null> {
  const entry = page.role === "contact" ? await findEntry(db, index.id, entryId, new Date()) : null;
  return entry?.id === entryId && entry ? { id: entry.id, title: titleOf(index, locale, entry) } : null;
}

/**
 * Where a page that names an entry in its address stands by language, with the entry: in its list, or in the question that
 * its form is sent with.
 */
export async function placesNaming(
  db: Db,
  index: SiteIndex,
  { page, entryId, isListed }: { page: IndexedPage; entryId: string; isListed: boolean },
): Promise<{ locale: string; path: string }[]> {
  const asked = new URLSearchParams({ [aboutName]: entryId });
  if (!isListed) return placesOf(index, page).map(({ locale, path }) => ({ locale, path: `${path}?${asked}` }));
  const entry = await findEntry(db, index.id, entryId, new Date());
  return entry ? placesOfEntry(index, page, entry) : [];
}

/** What has a page's sections show that its address names this entry. */
export function namedIn(entry: JobEntry | ItemEntry | NamedEntry | null): Record<string, NamedEntry> {
  if (!entry) return {};
  const title = typeof entry.title === "string" ? entry.title : entry.title.value;
  return { [namedEntryName]: { id: entry.id, title } };
}
