import type { z } from "zod";
import { soughtText } from "~/features/directory/domain/sought.ts";
import { zoneOf } from "~/features/site/zone-of.ts";
import type { Db, Prisma } from "~/server/db.ts";
import { shopDay } from "../domain/last-day.ts";
import { keptWords } from "../row-words.ts";
import { mostEntries } from "../service.ts";
import type { EntryRow, entryListSchema, ListedInput, ListEntriesInput } from "./schema.ts";

/** So many entries stand on a page of the panel. */
const pageSize = 50;

type Reader = { db: Db; siteId: string };

/** A page of a list for the site's editors, of every status unless one is named, the newest first. */
export async function listEntries(
  reader: Reader,
  { page, ...listed }: ListEntriesInput,
  now: Date,
): Promise<z.infer<typeof entryListSchema>> {
  const found = await findListed(reader, listed, now);
  const entries = found.slice((page - 1) * pageSize, page * pageSize);
  return { entries, total: found.length, pages: Math.ceil(found.length / pageSize) };
}

/** The entries of a list whose title, in any language, or place has the words. */
export async function findListed(
  { db, siteId }: Reader,
  { list, search, status }: ListedInput,
  now: Date,
): Promise<EntryRow[]> {
  const sought = soughtText(search);
  const asked = { where: { siteId, status }, orderBy: newestFirst, take: mostEntries };
  const rows =
    list === "jobs"
      ? await db.job.findMany({ ...asked, select: { ...columns, validThrough: true } })
      : await db.marketplaceItem.findMany({ ...asked, select: columns });
  const today = shopDay(now, await zoneOf(db, siteId));
  return rows.flatMap(({ branch, created, ...row }) => {
    const title = keptWords(row.title);
    const words = soughtText([...Object.values(title), branch?.zip, branch?.city].join(" "));
    if (!words.includes(sought)) return [];
    const last = "validThrough" in row && row.validThrough instanceof Date ? row.validThrough : null;
    const isOver = last !== null && last.toISOString().slice(0, 10) < today;
    const { id, status: own } = row;
    return [{ id, title, status: own, created: created.toISOString(), city: branch?.city ?? "", isOver }];
  });
}

const newestFirst = [{ created: "desc" }, { id: "asc" }] satisfies Prisma.JobOrderByWithRelationInput[];
const columns = {
  ...{ id: true, title: true, status: true, created: true },
  branch: { select: { zip: true, city: true } },
} as const;
