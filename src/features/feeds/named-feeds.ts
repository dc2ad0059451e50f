import { z } from "zod";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import { day } from "~/lib/time/lengths.ts";
import { env } from "~/server/env.ts";
import { inSite } from "~/server/site-scope.ts";
import { photosAddress } from "./domain/read-photos.ts";
import { webAddress } from "./domain/web-address.ts";
import type { FeedContext } from "./feed-context.ts";
import { forgetReviews } from "./keep-reviews.ts";
import { reviewProvider } from "./place-reviews.ts";
import { reviewedBranches } from "./shown-reviews.ts";
import { mostFeeds, mostPlaces, type FeedKind } from "./schema.ts";

/**
 * The addresses that sections of the site show articles from: of drafts, and of pages as visitors see them. Empty for a
 * board of news that names none, which shows the configured feed.
 */
async function namedAddresses({ db, siteId }: FeedContext): Promise<string[]> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw`
      SELECT DISTINCT coalesce(options->>'feed', '') AS address FROM (
        SELECT kind, options FROM "Group" WHERE "siteId" = ${siteId}::uuid AND status <> 'deleted'
        UNION ALL
        SELECT g.value->>'kind', g.value->'options' FROM "Page" p
        JOIN "PageVersion" v ON v.id = p."publishedVersionId" AND v."siteId" = p."siteId"
        CROSS JOIN jsonb_each(v."document"->'document'->'groups') AS g
        WHERE p."siteId" = ${siteId}::uuid
      ) AS sections
      WHERE options->>'source' = 'feed' AND (options->>'feed' <> '' OR kind = 'newsFeedBoard')`,
  );
  return z
    .array(z.object({ address: z.string() }))
    .parse(rows)
    .map(({ address }) => address);
}

/**
 * What the site is to read: by its sections, the configured feed where one shows it and for members of health optics, its
 * photo account.
 */
async function namedFeeds(ctx: FeedContext): Promise<{ kind: FeedKind; address: string }[]> {
  const { db, siteId } = ctx;
  const select = { isHealthOpticsMember: true, settings: true };
  const site = await db.site.findUniqueOrThrow({ where: { id: siteId }, select });
  const named = await namedAddresses(ctx);
  const ofSections = named.filter((address) => address !== "" && webAddress(address) === address);
  const isOfHouse = env.ARTICLE_FEED_URL && (site.isHealthOpticsMember || named.includes(""));
  const articles = [...(isOfHouse ? [""] : []), ...ofSections];
  const photos = photosAddress(siteSettingsSchema.parse(site.settings).socialAccounts.behold);
  return [
    ...articles.slice(0, mostFeeds).map((address) => ({ kind: "articles" as const, address })),
    ...(await placesOf(ctx)).map((address) => ({ kind: "reviews" as const, address })),
    ...(photos === null ? [] : [{ kind: "photos" as const, address: photos }]),
  ];
}

/** Where customers write of the site's branches; nowhere while nobody is configured to ask. */
async function placesOf({ db, siteId }: FeedContext): Promise<string[]> {
  if (!reviewProvider()) return [];
  const where = { siteId, placeId: { not: null }, ...reviewedBranches };
  const branches = await db.branch.findMany({ where, select: { placeId: true }, orderBy: { id: "asc" } });
  return [...new Set(branches.flatMap(({ placeId }) => placeId || []))].slice(0, mostPlaces);
}

/**
 * Makes the site's feeds those that are named, however their names came: by an editor, by an undo, with an imported
 * site. One that nobody has named for a day goes, with its posts; reviews of a place that none of them reads go a month after they
 * were read.
 */
export async function takeStock(ctx: FeedContext, now: Date, grace = day): Promise<void> {
  const { db, siteId } = ctx;
  const named = await namedFeeds(ctx);
  const known = await db.feed.findMany({ where: { siteId } });
  type Key = { kind: FeedKind; address: string };
  const isIn = (feeds: readonly Key[], { kind, address }: Key) =>
    feeds.some((feed) => feed.kind === kind && feed.address === address);
  const unnamed = known.filter((feed) => !isIn(named, feed) && feed.createdAt.getTime() < now.getTime() - grace);
  await db.feed.deleteMany({ where: { siteId, id: { in: unnamed.map(({ id }) => id) } } });
  const missing = named.filter((feed) => !isIn(known, feed));
  await db.feed.createMany({ data: missing.map((feed) => ({ siteId, ...feed, nextAt: now })), skipDuplicates: true });
  const read = [...named, ...known].filter(({ kind }) => kind === "reviews");
  await forgetReviews(db, { siteId, placeIds: read.map(({ address }) => address), now });
}
