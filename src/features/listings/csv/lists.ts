import { randomUUID } from "node:crypto";
import { libraryPictures } from "~/features/media/library-pictures.ts";
import { zoneOf } from "~/features/site/zone-of.ts";
import type { Locale } from "~/lib/locales.ts";
import type { RequestSite } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { emptyItem, emptyJob } from "../domain/empty-entry.ts";
import { keptItems, keptJobs } from "../kept-entries.ts";
import { itemSchema, jobSchema, type Item, type Job } from "../schema.ts";
import { writeItem, writeJob } from "../service.ts";
import { itemColumns, jobColumns, type TableSite } from "./columns.ts";

type Reader = { db: Db; siteId: string };
type Stored<Entry> = { entry: Entry; revision: number };

/** What tables need to know of a site. */
export async function tableSite({ db, siteId, site }: Reader & { site: RequestSite }): Promise<TableSite> {
  const [timeZone, pictures] = [await zoneOf(db, siteId), await libraryPictures({ db, siteId })];
  return { locales: site.locales as Locale[], timeZone, pictures };
}

/** What a table knows of open positions. */
export const jobsTable = {
  columns: jobColumns,
  shape: jobSchema,
  file: "stellen.csv",
  read: async (reader: Reader, ids?: string[]): Promise<Stored<Job>[]> =>
    (await keptJobs(reader, ids)).map(({ pictures: _pictures, revision, ...entry }) => ({ entry, revision })),
  empty: () => emptyJob(randomUUID()),
  write: writeJob,
};

/** The same of the marketplace. */
export const itemsTable = {
  columns: itemColumns,
  shape: itemSchema,
  file: "marktplatz.csv",
  read: async (reader: Reader, ids?: string[]): Promise<Stored<Item>[]> =>
    (await keptItems(reader, ids)).map(({ pictures: _pictures, revision, ...entry }) => ({ entry, revision })),
  empty: () => emptyItem(randomUUID()),
  write: writeItem,
};
