import { hour, minute } from "~/lib/time/lengths.ts";
import { wakeData } from "~/server/data-heads.ts";
import type { FeedModel } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { logger } from "~/server/logger.ts";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { rateLimit, secondsToWait } from "~/server/limits/rate-limit.ts";
import { articleFeed } from "./article-feed.ts";
import { copyPictures } from "./copy-pictures.ts";
import { readPhotos } from "./domain/read-photos.ts";
import type { FeedDocument } from "./domain/feed-document.ts";
import { FeedFault, type FeedTrouble } from "./domain/feed-fault.ts";
import { nextLook } from "./domain/next-look.ts";
import type { FoundReview } from "./domain/read-reviews.ts";
import type { FeedContext } from "./feed-context.ts";
import { keepPosts } from "./keep-posts.ts";
import { keepReviews } from "./keep-reviews.ts";
import { reviewsAt } from "./place-reviews.ts";
import { readArticles } from "./read-articles.ts";
import { mostPlaces } from "./schema.ts";

const day = 24 * hour;
/** Each place is asked for once a day; editors who change places again and again have nobody else wait. */
const siteAsks = rateLimit("reviews asked for by a site", { most: 2 * mostPlaces, windowMs: day });
const allAsks = () => rateLimit("reviews asked for", { most: env.REVIEWS_CALLS_PER_DAY, windowMs: day });

/**
 * Reads a feed and keeps what it says. What it said before stays where it cannot be read; the next look is noted. Whatever
 * fails is this feed's own matter: those after it are read all the same.
 */
export async function refreshFeed(ctx: FeedContext, feed: FeedModel, now = new Date()): Promise<void> {
  const { siteId } = ctx;
  try {
    await take(ctx, feed, now);
    await noteLook(ctx, { ...feed, failures: 0 }, now);
    wakeData(ctx.bus, siteId);
    await copyPictures(picturesContext(ctx, feed), feed.id, new Date(Date.now() + minute));
  } catch (error) {
    const about = { siteId, feed: feed.id };
    if (error instanceof OutboundError || error instanceof FeedFault)
      logger.info({ ...about, reason: error.message }, "a feed cannot be read");
    else logger.error({ ...about, error }, "a feed failed");
    await noteLook(ctx, { ...feed, failures: feed.failures + 1, trouble: troubleOf(error) }, now);
  }
}

function troubleOf(error: unknown): FeedTrouble {
  if (error instanceof FeedFault) return error.trouble;
  return error instanceof OutboundError && error.reason === "unfit" ? "unreadable" : "away";
}

/** Whether the caller is the one who reads this feed now; another process may have begun meanwhile. */
export async function claimFeed({ db, siteId }: FeedContext, { id }: FeedModel, now: Date): Promise<boolean> {
  const where = { id, siteId, nextAt: { lte: now } };
  const { count } = await db.feed.updateMany({ where, data: { nextAt: new Date(now.getTime() + 15 * minute) } });
  return count === 1;
}

export async function noteLook(
  { db, siteId }: Pick<FeedContext, "db" | "siteId">,
  { id, kind, failures, trouble }: Pick<FeedModel, "id" | "kind" | "failures"> & { trouble?: FeedTrouble },
  now: Date,
): Promise<void> {
  const nextAt = nextLook({ kind, failures }, { now, chance: Math.random() });
  const data = { failures, nextAt, ...(failures === 0 ? { fetchedAt: now } : { failedAt: now, failure: trouble }) };
  await db.feed.updateMany({ where: { id, siteId }, data });
}

async function take(ctx: FeedContext, feed: FeedModel, now: Date): Promise<void> {
  const { db, siteId } = ctx;
  if (feed.kind !== "reviews") return keepPosts(db, feed, await read(ctx, feed, now));
  await keepReviews(db, { siteId, placeId: feed.address }, await reviewsOf(ctx, feed.address, now));
}

/** In the site's first language; the pages of the others show them as they are. */
async function reviewsOf({ db, siteId, fetch }: FeedContext, placeId: string, now: Date): Promise<FoundReview[]> {
  if (secondsToWait(() => [siteAsks.count(siteId), allAsks().count("all")]) !== null)
    throw new FeedFault("reviews were asked for often enough today", "busy");
  const { locales } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { locales: true } });
  return reviewsAt(fetch, { placeId, language: locales[0] ?? "de", now });
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

/** The pictures of the operator's own articles may stand on the operator's own server, wherever that is. */
function picturesContext(ctx: FeedContext, { kind, address }: FeedModel): FeedContext {
  const own = kind === "articles" && address === "" ? articleFeed(ctx.fetch) : null;
  return own ? { ...ctx, fetch: own.fetch } : ctx;
}

async function photosAt(fetch: OutboundFetch, address: string, now: Date): Promise<FeedDocument> {
  const { status, body, url } = await fetch(address, { types: ["application/json", "text/json", "text/plain"] });
  if (status !== 200) throw new FeedFault(`${new URL(url).host} answered ${status}`);
  return readPhotos(body.toString("utf8"), { address: url, now });
}
