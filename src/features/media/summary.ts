import type { LibrarySummary } from "./library-schema.ts";
import type { MediaType } from "./schema.ts";
import { inSite } from "~/server/site-scope.ts";
import { feedFolder } from "./folders.ts";
import { roomOf } from "./room.ts";
import type { MediaContext } from "./service.ts";

/** Folders and tags of the media of a type by their names, and how much room the site's media take. */
export async function librarySummary(
  { db, siteId }: MediaContext,
  { mediaType }: { mediaType: MediaType },
): Promise<LibrarySummary> {
  return await inSite(siteId, async () => {
    const folders = await db.$queryRaw<LibrarySummary["folders"]>`
      SELECT "bucketFolder" AS "name", count(*)::int AS "count" FROM "Media"
      WHERE "siteId" = ${siteId}::uuid AND "mediaType" = ${mediaType}::"MediaType" AND "state" = 'ready'
        AND "bucketFolder" <> ${feedFolder}
      GROUP BY 1 ORDER BY lower("bucketFolder"), 1 LIMIT 500`;
    const tags = await db.$queryRaw<LibrarySummary["tags"]>`
      SELECT min(tag) AS "name", count(DISTINCT "id")::int AS "count" FROM "Media", unnest("tags") AS tag
      WHERE "siteId" = ${siteId}::uuid AND "mediaType" = ${mediaType}::"MediaType" AND "state" = 'ready'
      GROUP BY lower(tag) ORDER BY lower(tag) LIMIT 500`;
    return { folders, tags, ...(await roomOf(db, siteId)) };
  });
}
