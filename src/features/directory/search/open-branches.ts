import { LRUCache } from "lru-cache";
import { dataHeadsOf } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { processWide } from "~/server/process-wide.ts";
import { openingStateAt } from "../domain/opening-state.ts";
import { openingHoursSchema } from "../schema.ts";

const minuteMs = 60_000;

/** By site, head of its directory and minute. */
const known = () => processWide("open-branches", () => new LRUCache<string, Promise<string[]>>({ max: 40 }));

/**
 * The ids of a site's active branches that are open in this minute. Found once a minute for whoever asks, since whether a
 * branch is open follows from its week, special days, holidays and zone, which no index holds.
 */
export function openBranches(db: Db, siteId: string, now: Date): Promise<string[]> {
  const minute = Math.floor(now.getTime() / minuteMs);
  const key = `${siteId}|${dataHeadsOf(siteId)["directory"] ?? 0}|${minute}`;
  const kept = known().get(key);
  if (kept) return kept;
  const found = findOpen(db, siteId, now);
  known().set(key, found);
  found.catch(() => known().delete(key));
  return found;
}

async function findOpen(db: Db, siteId: string, now: Date): Promise<string[]> {
  const branches = await db.branch.findMany({
    where: { siteId, active: true, business: { status: "published" } },
    select: { id: true, openingHours: true, canton: true, timeZone: true },
  });
  // Most branches of a directory keep the hours of some other.
  const states = new Map<string, boolean>();
  return branches.flatMap(({ id, openingHours, canton, timeZone }) => {
    const schedule = JSON.stringify([openingHours, canton, timeZone]);
    let isOpen = states.get(schedule);
    if (isOpen === undefined) {
      const hours = openingHoursSchema.safeParse(openingHours).data;
      isOpen = hours !== undefined && openingStateAt({ openingHours: hours, canton, timeZone }, now.getTime()).isOpen;
      states.set(schedule, isOpen);
    }
    return isOpen ? [id] : [];
  });
}
