import { z } from "zod";
import { env } from "~/server/env.ts";
import { inSite } from "~/server/site-scope.ts";
import { webAddress } from "./domain/web-address.ts";
import type { FeedContext } from "./feed-context.ts";
import { mostFeeds } from "./schema.ts";

const day = 86_400_000;

/** The addresses that sections of the site show articles from: of drafts, and of pages as visitors see them. */
async function namedAddresses({ db, siteId }: FeedContext): Promise<string[]> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw`
      SELECT DISTINCT options->>'feed' AS address FROM (
        SELECT options FROM "Group" WHERE "siteId" = ${siteId}::uuid AND status <> 'deleted'
        UNION ALL
        SELECT g.value->'options' FROM "Page" p
        JOIN "PageVersion" v ON v.id = p."publishedVersionId" AND v."siteId" = p."siteId"
        CROSS JOIN jsonb_each(v."document"->'document'->'groups') AS g
        WHERE p."siteId" = ${siteId}::uuid
      ) AS sections
      WHERE options->>'source' = 'feed' AND options->>'feed' <> ''`,
  );
  return z
    .array(z.object({ address: z.string() }))
    .parse(rows)
    .map(({ address }) => address);
}

/**
 * Makes the site's feeds those that its sections name, and the configured one for members of health optics, however these came to it: by an editor, by an undo, with an
 * imported site. One that nobody has named for a day goes, with its posts.
 */
export async function takeStock(ctx: FeedContext, now: Date, grace = day): Promise<void> {
  const { db, siteId } = ctx;
  const site = await db.site.findUnique({ where: { id: siteId }, select: { isHealthOpticsMember: true } });
  const ofSections = (await namedAddresses(ctx)).filter((address) => webAddress(address) === address);
  const named = [...(env.ARTICLE_FEED_URL && site?.isHealthOpticsMember ? [""] : []), ...ofSections];
  const known = await db.feed.findMany({ where: { siteId, kind: "articles" }, orderBy: { createdAt: "asc" } });
  const unnamed = known.filter(
    ({ address, createdAt }) => !named.includes(address) && createdAt.getTime() < now.getTime() - grace,
  );
  await db.feed.deleteMany({ where: { siteId, id: { in: unnamed.map(({ id }) => id) } } });
  const missing = named.filter((address) => known.every((feed) => feed.address !== address));
  const room = Math.max(0, mostFeeds - (known.length - unnamed.length));
  const data = missing.slice(0, room).map((address) => ({ siteId, kind: "articles" as const, address, nextAt: now }));
  await db.feed.createMany({ data, skipDuplicates: true });
}
