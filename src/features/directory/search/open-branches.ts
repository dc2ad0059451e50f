import type { DataKey } from "~/features/blocks/data-key.ts";
import type { Db } from "~/server/db.ts";
import { minute } from "~/lib/time/lengths.ts";
import { openingStateAt } from "../domain/opening-state.ts";
import { openingHoursSchema } from "../schema.ts";
import { keptBySite } from "~/server/kept-by-site.ts";

const kept = keptBySite<ReadonlySet<string>>("open-branches", ["directory"] satisfies DataKey[], minute);

/**
 * The ids of a site's active branches that are open in this minute. Found once a minute for whoever asks, since whether a
 * branch is open follows from its week, special days, holidays and zone, which no index holds.
 */
export function openBranches(db: Db, siteId: string, now: Date): Promise<ReadonlySet<string>> {
  return kept(siteId, now, () => findOpen(db, siteId, now));
}

async function findOpen(db: Db, siteId: string, now: Date): Promise<ReadonlySet<string>> {
  const branches = await db.branch.findMany({
    where: { siteId, active: true, business: { status: "published" } },
    select: { id: true, openingHours: true, canton: true, timeZone: true },
  });
  // Most branches of a directory keep the hours of some other.
  const states = new Map<string, boolean>();
  const open = branches.filter(({ openingHours, canton, timeZone }) => {
    const schedule = JSON.stringify([openingHours, canton, timeZone]);
    let isOpen = states.get(schedule);
    if (isOpen === undefined) {
      const hours = openingHoursSchema.safeParse(openingHours).data;
      isOpen = hours !== undefined && openingStateAt({ openingHours: hours, canton, timeZone }, now.getTime()).isOpen;
      states.set(schedule, isOpen);
    }
    return isOpen;
  });
  return new Set(open.map(({ id }) => id));
}
