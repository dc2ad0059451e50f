import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder } from "~/features/media/disk-storage.ts";
import { originalName } from "~/features/media/domain/original-name.ts";
import { makeVariantsJob } from "~/features/media/make-variants.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { prepareFilmJob } from "~/features/media/prepare-film.ts";
import type { MediumPlace } from "~/features/media/storage.ts";
import type { FilmBytes } from "~/features/media/video/domain/read-at.ts";
import { cleanFilm, filmOnDisk } from "~/features/media/video/film-on-disk.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { checkedFile, checkedFilm, isOwnFilm } from "./checked-file.ts";
import type { OnProgress } from "./progress.ts";
import type { SiteArchive } from "./read-archive.ts";
import type { MediumFile } from "./schema.ts";

/** What was stored of each medium, by its id. */
type Stored = Map<string, { mimeType: string; drawing: string | null; size: number }>;

interface Storing {
  archive: SiteArchive;
  siteId: string;
  onProgress: OnProgress;
}

/** Puts the files of all media in their places, one after the other; what lies there from an earlier try is replaced. */
export async function storeFiles({ archive, siteId, onProgress }: Storing): Promise<Stored> {
  const stored: Stored = new Map();
  const { media } = archive;
  for (const [at, id] of media.entries()) {
    onProgress("storing", at, media.length);
    const medium = await archive.medium(id);
    if (medium.file === null) continue;
    const place = { siteId, objectId: medium.objectId };
    if (isOwnFilm(medium)) stored.set(id, await storeFilm(medium, archive.film(id, medium.file), place));
    else {
      const { bytes, ...said } = await checkedFile(medium, await archive.file(id, medium.file));
      await mediaStorage().place(place, [{ name: medium.file, bytes }]);
      stored.set(id, { ...said, size: bytes.byteLength });
    }
  }
  return stored;
}

const atOnce = 1 << 20;

/** By way of a file of its own, in which its notes are blanked. */
async function storeFilm(medium: MediumFile, film: FilmBytes, place: MediumPlace) {
  const format = await checkedFilm(medium, film);
  const path = join(incomingFolder(), randomUUID());
  await mkdir(incomingFolder(), { recursive: true });
  const file = await open(path, "wx+");
  try {
    for (let at = 0; at < film.size; at += atOnce) await file.appendFile(await film.readAt(at, atOnce));
    await cleanFilm(file, await filmOnDisk(file), format);
    await mediaStorage().place(place, []);
    await mediaStorage().addFromDisk(place, { name: originalName(format), path });
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
  return { mimeType: `video/${format}`, drawing: null, size: film.size };
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
        ...(found && medium.hasOriginal && { fileSize: found.size }),
        widths: Number.isNaN(width) ? [] : [width],
        focalPoint: medium.focalPoint ?? Prisma.DbNull,
        cropArea: medium.cropArea ?? Prisma.DbNull,
        videoSettings: medium.videoSettings ?? Prisma.DbNull,
      },
      select: { id: true },
    });
    const key = { siteId, mediaId: id };
    if (medium.mediaType === "image" && file !== null) await enqueue(tx, makeVariantsJob, key);
    if (medium.videoSettings?.status === "preparing") await enqueue(tx, prepareFilmJob, key);
  }
}
