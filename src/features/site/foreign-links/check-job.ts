import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { minute } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { fetchOutbound, type OutboundFetch } from "~/server/outbound/fetch.ts";
import { isDead } from "../domain/foreign-address.ts";
import { statusOf } from "./status-of.ts";

const hour = 60 * minute;
const day = 24 * hour;
/** An address that leads somewhere is tried again after a week, one that does not after a day. */
const [again, soon] = [7 * day, day];
/** What no check of a page has asked for in so long is forgotten. */
const forgotten = 60 * day;

/** Every hour, and as soon as a check of a page wants to know of new ones: addresses on other sites that are due are tried. */
export const checkLinksJob = defineJob({
  name: "links.check",
  input: z.object({}),
  seconds: 840,
  cron: "37 * * * *",
  run: (ctx) => checkDueLinks(ctx),
});

interface Manner {
  now?: Date;
  fetch?: OutboundFetch;
  /** Between two questions to one host, in milliseconds. */
  pause?: number;
}

/**
 * Tries the addresses of all sites that are due, one after the other, and no host more often than once in a second. What
 * does not fit into nine minutes, or into the two that a site has while others wait, is tried by the next run. Where
 * nothing can be reached it may be our own network that is away: then nothing is said of any address.
 */
export async function checkDueLinks(
  { db, signal }: Pick<JobContext, "db" | "signal">,
  { now = new Date(), fetch = fetchOutbound, pause = 1_000 }: Manner = {},
): Promise<void> {
  const end = Date.now() + 9 * minute;
  const askedAt = new Map<string, number>();
  const tried = async (address: string) => {
    const { host } = new URL(address);
    await wait(Math.max(0, (askedAt.get(host) ?? 0) + pause - Date.now()));
    const status = await statusOf(address, fetch);
    askedAt.set(host, Date.now());
    return status;
  };
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const found = (status: number | null) => {
    return { status, checkedAt: now, nextAt: after(isDead(status) ? soon : again) };
  };
  const awayOf = new Map<string, string[]>(); // by site
  let isOnline = false;
  const sites = await db.site.findMany({ where: { deletedAt: null }, select: { id: true } });
  const first = Math.floor(Math.random() * sites.length); // so that it is not always the same ones who wait
  for (const { id: siteId } of [...sites.slice(first), ...sites.slice(0, first)]) {
    await db.linkCheck.deleteMany({ where: { siteId, askedAt: { lt: after(-forgotten) } } });
    const due = await db.linkCheck.findMany({ where: { siteId, nextAt: { lte: now } }, orderBy: { nextAt: "asc" } });
    const ownEnd = Date.now() + 2 * minute;
    const away: string[] = [];
    for (const { id, address } of due) {
      if (signal.aborted || Date.now() > end) break;
      if (Date.now() > ownEnd) break;
      const status = await tried(address);
      if (status === null) away.push(id);
      else await db.linkCheck.updateMany({ where: { siteId, id }, data: found(status) });
      isOnline ||= status !== null;
    }
    if (away.length > 0) awayOf.set(siteId, away);
  }
  for (const [siteId, ids] of awayOf) {
    if (signal.aborted) break;
    if (Date.now() < end) isOnline ||= await reachesAny(db, siteId, tried);
    const data = isOnline ? found(null) : { nextAt: after(hour) };
    await db.linkCheck.updateMany({ where: { siteId, id: { in: ids } }, data });
  }
}

/** Whether an address that once led somewhere still answers. */
async function reachesAny(db: RootDb, siteId: string, tried: (address: string) => Promise<number | null>) {
  const known = await db.linkCheck.findFirst({
    where: { siteId, status: { lt: 400 } },
    orderBy: { checkedAt: "desc" },
    select: { address: true },
  });
  return known !== null && (await tried(known.address)) !== null;
}
