import { wakeData } from "~/server/data-heads.ts";
import type { FeedModel } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { articleFeed } from "./article-feed.ts";
import { copyPictures } from "./copy-pictures.ts";
import { readPhotos } from "./domain/read-photos.ts";
import type { FeedDocument } from "./domain/feed-document.ts";
import { FeedFault } from "./domain/feed-fault.ts";
import { nextLook } from "./domain/next-look.ts";
import type { FeedContext } from "./feed-context.ts";
import { keepPosts } from "./keep-posts.ts";
import { readArticles } from "./read-articles.ts";

const minute = 60_000;

/**
 * Reads a feed and keeps what it says. What it said before stays where it cannot be read; the next look is noted. Whatever
 * fails is this feed's own matter: those after it are read all the same.
 */
export async function refreshFeed(ctx: FeedContext, feed: FeedModel, now = new Date()): Promise<void> {
  const { db, siteId } = ctx;
  try {
    await keepPosts(db, feed, await read(ctx, feed, now));
    await noteLook(ctx, { ...feed, failures: 0 }, now);
    wakeData(ctx.bus, siteId);
    await copyPictures(ctx, feed.id, new Date(Date.now() + 3 * minute));
  } catch (error) {
    const about = { siteId, feed: feed.id };
    if (error instanceof OutboundError || error instanceof FeedFault)
      logger.info({ ...about, reason: error.message }, "a feed cannot be read");
    else logger.error({ ...about, error }, "a feed failed");
    await noteLook(ctx, { ...feed, failures: feed.failures + 1 }, now);
  }
}

/** Whether the caller is the one who reads this feed now; another process may have begun meanwhile. */
export async function claimFeed({ db, siteId }: FeedContext, { id }: FeedModel, now: Date): Promise<boolean> {
  const where = { id, siteId, nextAt: { lte: now } };
  const { count } = await db.feed.updateMany({ where, data: { nextAt: new Date(now.getTime() + 15 * minute) } });
  return count === 1;
}

export async function noteLook(
  { db, siteId }: Pick<FeedContext, "db" | "siteId">,
  { id, kind, failures }: Pick<FeedModel, "id" | "kind" | "failures">,
  now: Date,
): Promise<void> {
  const nextAt = nextLook({ kind, failures }, { now, chance: Math.random() });
  const data = { failures, nextAt, ...(failures === 0 ? { fetchedAt: now } : {}) };
  await db.feed.updateMany({ where: { id, siteId }, data });
}

async function read({ fetch }: FeedContext, { kind, address }: FeedModel, now: Date): Promise<FeedDocument> {
  if (kind === "photos") return photosAt(fetch, address, now);
  if (address === "") {
    const feed = articleFeed(fetch);
    if (!feed) throw new FeedFault("no feed of articles is configured");
    return feed.newest(now);
  }
  return (await readArticles(fetch, address, now)).document;
}

async function photosAt(fetch: OutboundFetch, address: string, now: Date): Promise<FeedDocument> {
  const { status, body, url } = await fetch(address, { types: ["application/json", "text/json", "text/plain"] });
  if (status !== 200) throw new FeedFault(`${new URL(url).host} answered ${status}`);
  return readPhotos(body.toString("utf8"), { address: url, now });
}
