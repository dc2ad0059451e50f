import { DomainError } from "~/lib/errors.ts";
import { wakeData } from "~/server/data-heads.ts";
import { Prisma, type MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import type { LiveBus } from "~/server/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import { makeVariantsJob } from "./make-variants.ts";
import { prepareFilmJob } from "./prepare-film.ts";
import { mediaRef } from "./media-ref.ts";
import { drawAnew, holdPages, putFiles } from "./published-copies.ts";
import { removeFilesLater } from "./remove-files.ts";
import { videoSettingsSchema } from "./schema.ts";
import { getMedium, type MediaContext } from "./service.ts";
import { usageOf } from "./usage.ts";
import { leaveMuxLater } from "./video/mux/leave-mux.ts";

/**
 * Gives a medium the files of another one, which nobody uses and which is gone afterwards: all that shows the first one
 * shows the new files, published pages included, and keeps words, focal point, tags and folder. The former files stay
 * for a day. Throws `not-found`, and `invalid` for a film in place of a picture and for one that is in use.
 */
export async function replaceMedium(ctx: MediaContext & { bus: LiveBus }, { id, by }: { id: string; by: string }) {
  const { db, bus, siteId } = ctx;
  if (id === by) throw new DomainError("invalid", "A medium cannot replace itself");
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdPages(tx, siteId);
      const [before, next] = await Promise.all([
        tx.media.findFirst({ where: { id, siteId } }),
        tx.media.findFirst({ where: { id: by, siteId } }),
      ]);
      if (!before || !next) throw new DomainError("not-found", "The site has no such medium");
      if (before.mediaType !== next.mediaType)
        throw new DomainError("invalid", "Not the same type", { refusal: "media-other-type" });
      if ((await usageOf(tx, siteId, by)).places.length > 0)
        throw new DomainError("invalid", "The new medium is in use", { refusal: "media-in-use" });
      await tx.media.delete({ where: { id: by, siteId } });
      const row = await tx.media.update({ where: { id, siteId }, data: { ...filesOf(next), ...uncropped } });
      await putFiles(tx, siteId, mediaRef(row));
      await removeFilesLater(tx, before);
      await leaveMuxLater(tx, before);
      await askForWork(row);
      await drawAnew(tx, siteId);

      /** What was asked for under the other one's id finds nothing any more. */
      async function askForWork(row: MediaModel) {
        const key = { siteId, mediaId: id };
        if (row.mediaType === "image" && !row.variantsAt) await enqueue(tx, makeVariantsJob, key);
        const film = videoSettingsSchema.safeParse(row.videoSettings).data;
        if (film?.status === "preparing") await enqueue(tx, prepareFilmJob, key);
      }
    }),
  );
  wakeData(bus, siteId);
  bus.wake(`site:${siteId}`);
  return await getMedium(ctx, { id });
}

/** It is no part of another picture any more. */
const uncropped = { parentId: null, cropArea: Prisma.DbNull };

function filesOf(row: MediaModel) {
  const { mimeType, objectId, originalFilename, extension, hasOriginal, isAnimated, fileSize } = row;
  const { width, height, widths, variantsAt, hasAvif, avifAt, publicUrl, blurHash, placeholder, drawing } = row;
  return {
    ...{ mimeType, objectId, originalFilename, extension, hasOriginal, isAnimated, fileSize },
    ...{ width, height, widths, variantsAt, hasAvif, avifAt, publicUrl, blurHash, placeholder, drawing },
    videoSettings: row.videoSettings ?? Prisma.DbNull,
  };
}
