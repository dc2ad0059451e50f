import { mediaRef } from "~/features/media/media-ref.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { Db } from "~/server/db.ts";
import type { ListName } from "../schema.ts";

/** The pictures that these entries of a list show, each once. */
export async function entryPictures(
  { db, siteId }: { db: Db; siteId: string },
  list: ListName,
  ids: readonly string[],
): Promise<MediaRef[]> {
  const where = { siteId, id: { in: [...ids] } };
  const shown =
    list === "jobs"
      ? (await db.job.findMany({ where, select: { titleImageIds: true } })).flatMap((job) => job.titleImageIds)
      : (await db.marketplaceItem.findMany({ where, select: { titleImageId: true } })).flatMap(
          (item) => item.titleImageId ?? [],
        );
  if (shown.length === 0) return [];
  const isPicture = { siteId, mediaType: "image" as const, id: { in: [...new Set(shown)] } };
  return (await db.media.findMany({ where: isPicture, orderBy: { id: "asc" } })).map(mediaRef);
}
