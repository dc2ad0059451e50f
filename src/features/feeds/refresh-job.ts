import { z } from "zod";
import { minute } from "~/lib/time/lengths.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { sweepPictures } from "./copy-pictures.ts";
import { houseContext } from "./feed-context.ts";
import { takeStock } from "./named-feeds.ts";
import { claimFeed, refreshFeed } from "./refresh-feed.ts";

/** Every ten minutes: the feeds that are due are read, one after the other. */
export const refreshFeedsJob = defineJob({
  name: "feeds.refresh",
  input: z.object({}),
  seconds: 840,
  cron: "*/10 * * * *",
  run: (ctx) => refreshDueFeeds(ctx),
});

/**
 * Reads the feeds of all sites that are due. What does not fit into nine minutes, or into the two that a site has while
 * others wait, is read by the next run.
 */
export async function refreshDueFeeds(ctx: JobContext, now = new Date(), fetch?: OutboundFetch): Promise<void> {
  const end = Date.now() + 9 * minute;
  const sites = await ctx.db.site.findMany({ where: { deletedAt: null }, select: { id: true } });
  const first = Math.floor(Math.random() * sites.length); // so that it is not always the same ones who wait
  for (const { id: siteId } of [...sites.slice(first), ...sites.slice(0, first)]) {
    const house = houseContext(ctx, siteId, fetch);
    await takeStock(house, now);
    await sweepPictures(house, now);
    const due = await ctx.db.feed.findMany({ where: { siteId, nextAt: { lte: now } }, orderBy: { nextAt: "asc" } });
    const ownEnd = Date.now() + 2 * minute;
    for (const feed of due) {
      if (ctx.signal.aborted || Date.now() > end) return;
      if (Date.now() > ownEnd) break;
      if (await claimFeed(house, feed, now)) await refreshFeed(house, feed, now);
    }
  }
}
