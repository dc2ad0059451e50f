import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import pLimit from "p-limit";
import { DomainError } from "~/lib/errors.ts";
import type { MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { inSite } from "~/server/site-scope.ts";
import { removeUpload, type TusUpload } from "~/server/files/tus-uploads.ts";
import { commonFolder } from "../folders.ts";
import { displayName } from "../domain/file-name.ts";
import { originalName } from "../domain/original-name.ts";
import { sniffVideo, type VideoFormat } from "../domain/sniff.ts";
import type { Pixels } from "../draw-svg.ts";
import { mediaStorage } from "../open-storage.ts";
import { prepareFilmJob } from "../prepare-film.ts";
import { removeFilesLater } from "../remove-files.ts";
import { requireRoomForFile } from "../room.ts";
import { isOfPhone, isPlayedEverywhere, probeFilm } from "./domain/film-file.ts";
import { refuseFilm } from "./domain/refuse-film.ts";
import type { FilmFacts } from "./domain/read-at.ts";
import { cleanFilm, filmOnDisk } from "./film-on-disk.ts";
import { posterOf } from "./poster.ts";
import type { CreateEntryInput } from "./schema.ts";
import { stillFiles } from "./still-files.ts";
import { isMuxUsed } from "./mux/client.ts";
import { findFilmUpload, type UploaderContext } from "./uploads.ts";

const mostPixelsASide = 16_384;
/** Films are looked at one after the other; another process may do so at the same time. */
const oneByOne = pLimit(1);

/**
 * Takes an uploaded film into the site's library under its upload's id: looks at what it is, blanks its notes, puts it in its
 * place without ever holding it in memory, writes the row and asks for its preparation. Called again, also after a
 * kill in between or by two at once, it answers with the same film. One that cannot be taken is thrown away, and refused
 * with the reason.
 */
export function createEntry(ctx: UploaderContext, input: CreateEntryInput): Promise<MediaModel> {
  return oneByOne(async () => {
    const row = (await present(ctx, input)) ?? (await created(ctx, input));
    await removeUpload(row.id);
    return row;
  });
}

function present({ db, siteId }: UploaderContext, { uploadId: id }: CreateEntryInput): Promise<MediaModel | null> {
  return db.media.findFirst({ where: { id, siteId, mediaType: "video" } });
}

/** The film's new row, or that of whoever was quicker: then nothing of the upload may be left. */
async function created(ctx: UploaderContext, input: CreateEntryInput): Promise<MediaModel> {
  try {
    return await create(ctx, input);
  } catch (error) {
    const row = await present(ctx, input).catch(() => null);
    if (row) return row;
    throw error;
  }
}

async function create(ctx: UploaderContext, input: CreateEntryInput): Promise<MediaModel> {
  const id = input.uploadId;
  const upload = await findFilmUpload(ctx, id);
  if (!upload) throw new DomainError("not-found", "There is no such upload");
  if (!upload.isWhole) throw new DomainError("stale", "The film is not there as a whole");
  const film = await examined(upload).catch(async (error: unknown) => {
    if (error instanceof DomainError) await removeUpload(id);
    throw error;
  });
  const picture = input.poster ? await posterOf(ctx.siteId, Buffer.from(input.poster, "base64"), film.size) : null;
  return await stored(ctx, { upload, film, picture, bucketFolder: input.bucketFolder });
}

interface Film {
  format: VideoFormat;
  size: NonNullable<FilmFacts["size"]>;
  fileSize: number;
}

async function examined({ path }: TusUpload): Promise<Film> {
  const file = await open(path, "r+");
  try {
    const film = await filmOnDisk(file);
    const { size: fileSize } = film;
    const format = sniffVideo(await film.readAt(0, 64));
    if (!format) return refuseFilm("film-type");
    const facts = await probeFilm(film, format);
    const size = facts?.size;
    if (!facts || !size || Math.max(size.width, size.height) > mostPixelsASide) return refuseFilm("film-broken");
    if (!isPlayedEverywhere(facts) && !isMuxUsed()) return refuseFilm(isOfPhone(facts) ? "film-hevc" : "film-codec");
    await cleanFilm(file, film, format);
    return { format, size, fileSize };
  } finally {
    await file.close();
  }
}

interface NewFilm {
  upload: TusUpload;
  film: Film;
  picture: Pixels | null;
  bucketFolder: string | undefined;
}

/**
 * Every try has a place of its own, for another process may take in the same film: the first row counts, and nobody
 * touches its files. What a kill leaves without a row is taken away a day later.
 */
async function stored(
  { db, siteId }: UploaderContext,
  { upload, film, picture, bucketFolder = commonFolder }: NewFilm,
): Promise<MediaModel> {
  const { id, path, filename } = upload;
  const { format, size, fileSize } = film;
  const storage = mediaStorage();
  const objectId = randomUUID();
  const place = { siteId, objectId };
  const still = picture && (await stillFiles(siteId, picture));
  const data = {
    ...{ id, ...place, ...still?.row, ...size, fileSize },
    hasOriginal: true,
    mediaType: "video" as const,
    mimeType: `video/${format}`,
    extension: format,
    bucketFolder,
    originalFilename: displayName(filename),
    publicUrl: `/media/${objectId}`,
    videoSettings: { source: "own", uploadId: id, status: "preparing" },
  };
  await removeFilesLater(db, place);
  try {
    await storage.place(place, still?.files ?? []);
    await storage.addFromDisk(place, { name: originalName(format), path });
    return await inSite(siteId, () =>
      db.$transaction(async (tx) => {
        await requireRoomForFile(tx, siteId, fileSize);
        const row = await tx.media.create({ data });
        await enqueue(tx, prepareFilmJob, { siteId, mediaId: id });
        return row;
      }),
    );
  } catch (error) {
    // A commit whose answer was lost has its row: in doubt the files stay, and are looked after a day later.
    const isTaken = await db.media.count({ where: place }).catch(() => 1);
    if (!isTaken) await storage.remove(place);
    throw error;
  }
}
