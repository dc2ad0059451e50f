import { zoneOf } from "~/features/site/zone-of.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { shopDay } from "../domain/last-day.ts";
import { jobWordColumns, wordColumns, wordsOfRow } from "../row-words.ts";
import type { ListName } from "../schema.ts";
import { mostEntries } from "../service.ts";
import type { EntryPlaceInput, EntryWords } from "./schema.ts";

type Reader = { db: Db; siteId: string };
const newestFirst = [{ created: "desc" as const }, { id: "asc" as const }];

/** The words of these entries of a list; ids that it does not have are left out. */
export async function entryWords(
  { db, siteId }: Reader,
  list: ListName,
  ids: readonly string[],
): Promise<EntryWords[]> {
  const where = { siteId, id: { in: [...ids] } };
  const rows =
    list === "jobs"
      ? await db.job.findMany({ where, select: jobWordColumns })
      : await db.marketplaceItem.findMany({ where, select: wordColumns });
  return rows.map((row) => wordsOfRow(list, row));
}

/** The words of one. Throws `not-found`. */
export async function oneEntryWords(reader: Reader, { list, id }: EntryPlaceInput): Promise<EntryWords> {
  const [entry] = await entryWords(reader, list, [id]);
  if (!entry) throw new DomainError("not-found", "no such entry");
  return entry;
}

/** The words of every entry that is, or may yet be, shown to visitors, the newest first: what is archived or over is not translated. */
export async function entriesToTranslate({ db, siteId }: Reader, list: ListName, now: Date) {
  const where = { siteId, status: { not: "archived" as const } };
  const asked = { orderBy: newestFirst, take: mostEntries };
  const isOpen = {
    OR: [{ validThrough: null }, { validThrough: { gte: new Date(shopDay(now, await zoneOf(db, siteId))) } }],
  };
  const rows =
    list === "jobs"
      ? await db.job.findMany({ ...asked, where: { ...where, ...isOpen }, select: { ...jobWordColumns, status: true } })
      : await db.marketplaceItem.findMany({ ...asked, where, select: { ...wordColumns, status: true } });
  return rows.map((row) => ({ ...wordsOfRow(list, row), status: row.status }));
}
