import type { Db, Prisma } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaRef } from "./media-ref.ts";
import { drawAnew, holdPages, putFiles } from "./published-copies.ts";
import { removeFilesLater } from "./remove-files.ts";
import type { MediaContext } from "./service.ts";
import type { MediumPlace } from "./storage.ts";

/**
 * Leads a medium to files that lie at another place by now, published pages included, and does what `also` says in the
 * same transaction; the former files stay for a day. What lies at an address is kept for years by those who fetched it,
 * so other files need another one. Answers false, and changes nothing, where the medium has other files by now.
 */
export async function moveFiles(
  { db, siteId }: MediaContext,
  { id, objectId }: { id: string; objectId: string },
  place: MediumPlace,
  data: Prisma.MediaUpdateManyMutationInput,
  also: (tx: Db) => Promise<unknown>,
): Promise<boolean> {
  return await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdPages(tx, siteId);
      const leads = { objectId: place.objectId, publicUrl: `/media/${place.objectId}` };
      const { count } = await tx.media.updateMany({ where: { id, siteId, objectId }, data: { ...data, ...leads } });
      if (count === 0) return false;
      await putFiles(tx, siteId, mediaRef(await tx.media.findFirstOrThrow({ where: { id, siteId } })));
      await removeFilesLater(tx, { siteId, objectId });
      await also(tx);
      await drawAnew(tx, siteId);
      return true;
    }),
  );
}
