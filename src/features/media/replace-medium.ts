import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import { wakeData } from "~/server/data-heads.ts";
import { Prisma, type MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import { makeVariantsJob } from "./make-variants.ts";
import { prepareFilmJob } from "./prepare-film.ts";
import { ofOtherFile } from "./domain/described.ts";
import { dropFormer } from "./former.ts";
import { mediaRef } from "./media-ref.ts";
import { drawAnew, holdPages, putFiles } from "./published-copies.ts";
import { removeFilesLater } from "./remove-files.ts";
import { videoSettingsSchema } from "./schema.ts";
import { getMedium, type MediaContext } from "./service.ts";
import { usageOf } from "./usage.ts";
import { leaveMuxLater } from "./video/mux/leave-mux.ts";

/**
 * Gives a medium the files of another one, which nobody uses: all that shows the first one shows the new files, published
 * pages included, and keeps focal point, tags, folder, and its words, which somebody has to look at. The other one then holds the former files for a while, so
 * that the same call with the two again takes it back; only a film that is not ready is gone. Throws `not-found`, and
 * `invalid` for a film in place of a picture and for one that is in use.
 */
export async function replaceMedium(ctx: MediaContext & { bus: LiveBus }, { id, by }: { id: string; by: string }) {
  const { db, bus, siteId } = ctx;
  if (id === by) throw new DomainError("invalid", "A medium cannot replace itself");
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdPages(tx, siteId);
      const [before, next] = await Promise.all([
        tx.media.findFirst({ where: { id, siteId, state: { not: "former" } } }),
        tx.media.findFirst({ where: { id: by, siteId } }),
      ]);
      const isOwn = before?.formerId === by;
      if (!before || !next || (next.state === "former" && !isOwn))
        throw new DomainError("not-found", "The site has no such medium", { refusal: "media-not-found" });
      if (before.mediaType !== next.mediaType)
        throw new DomainError("invalid", "Not the same type", { refusal: "media-other-type" });
      if ((await usageOf(tx, siteId, by)).places.length > 0)
        throw new DomainError("invalid", "The new medium is in use", { refusal: "media-in-use" });
      const formerId = (filmOf(before)?.status ?? "ready") === "ready" ? by : null;
      await dropFormer(tx, siteId, [isOwn ? null : before.formerId, next.formerId]);
      if (formerId === null) {
        await tx.media.delete({ where: { id: by, siteId } });
        await removeFilesLater(tx, before);
        await leaveMuxLater(tx, before);
      } else {
        const data = { ...filesOf(before), state: "former" as const, formerId: null };
        await askForWork(await tx.media.update({ where: { id: by, siteId }, data }));
      }
      const { locales } = await tx.site.findUniqueOrThrow({ where: { id: siteId }, select: { locales: true } });
      const altSources = ofOtherFile(mediaRef(before), localesOf({ locales })[0]);
      const row = await tx.media.update({ where: { id, siteId }, data: { ...filesOf(next), altSources, formerId } });
      await putFiles(tx, siteId, mediaRef(row));
      await askForWork(row);
      await drawAnew(tx, siteId);

      /** What was asked for under the other one's id finds nothing any more. */
      async function askForWork(row: MediaModel) {
        const key = { siteId, mediaId: row.id };
        if (row.mediaType === "image" && !row.variantsAt) await enqueue(tx, makeVariantsJob, key);
        if (filmOf(row)?.status === "preparing") await enqueue(tx, prepareFilmJob, key);
      }
    }),
  );
  wakeData(bus, siteId);
  bus.wake(`site:${siteId}`);
  return await getMedium(ctx, { id });
}

const filmOf = ({ videoSettings }: MediaModel) => videoSettingsSchema.safeParse(videoSettings).data;

function filesOf(row: MediaModel) {
  const { mimeType, objectId, originalFilename, extension, hasOriginal, isAnimated, fileSize } = row;
  const { width, height, widths, variantsAt, hasAvif, avifAt, publicUrl, blurHash, placeholder, drawing } = row;
  return {
    ...{ mimeType, objectId, originalFilename, extension, hasOriginal, isAnimated, fileSize },
    ...{ width, height, widths, variantsAt, hasAvif, avifAt, publicUrl, blurHash, placeholder, drawing },
    videoSettings: row.videoSettings ?? Prisma.DbNull,
    // Which part it is of which picture: a file that was taken in is none.
    parentId: row.parentId,
    cropArea: row.cropArea ?? Prisma.DbNull,
  };
}
