import { DomainError } from "~/lib/errors.ts";
import { wakeData } from "~/server/data-heads.ts";
import { Prisma, type Db } from "~/server/db.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import { dropFormer } from "./former.ts";
import { drawAnew, holdPages, takeOut } from "./published-copies.ts";
import { removeFilesLater } from "./remove-files.ts";
import type { MediaContext } from "./service.ts";
import { leaveMuxLater } from "./video/mux/leave-mux.ts";
import { usageOf } from "./usage.ts";

/**
 * Deletes a medium. One in use is refused with `media-in-use` and its places, unless `evenIfUsed` says that these are
 * known: whatever showed it then shows nothing in its place, for visitors as well. Cropped copies stay. Its files are
 * taken away a day later, when nobody has a page open any more that asks for them. Throws `not-found`.
 */
export async function deleteMedium(
  { db, bus, siteId }: MediaContext & { bus: LiveBus },
  { mediaId: id, evenIfUsed }: { mediaId: string; evenIfUsed: boolean },
): Promise<void> {
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdPages(tx, siteId);
      const select = { objectId: true, videoSettings: true, formerId: true };
      const row = await tx.media.findFirst({ where: { id, siteId, state: { not: "former" } }, select });
      if (!row) throw new DomainError("not-found", "Failed to delete media", { refusal: "media-not-found" });
      const { places } = await usageOf(tx, siteId, id);
      if (places.length > 0 && !evenIfUsed)
        throw new DomainError("invalid", "Failed to delete media", { refusal: "media-in-use", places });
      await dropFormer(tx, siteId, [row.formerId]);
      await tx.media.delete({ where: { id, siteId } });
      await tx.media.updateMany({ where: { siteId, parentId: id }, data: { parentId: null, cropArea: Prisma.DbNull } });
      await takeOut(tx, siteId, id);
      await leaveDirectory(tx, siteId, id);
      await removeFilesLater(tx, { siteId, objectId: row.objectId });
      await leaveMuxLater(tx, row);
      await drawAnew(tx, siteId);
    }),
  );
  wakeData(bus, siteId);
  bus.wake(`site:${siteId}`);
}

/** Fields of pages may name a medium that is gone, which draws nothing; the tables of the directory may not. */
async function leaveDirectory(tx: Db, siteId: string, id: string): Promise<void> {
  await tx.business.updateMany({ where: { siteId, logoMediaId: id }, data: { logoMediaId: null } });
  await tx.marketplaceItem.updateMany({ where: { siteId, titleImageId: id }, data: { titleImageId: null } });
  await tx.feedPost.updateMany({ where: { siteId, mediaId: id }, data: { mediaId: null } }); // its copy is made anew
  await tx.$executeRaw`
    UPDATE "Job" SET "titleImageIds" = array_remove("titleImageIds", ${id}::uuid)
    WHERE "siteId" = ${siteId}::uuid AND ${id}::uuid = ANY ("titleImageIds")`;
  await tx.$executeRaw`
    UPDATE "Course" SET "titleImageIds" = array_remove("titleImageIds", ${id}::uuid)
    WHERE "siteId" = ${siteId}::uuid AND ${id}::uuid = ANY ("titleImageIds")`;
}
