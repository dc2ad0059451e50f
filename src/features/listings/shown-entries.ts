import type { ItemEntry, JobEntry, ListingBranch } from "~/features/blocks/listing-data.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import { entrySlug } from "./domain/entry-address.ts";
import { saidIn, type ByLocale } from "./domain/said.ts";
import { picturesOf } from "./kept-entries.ts";
import { publishedItems, publishedJobs } from "./published-entries.ts";

interface Reading {
  db: Db;
  siteId: string;
  locale: Locale;
  defaultLocale: Locale;
  /** The page that lists the entries, under which each has its own address; null where they have none. */
  path: string | null;
}

/** The open positions of a site as its pages show them. */
export async function shownJobs(reading: Reading, now: Date): Promise<JobEntry[]> {
  const rows = await publishedJobs(reading.db, reading.siteId, now);
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

/** The marketplace of a site as its pages show it. */
export async function shownItems(reading: Reading): Promise<ItemEntry[]> {
  const rows = await publishedItems(reading.db, reading.siteId);
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
