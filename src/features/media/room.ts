import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { inSite } from "~/server/site-scope.ts";

const gigabyte = 1024 ** 3;
/** What a site's settings say of its room; 0: as much as the installation says. */
const ownLimit = z.object({ media: z.object({ limitGb: z.number() }) });

/**
 * How many bytes the site's media take, as they were uploaded, and how many they may. What was replaced goes by itself and
 * counts only as far as it takes more than as much again: large files, each replaced by a small one, would fill the disk.
 */
export async function roomOf(db: Db, siteId: string): Promise<{ usedBytes: number; limitBytes: number }> {
  const [row] = await inSite(
    siteId,
    () => db.$queryRaw<{ shown: number; former: number }[]>`
      SELECT coalesce(sum("fileSize"::bigint) FILTER (WHERE "state" <> 'former'), 0)::float8 AS "shown",
        coalesce(sum("fileSize"::bigint) FILTER (WHERE "state" = 'former'), 0)::float8 AS "former"
      FROM "Media" WHERE "siteId" = ${siteId}::uuid`,
  );
  const { shown = 0, former = 0 } = row ?? {};
  const limitBytes = await roomLimitOf(db, siteId);
  return { usedBytes: shown + Math.max(0, former - limitBytes), limitBytes };
}

/** How many bytes the site's media may take. */
export async function roomLimitOf(db: Db, siteId: string): Promise<number> {
  const { settings } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { settings: true } });
  return roomLimit(ownLimit.safeParse(settings).data?.media.limitGb);
}

/** How many bytes the media of a site may take that was given so many GB; 0 or none: as much as the installation says. */
export const roomLimit = (givenGb = 0): number => Math.round((givenGb || env.MEDIA_SITE_LIMIT_GB) * gigabyte);

/**
 * Refuses a file for which the site has no room left, with `invalid`. In the transaction that writes its row: of two
 * at the same time the second one is counted after the first.
 */
export async function requireRoomForFile(tx: Db, siteId: string, bytes: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 AS "one" FROM pg_advisory_xact_lock(hashtext('media-room'), hashtext(${siteId}))`;
  const { usedBytes, limitBytes } = await roomOf(tx, siteId);
  if (usedBytes + bytes > limitBytes) refuseFull();
}

/** Refuses a file for which the site has no room left. */
export function refuseFull(): never {
  throw new DomainError("invalid", "The site has no room left for media", { refusal: "media-full" });
}
