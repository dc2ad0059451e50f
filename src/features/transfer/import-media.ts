import { makeVariantsJob } from "~/features/media/make-variants.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { prepareFilmJob } from "~/features/media/prepare-film.ts";
import type { MediumPlace } from "~/features/media/storage.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { checkedFile, type CheckedFile } from "./checked-file.ts";
import type { SiteArchive } from "./read-archive.ts";

/** What was stored of each medium, by its id. */
export type Stored = Map<string, { place: MediumPlace } & Omit<CheckedFile, "bytes"> & { size: number }>;

/** Puts the files of all media in their places, one after the other; none stays when one cannot be stored. */
export async function storeFiles(archive: SiteArchive, siteId: string): Promise<Stored> {
  const storage = mediaStorage();
  const stored: Stored = new Map();
  try {
    for (const id of archive.media) {
      const medium = await archive.medium(id);
      if (medium.file === null) continue;
      const { bytes, ...said } = await checkedFile(medium, await archive.file(id, medium.file));
      const place = { siteId, objectId: medium.objectId };
      stored.set(id, { place, ...said, size: bytes.byteLength });
      await storage.place(place, [{ name: medium.file, bytes }]);
    }
  } catch (error) {
    for (const { place } of stored.values()) await storage.remove(place);
    throw error;
  }
  return stored;
}

/** The rows of the media; copies and films are made ready by the jobs that do so after an upload. */
export async function writeMedia(
  tx: Db,
  { siteId, archive, stored }: { siteId: string; archive: SiteArchive; stored: Stored },
): Promise<void> {
  for (const id of archive.media) {
    const { file, ...medium } = await archive.medium(id);
    const found = stored.get(id);
    const width = Number.parseInt(file ?? "", 10);
    await tx.media.create({
      data: {
        ...medium,
        id,
        siteId,
        ...(found && { mimeType: found.mimeType, drawing: found.drawing }),
        ...(found && medium.hasOriginal && medium.mediaType === "image" && { fileSize: found.size }),
        widths: Number.isNaN(width) ? [] : [width],
        focalPoint: medium.focalPoint ?? Prisma.DbNull,
        cropArea: medium.cropArea ?? Prisma.DbNull,
        videoSettings: medium.videoSettings ?? Prisma.DbNull,
      },
      select: { id: true },
    });
    const key = { siteId, mediaId: id };
    if (medium.mediaType === "image") await enqueue(tx, makeVariantsJob, key);
    if (medium.videoSettings?.status === "preparing") await enqueue(tx, prepareFilmJob, key);
  }
}
