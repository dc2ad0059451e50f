import { holdSite, raiseDataHead, wakeData } from "~/server/data-heads.ts";
import type { JobContext } from "~/server/jobs/define-job.ts";
import { Prisma } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaKey } from "../data-key.ts";
import type { FilmStatus } from "../schema.ts";
import type { AtMux } from "./mux/at-mux.ts";

/** What has become known of a film; what is left out stays as it is. */
export interface FilmChange {
  status?: FilmStatus;
  seconds?: number;
  codec?: string;
  playbackId?: string;
  isOnlyForMux?: boolean;
  mux?: AtMux;
}

interface FilmRow {
  id: string;
  siteId: string;
  objectId: string;
}

/**
 * Writes down what has become of a film, and has the pages that show it drawn anew. A film that has other files by now is
 * left alone: it is prepared by itself. With `replacing`, so is one that is at Mux by another upload than that one (null:
 * by any). Answers whether it was written down.
 */
export async function setFilm(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  { id, siteId, objectId }: FilmRow,
  { size, ...change }: FilmChange & { size?: { width: number; height: number } | null },
  { replacing }: { replacing?: string | null } = {},
): Promise<boolean> {
  const settings = JSON.stringify(change);
  const isAsRead =
    replacing === undefined
      ? Prisma.sql`TRUE`
      : Prisma.sql`"videoSettings" -> 'mux' ->> 'uploadId' IS NOT DISTINCT FROM ${replacing}::text`;
  const isWritten = await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdSite(tx, siteId);
      const count = await tx.$executeRaw`
        UPDATE "Media" SET "videoSettings" = coalesce("videoSettings", '{}') || ${settings}::jsonb, "updatedAt" = now()
        WHERE "siteId" = ${siteId}::uuid AND id = ${id}::uuid AND "objectId" = ${objectId}::uuid AND ${isAsRead}`;
      if (count === 0) return false;
      if (size) await tx.media.updateMany({ where: { id, siteId, objectId }, data: size });
      await raiseDataHead(tx, siteId, mediaKey(id));
      return true;
    }),
  );
  if (isWritten) wakeData(bus, siteId);
  return isWritten;
}
