import { open, type FileHandle } from "node:fs/promises";
import pLimit from "p-limit";
import sharp from "sharp";
import { DomainError } from "~/lib/errors.ts";
import type { MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { inSite } from "~/server/site-scope.ts";
import { displayName } from "../domain/file-name.ts";
import { originalName } from "../domain/original-name.ts";
import { sniffVideo, type VideoFormat } from "../domain/sniff.ts";
import type { Pixels } from "../draw-svg.ts";
import { mediaStorage } from "../open-storage.ts";
import { secondsPerStep } from "../picture.ts";
import { prepareFilmJob } from "../prepare-film.ts";
import { readPicture } from "../read-picture.ts";
import { requireRoom } from "../room.ts";
import { inTurn } from "../work-queue.ts";
import { filmNotes, isPlayedCodec, probeFilm } from "./domain/film-file.ts";
import { refuseFilm } from "./domain/refuse-film.ts";
import type { FilmBytes, FilmFacts, Patch } from "./domain/read-at.ts";
import { stillSize } from "./domain/still-size.ts";
import type { CreateEntryInput } from "./schema.ts";
import { stillFiles } from "./still-files.ts";
import { findUpload, removeUpload, type FilmUpload, type UploaderContext } from "./uploads.ts";

const mostPixelsASide = 16_384;
/** Two calls for one film would take it from under each other. */
const oneByOne = pLimit(1);

/**
 * Takes an uploaded film into the site's library under its upload's id: looks at what it is, blanks its notes, puts it in its
 * place without ever holding it in memory, writes the row and asks for its preparation. Called again, also after a
 * kill in between, it answers with the same film. One that cannot be taken is thrown away, and refused with the reason.
 */
export function createEntry(ctx: UploaderContext, input: CreateEntryInput): Promise<MediaModel> {
  return oneByOne(() => create(ctx, input));
}

async function create(ctx: UploaderContext, input: CreateEntryInput): Promise<MediaModel> {
  const { db, siteId, actor } = ctx;
  const id = input.uploadId;
  const present = await db.media.findFirst({ where: { id, siteId, mediaType: "video" } });
  if (present) return present;
  const upload = await findUpload({ siteId, userId: actor.userId }, id);
  if (!upload) throw new DomainError("not-found", "There is no such upload");
  if (!upload.isWhole) throw new DomainError("stale", "The film is not there as a whole");
  const film = await examined(upload).catch(async (error: unknown) => {
    if (error instanceof DomainError) await removeUpload(id);
    throw error;
  });
  const picture = input.poster ? await posterOf(input.poster, film.size) : null;
  const row = await stored(ctx, { upload, film, picture });
  await removeUpload(id);
  return row;
}

interface Film {
  format: VideoFormat;
  size: NonNullable<FilmFacts["size"]>;
  fileSize: number;
}

async function examined({ path }: FilmUpload): Promise<Film> {
  const file = await open(path, "r+");
  try {
    const { size: fileSize } = await file.stat();
    const film: FilmBytes = { size: fileSize, readAt: (start, length) => readFrom(file, start, length) };
    const format = sniffVideo(await film.readAt(0, 64));
    if (!format) return refuseFilm("film-type");
    const facts = await probeFilm(film, format);
    const size = facts?.size;
    if (!facts || !size || Math.max(size.width, size.height) > mostPixelsASide) return refuseFilm("film-broken");
    if (!isPlayedCodec(facts.codec)) return refuseFilm("film-codec");
    for (const patch of await filmNotes(film, format)) await write(file, patch);
    await file.sync();
    return { format, size, fileSize };
  } finally {
    await file.close();
  }
}

async function readFrom(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

const zeros = Buffer.alloc(64 * 1024);

async function write(file: FileHandle, { start, bytes, end }: Patch): Promise<void> {
  await file.write(bytes, 0, bytes.length, start);
  for (let at = start + bytes.length; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}

/** The picture that the browser has drawn of the film, at the film's own shape; null when it is none. */
async function posterOf(base64: string, film: Film["size"]): Promise<Pixels | null> {
  try {
    return await inTurn(async () => {
      const { pixels } = await readPicture(Buffer.from(base64, "base64"), secondsPerStep);
      const { channels, width, height } = pixels.info;
      return sharp(pixels.data, { raw: { width, height, channels } })
        .resize({ ...stillSize(pixels.info, film), fit: "cover" })
        .raw()
        .toBuffer({ resolveWithObject: true });
    });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function stored(
  { db, siteId }: UploaderContext,
  { upload, film, picture }: { upload: FilmUpload; film: Film; picture: Pixels | null },
): Promise<MediaModel> {
  const { id, path, filename } = upload;
  const { format, size, fileSize } = film;
  const storage = mediaStorage();
  const place = { siteId, objectId: id };
  const still = picture && (await stillFiles(picture));
  const data = {
    ...{ id, ...place, ...still?.row, ...size, fileSize },
    hasOriginal: true,
    mediaType: "video" as const,
    mimeType: `video/${format}`,
    extension: format,
    bucketFolder: "library",
    originalFilename: displayName(filename),
    publicUrl: `/media/${id}`,
    videoSettings: { source: "own", uploadId: id, status: "preparing" },
  };
  try {
    await storage.place(place, still?.files ?? []);
    await storage.addFromDisk(place, { name: originalName(format), path });
    return await inSite(siteId, () =>
      db.$transaction(async (tx) => {
        await requireRoom(tx, siteId, fileSize);
        const row = await tx.media.create({ data });
        await enqueue(tx, prepareFilmJob, { siteId, mediaId: id });
        return row;
      }),
    );
  } catch (error) {
    await storage.remove(place);
    throw error;
  }
}
