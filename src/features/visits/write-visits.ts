import { getDb, type RootDb } from "~/server/db.ts";
import { isDatabaseAway } from "~/server/database/database-away.ts";
import { logger } from "~/server/logger.ts";
import { inSite } from "~/server/site-scope.ts";
import { tally } from "./count.ts";
import type { Counted, VisitTally } from "./tally.ts";

/** How often a process writes what it counted; a test that writes by itself makes it longer. */
export const writing = { everyMs: 10_000 };
/** Most different hosts, and most different queries, that are kept of a site's day, beside those that lead in its days before. */
const mostMadeUpOfDay = 300;
/** So many of those that were counted most in the seven days before are always counted. */
const mostKnown = 100;

/** Writes what was counted every ten seconds, and once more when it is stopped. What cannot be written waits. */
export function startWritingVisits(write = () => writeVisits(getDb(), tally())): { stop(): Promise<void> } {
  let underWay: Promise<void> | null = null;
  const writeAlone = () => (underWay ??= write().finally(() => (underWay = null)));
  const timer = setInterval(() => void writeAlone(), writing.everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay; // what it could not write is counted again
      await writeAlone();
    },
  };
}

/**
 * Adds what was counted to the counts of the day, as calendars at each site show it. Never throws: what a database that is
 * away cannot take waits, and what it refuses is dropped, for it would stand in the way of all later counts.
 */
export async function writeVisits(db: RootDb, counted: VisitTally, now = new Date()): Promise<void> {
  for (const { siteId, counts } of counted.take()) {
    try {
      await writeCounts(db, { siteId, counts, now });
    } catch (error) {
      const isAway = isDatabaseAway(error);
      logger.warn({ error }, isAway ? "visits wait to be written" : "visits cannot be written");
      if (isAway) for (const each of counts) counted.add(siteId, each);
    }
  }
}

function writeCounts(
  db: RootDb,
  { siteId, counts, now }: { siteId: string; counts: Counted[]; now: Date },
): Promise<number> {
  const column = <Name extends keyof Counted>(name: Name) => counts.map((each) => each[name]);
  // In one order, so that two processes never wait for each other.
  return inSite(
    siteId,
    () => db.$executeRaw`
      WITH today AS (SELECT (${now}::timestamptz AT TIME ZONE "timeZone")::date AS day FROM "Site" WHERE id = ${siteId}::uuid)
      INSERT INTO "VisitCount" ("siteId", day, kind, locale, name, count)
      SELECT ${siteId}::uuid, today.day, given.kind::"VisitKind", given.locale, given.name, given.count
      FROM today, unnest(${column("kind")}::text[], ${column("locale")}::text[], ${column("name")}::text[],
        ${column("count")}::int[]) AS given(kind, locale, name, count)
      WHERE given.kind = 'page'
        OR (given.kind, given.locale, given.name) IN (SELECT known.kind::text, known.locale, known.name
          FROM "VisitCount" known, today AS this WHERE known."siteId" = ${siteId}::uuid AND known.kind <> 'page'
          AND known.day >= this.day - 7 AND known.day < this.day
          GROUP BY known.kind, known.locale, known.name ORDER BY sum(known.count) DESC LIMIT ${mostKnown})
        OR EXISTS (SELECT FROM "VisitCount" known WHERE known."siteId" = ${siteId}::uuid AND known.day = today.day
          AND known.kind = given.kind::"VisitKind" AND known.locale = given.locale AND known.name = given.name)
        OR (SELECT count(*) FROM "VisitCount" known WHERE known."siteId" = ${siteId}::uuid AND known.day = today.day
          AND known.kind = given.kind::"VisitKind") < ${mostMadeUpOfDay}
      ORDER BY given.kind, given.locale, given.name
      ON CONFLICT ("siteId", day, kind, locale, name) DO UPDATE SET count = "VisitCount".count + EXCLUDED.count`,
  );
}
