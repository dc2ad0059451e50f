import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { inSite } from "~/server/site-scope.ts";

const gigabyte = 1024 ** 3;

/**
 * How many bytes the site's media take, as they were uploaded, and how many they may. What was replaced does not count:
 * it is one file for each medium at most, and goes by itself.
 */
export async function roomOf(db: Db, siteId: string): Promise<{ usedBytes: number; limitBytes: number }> {
  const [row] = await inSite(
    siteId,
    () => db.$queryRaw<{ used: number }[]>`
      SELECT coalesce(sum("fileSize"::bigint), 0)::float8 AS "used" FROM "Media"
      WHERE "siteId" = ${siteId}::uuid AND "state" <> 'former'`,
  );
  return { usedBytes: row?.used ?? 0, limitBytes: roomLimit() };
}

/** How many bytes the media of a site may take. */
export const roomLimit = (): number => Math.round(env.MEDIA_SITE_LIMIT_GB * gigabyte);

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
