import { zoneOf } from "~/features/site/zone-of.ts";
import type { Db, Prisma } from "~/server/db.ts";
import { shopDay } from "./domain/last-day.ts";
import { mostEntries } from "./service.ts";
import { keptWords, saidOf } from "./row-words.ts";

const branch = {
  select: {
    ...{ name: true, street: true, streetNumber: true, zip: true, city: true },
    ...{ canton: true, phone: true, email: true },
  },
} as const;
const staffMember = { select: { firstName: true, lastName: true } } as const;
const newestFirst = [{ created: "desc" }, { id: "asc" }] satisfies Prisma.JobOrderByWithRelationInput[];

interface Reading {
  db: Db;
  siteId: string;
  /** Those of them alone. */
  ids?: readonly string[];
}

const openJobs = async (db: Db, siteId: string, now: Date): Promise<Prisma.JobWhereInput> => ({
  ...{ siteId, status: "published" },
  OR: [{ validThrough: null }, { validThrough: { gte: new Date(shopDay(now, await zoneOf(db, siteId))) } }],
});
const publicItems = (siteId: string): Prisma.MarketplaceItemWhereInput => ({ siteId, status: "published" });
const only = (ids: readonly string[] | undefined) => (ids ? { id: { in: [...ids] } } : {});

/** The open positions that visitors may see on a day, the newest first. */
export async function publishedJobs({ db, siteId, ids }: Reading, now: Date) {
  const rows = await db.job.findMany({
    where: { ...(await openJobs(db, siteId, now)), ...only(ids) },
    orderBy: newestFirst,
    take: mostEntries,
    include: { branch, staffMember },
  });
  return rows.map((row) => ({ ...row, ...saidOf(row), workQuota: keptWords(row.workQuota) }));
}

/** What visitors may see of the marketplace, the newest first. */
export async function publishedItems({ db, siteId, ids }: Reading) {
  const rows = await db.marketplaceItem.findMany({
    where: { ...publicItems(siteId), ...only(ids) },
    orderBy: newestFirst,
    take: mostEntries,
    include: { branch, staffMember },
  });
  return rows.map((row) => ({ ...row, ...saidOf(row) }));
}

const told = { id: true, title: true, created: true, changedAt: true } as const;

/** Which open positions visitors may see, the newest first, without what they say. */
export async function publishedJobTitles({ db, siteId }: Reading, now: Date) {
  const select = { ...told, validThrough: true };
  const where = await openJobs(db, siteId, now);
  return (await db.job.findMany({ where, orderBy: newestFirst, take: mostEntries, select })).map(named);
}

/** The same of the marketplace. */
export async function publishedItemTitles({ db, siteId }: Reading) {
  const where = publicItems(siteId);
  return (await db.marketplaceItem.findMany({ where, orderBy: newestFirst, take: mostEntries, select: told })).map(
    named,
  );
}

function named<Row extends { title: unknown }>(row: Row) {
  return { ...row, title: keptWords(row.title) };
}
