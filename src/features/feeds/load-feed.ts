import { DomainError } from "~/lib/errors.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { minute } from "~/lib/time/lengths.ts";
import { holdSite, wakeData } from "~/server/data-heads.ts";
import type { Db, FeedModel } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { copyPictures } from "./copy-pictures.ts";
import { enteredAddress } from "./domain/entered-address.ts";
import { FeedFault } from "./domain/feed-fault.ts";
import type { FeedContext } from "./feed-context.ts";
import { keepPosts } from "./keep-posts.ts";
import { takeStock } from "./named-feeds.ts";
import { readArticles } from "./read-articles.ts";
import { noteLook } from "./refresh-feed.ts";
import { mostFeeds, type LoadedFeed } from "./schema.ts";

const loads = rateLimit("feeds loaded by a site", { most: 30, windowMs: 10 * minute });
/** So long whoever entered the address waits for pictures; the rest of them come by the job. */
const patienceMs = 6_000;

/**
 * Reads the RSS or Atom feed that an editor has entered, or the one that the page there advertises, and keeps its posts,
 * so that sections may name it. Refuses with `invalid` and `feed-not-found` what gives none, whatever the reason is, and
 * with `too-many-feeds` a twenty-first one.
 */
export async function loadFeed(ctx: FeedContext, { address: entered }: { address: string }): Promise<LoadedFeed> {
  const { db, siteId } = ctx;
  loads.count(siteId);
  const now = new Date();
  const { address, document } = await read(ctx, entered, now);
  const key = { siteId, kind: "articles" as const, address };
  const feed = (await db.feed.findFirst({ where: key })) ?? (await added(ctx, key, now));
  await keepPosts(db, feed, document);
  await noteLook(ctx, { ...feed, failures: 0 }, now);
  wakeData(ctx.bus, siteId);
  await copyPictures(ctx, feed.id, new Date(Date.now() + patienceMs));
  const waiting = await db.feedPost.count({
    where: { siteId, feedId: feed.id, mediaId: null, pictureUrl: { not: null } },
  });
  if (waiting > 0) await db.feed.updateMany({ where: { id: feed.id, siteId }, data: { nextAt: now } });
  return { address, title: document.title, posts: document.posts.length };
}

async function read({ fetch, siteId }: FeedContext, entered: string, now: Date) {
  const address = enteredAddress(entered);
  if (address === null) throw notFound();
  try {
    return await readArticles(fetch, address, now);
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof FeedFault)) throw error;
    logger.info({ siteId, reason: error.message }, "no feed at an entered address");
    throw notFound();
  }
}

const notFound = () => new DomainError("invalid", "No feed at this address", { refusal: "feed-not-found" });

/** What was tried and is shown nowhere makes room for another one; two people who enter the same address at once share one. */
async function added(
  ctx: FeedContext,
  key: { siteId: EditableSiteId; kind: "articles"; address: string },
  now: Date,
): Promise<FeedModel> {
  const { db, siteId } = ctx;
  const isFull = async (db: Db) => (await db.feed.count({ where: { siteId, kind: "articles" } })) >= mostFeeds;
  if (await isFull(db)) await takeStock(ctx, now, 10 * minute);
  return db.$transaction(async (tx) => {
    await holdSite(tx, siteId); // those that are entered at the same moment are counted one after the other
    const known = await tx.feed.findFirst({ where: key });
    if (known) return known;
    if (await isFull(tx)) throw new DomainError("invalid", "The site has many feeds", { refusal: "too-many-feeds" });
    await tx.feed.createMany({ data: { ...key, nextAt: now }, skipDuplicates: true }); // the job may be quicker
    return tx.feed.findFirstOrThrow({ where: key });
  });
}
