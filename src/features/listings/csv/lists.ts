import { randomUUID } from "node:crypto";
import type { Db } from "~/server/db.ts";
import { emptyItem, emptyJob } from "../domain/empty-entry.ts";
import { keptItems, keptJobs } from "../kept-entries.ts";
import { itemSchema, jobSchema, type Item, type Job } from "../schema.ts";
import { writeItem, writeJob } from "../service.ts";
import { itemColumns, jobColumns } from "./columns.ts";

type Reader = { db: Db; siteId: string };
type Stored<Entry> = { entry: Entry; revision: number };

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
