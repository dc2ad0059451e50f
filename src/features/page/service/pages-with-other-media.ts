import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";

/** The published pages that show a medium of which something else has been said in the library since, by their ids. */
export async function pagesWithOtherMedia({ db, siteId }: ServiceContext): Promise<ReadonlySet<string>> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT p."id"
      FROM (
        SELECT "groupId", unnest("mediaIds" || "mediaId") AS "mediaId" FROM "Field" WHERE "siteId" = ${siteId}::uuid
      ) f
      JOIN "Group" g ON g."id" = f."groupId" AND g."siteId" = ${siteId}::uuid
      JOIN "Page" p ON p."id" = g."pageId" AND p."siteId" = g."siteId"
      JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
      JOIN "Media" m ON m."id" = f."mediaId" AND m."siteId" = p."siteId" AND m."updatedAt" > v."createdAt"
      CROSS JOIN LATERAL (SELECT v."document" #> ARRAY['media', m."id"::text] AS said) published
      WHERE published.said IS NOT NULL AND (published.said -> 'alt' IS DISTINCT FROM m."alt"
        OR published.said -> 'focalPoint' IS DISTINCT FROM coalesce(m."focalPoint", 'null'::jsonb))`,
  );
  return new Set(rows.map(({ id }) => id));
}
