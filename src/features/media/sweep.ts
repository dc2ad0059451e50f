import { z } from "zod";
import { minute } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { warnOfScarceRoom } from "~/server/files/scarce-room.ts";
import { removeAbandonedUploads } from "~/server/files/tus-uploads.ts";
import { forgetFormer } from "./former.ts";
import { askForAvif } from "./make-avif.ts";
import { makeVariantsJob } from "./make-variants.ts";
import { prepareFilmJob } from "./prepare-film.ts";
import { answerStorage, mediaStorage } from "./open-storage.ts";
import { sweepUploads } from "./upload/parts.ts";

const hour = 60 * minute;
/** Whatever waits, one run asks for no more pictures and films of a site than this each. */
const mostPerRun = 500;

/**
 * Asks again for work that was overlooked, takes away uploads that were cut off and files that were replaced long ago, and
 * forgets that media were finished once every page must have heard of it. Nothing is taken away by a clock that jumped.
 */
export const sweepMediaJob = defineJob({
  name: "media.sweep",
  input: z.object({}),
  seconds: 240,
  cron: "23 * * * *",
  async run({ db }) {
    const now = Date.now();
    await warnOfScarceRoom();
    const isClockRight = await isClockTrusted(db);
    if (isClockRight) {
      await removeAbandonedUploads(new Date(now - 24 * hour));
      for (const storage of [mediaStorage(), answerStorage()])
        await storage.removeUnfinished(new Date(now - 24 * hour));
      await sweepUploads(new Date(now - 2 * hour)); // until then, an address leads to what is here of its upload
    }
    await askForAvif(db);
    await forEachSite(db, async (siteId) => {
      await askAgain(db, siteId, new Date(now - 10 * minute));
      await forgetFinished(db, siteId, new Date(now - hour));
      if (isClockRight) await forgetFormer(db, siteId, new Date(now));
    });
  },
});

/** For media of before this moment: newer ones wait for their first run. */
async function askAgain(db: RootDb, siteId: string, before: Date): Promise<void> {
  const overlooked = {
    where: { siteId, createdAt: { lt: before } },
    take: mostPerRun,
    orderBy: { id: "asc" as const },
  };
  const find = (what: object) =>
    db.media.findMany({ ...overlooked, where: { ...overlooked.where, ...what }, select: { id: true } });
  const pictures = await find({ mediaType: "image", variantsAt: null });
  const films = await find({ mediaType: "video", videoSettings: { path: ["status"], equals: "preparing" } });
  for (const { id: mediaId } of pictures) await enqueue(db, makeVariantsJob, { siteId, mediaId });
  for (const { id: mediaId } of films) await enqueue(db, prepareFilmJob, { siteId, mediaId });
}

/**
 * The head numbers of media that were finished before this moment. A page that still knows one is made anew once,
 * which does no harm; without this, each upload would make the site's row longer for good.
 */
export async function forgetFinished(db: RootDb, siteId: string, before: Date): Promise<void> {
  // In one statement: a medium that is finished between two would lose its number.
  await inSite(
    siteId,
    () => db.$executeRaw`
      UPDATE "Site" SET "dataHeads" = (
        SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each("dataHeads")
        WHERE key NOT LIKE 'media:%' OR substr(key, 7) IN (
          SELECT id::text FROM "Media" WHERE "siteId" = ${siteId}::uuid
          AND ("variantsAt" >= ${before} OR "avifAt" >= ${before} OR "updatedAt" >= ${before})))
      WHERE id = ${siteId}::uuid AND "dataHeads"::text LIKE '%"media:%'`,
  );
}
