import { localTime } from "~/lib/time/zoned-time.ts";
import type { ServiceContext } from "~/server/context.ts";
import { mostEntries, type Changelog, type ChangelogInput } from "./schema.ts";

type ReaderContext = Pick<ServiceContext, "db" | "siteId" | "actor">;

/**
 * What is new for the person who asks, or everything with `showAll`, the newest first: from its day on, as calendars at
 * the site show it. An entry is new for those who were there before it and have not seen it yet. Who writes entries
 * finds those of coming days, too, among everything.
 */
export async function readChangelog(
  { db, siteId, actor }: ReaderContext,
  { language, showAll }: ChangelogInput,
  now = new Date(),
): Promise<Changelog> {
  const { timeZone } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { timeZone: true } });
  const today = new Date(localTime(now, timeZone).slice(0, 10));
  const entries = await db.changelogEntry.findMany({
    where: {
      ...(!(showAll && actor.isAdmin) && { date: { lte: today } }),
      ...(language && { [language]: { not: "" } }),
      ...(!showAll && (await newFor({ db, actor }))),
    },
    orderBy: { date: "desc" },
    take: mostEntries,
    select: { date: true, de: true, fr: true },
  });
  return { data: entries.map(({ date, de, fr }) => ({ date: date.toISOString().slice(0, 10), de, fr })) };
}

async function newFor({ db, actor: { userId } }: Pick<ReaderContext, "db" | "actor">) {
  const { createdAt } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { createdAt: true } });
  const later = { gt: createdAt };
  return { seen: { none: { userId } }, OR: [{ createdAt: later }, { date: later }] };
}

/** Remembers that the person has seen the entries of these days; what is no longer there is passed over. */
export async function markSeen(
  { db, actor: { userId } }: Pick<ReaderContext, "db" | "actor">,
  { dates }: { dates: string[] },
): Promise<void> {
  const entries = await db.changelogEntry.findMany({
    where: { date: { in: dates.map((date) => new Date(date)) } },
    select: { id: true },
  });
  await db.changelogSeen.createMany({
    data: entries.map(({ id: entryId }) => ({ userId, entryId })),
    skipDuplicates: true,
  });
}
