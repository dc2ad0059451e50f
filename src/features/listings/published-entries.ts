import type { Db, Prisma } from "~/server/db.ts";
import { shopDay } from "./domain/last-day.ts";
import { keptWords, saidOf } from "./row-words.ts";

const branch = {
  select: {
    ...{ name: true, street: true, streetNumber: true, zip: true, city: true },
    ...{ canton: true, phone: true, email: true },
  },
} as const;
const staffMember = { select: { firstName: true, lastName: true } } as const;
const newestFirst = [{ created: "desc" }, { id: "asc" }] satisfies Prisma.JobOrderByWithRelationInput[];

/** A list shows so many entries: the newest. */
const mostShown = 500;

/** The open positions that visitors may see on a day, the newest first. */
export async function publishedJobs(db: Db, siteId: string, now: Date) {
  const today = new Date(shopDay(now));
  const rows = await db.job.findMany({
    where: { siteId, status: "published", OR: [{ validThrough: null }, { validThrough: { gte: today } }] },
    orderBy: newestFirst,
    take: mostShown,
    include: { branch, staffMember },
  });
  return rows.map((row) => ({ ...row, ...saidOf(row), workQuota: keptWords(row.workQuota) }));
}

/** What visitors may see of the marketplace, the newest first. */
export async function publishedItems(db: Db, siteId: string) {
  const rows = await db.marketplaceItem.findMany({
    where: { siteId, status: "published" },
    orderBy: newestFirst,
    take: mostShown,
    include: { branch, staffMember },
  });
  return rows.map((row) => ({ ...row, ...saidOf(row) }));
}
