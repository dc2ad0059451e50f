import type { ItemEntry, JobEntry, ListingBranch, ListPart } from "~/features/blocks/data/listing-data.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { zoneOf } from "~/features/site/zone-of.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import { entrySlug } from "./domain/entry-address.ts";
import { endOf } from "./domain/last-day.ts";
import { listPartOf, type WantedEntries } from "./domain/list-part.ts";
import { saidIn, type ByLocale } from "./domain/said.ts";
import { picturesOf } from "./kept-entries.ts";
import { publishedItems, publishedItemTitles, publishedJobs, publishedJobTitles } from "./published-entries.ts";
import type { ListName } from "./schema.ts";

interface Reading {
  db: Db;
  siteId: string;
  locale: Locale;
  defaultLocale: Locale;
  /** The page that lists the entries, under which each has its own address; null where they have none. */
  path: string | null;
  /** What is shown of the lists; their first parts where nothing is said. */
  entries?: WantedEntries;
}

/** Which part of a list a page shows, and until when the list is as it is, in milliseconds since 1970. */
export interface ShownPart extends ListPart {
  until: number | null;
}

/** Which part of the open positions a page shows. */
export async function shownPartOfJobs(reading: Reading, now: Date): Promise<ShownPart> {
  const rows = await publishedJobTitles(reading, now);
  const timeZone = await zoneOf(reading.db, reading.siteId);
  const ends = rows.flatMap(({ validThrough }) =>
    validThrough ? endOf(validThrough.toISOString().slice(0, 10), timeZone).getTime() : [],
  );
  return { ...partOf(rows, "jobs", reading).part, until: ends.length > 0 ? Math.min(...ends) : null };
}

/** The same of the marketplace. */
export async function shownPartOfItems(reading: Reading): Promise<ShownPart> {
  return { ...partOf(await publishedItemTitles(reading), "items", reading).part, until: null };
}

function partOf(rows: readonly { id: string }[], list: ListName, { entries }: Reading) {
  const ids = rows.map(({ id }) => id);
  return listPartOf(ids, list, entries);
}

/** The open positions of a site as its pages show them, a part of them. */
export async function shownJobs(reading: Reading, now: Date): Promise<JobEntry[]> {
  const { ids } = partOf(await publishedJobTitles(reading, now), "jobs", reading);
  const rows = await publishedJobs({ ...reading, ids }, now);
  const media = await picturesOf(
    reading,
    rows.flatMap(({ titleImageIds }) => titleImageIds),
  );
  return rows.map((row) => ({
    ...shownEntry(row, reading),
    workQuota: saidIn(row.workQuota, reading),
    titleImage: row.titleImageIds.flatMap((id) => media.get(id) ?? []),
    validThrough: row.validThrough?.toISOString().slice(0, 10) ?? null,
  }));
}

/** The same of the marketplace. */
export async function shownItems(reading: Reading): Promise<ItemEntry[]> {
  const { ids } = partOf(await publishedItemTitles(reading), "items", reading);
  const rows = await publishedItems({ ...reading, ids });
  const media = await picturesOf(
    reading,
    rows.flatMap(({ titleImageId }) => titleImageId ?? []),
  );
  return rows.map((row) => ({
    ...shownEntry(row, reading),
    itemType: row.itemType,
    listingKind: row.listingKind,
    cost: row.cost?.toFixed(2) ?? null,
    options: {
      toBePickedUp: row.toBePickedUp,
      subjectToPostage: row.subjectToPostage,
      askingPrice: row.askingPrice,
    },
    titleImage: media.get(row.titleImageId ?? "") ?? null,
    assetKind: row.assetKind,
  }));
}

interface Row {
  id: string;
  title: ByLocale<string>;
  created: Date;
  richTextDescription: ByLocale<RichTextValue>;
  branch: ListingBranch | null;
  staffMember: { firstName: string; lastName: string } | null;
}

function shownEntry({ id, created, branch, staffMember, ...words }: Row, reading: Reading) {
  const title = saidIn(words.title, reading) ?? { value: "", lang: null };
  return {
    id,
    title,
    created: created.toISOString(),
    richTextDescription: saidIn(words.richTextDescription, reading),
    branch,
    staffMember,
    href: reading.path === null ? null : `${reading.path}/${entrySlug({ id, title: title.value })}`,
  };
}
