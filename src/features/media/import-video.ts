import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import type { MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { commonFolder } from "./folders.ts";
import { displayName, videoExtensionOf } from "./domain/file-name.ts";
import { withoutFilmNotes } from "./domain/film.ts";
import { prepareFilmJob } from "./prepare-film.ts";
import { sniffVideo } from "./domain/sniff.ts";
import { originalName } from "./domain/original-name.ts";
import { requireRoomForFile } from "./room.ts";
import type { MediaContext } from "./service.ts";
import { storeMedium } from "./store-medium.ts";

/** Bytes of a film that is taken whole; larger ones need an upload in pieces. */
export const maxVideoBytes = 100 * 1024 * 1024;

interface VideoImport {
  /** A new one where it is absent. */
  id?: string;
  bytes: Uint8Array;
  filename: string;
  /** Size of the picture in px, as the browser measured it before sending. */
  resolution: { width: number; height: number };
  /** What is seen and heard, by language. */
  alt?: Partial<Record<Locale, string>>;
  tags?: string[];
  bucketFolder?: string;
}

/**
 * Takes a film (MP4, QuickTime or WebM by its own bytes) into the site's library: the file without its notes, then the row, and asks for
 * its preparation, until which pages say that it is on its way. Refuses with
 * `invalid` a wrong name, other bytes and more than 100 MB. A file without a row is taken back.
 */
export async function importVideo(ctx: MediaContext, input: VideoImport): Promise<MediaModel> {
  const { siteId } = ctx;
  videoExtensionOf(input.filename);
  const format = sniffVideo(input.bytes);
  if (!format) throw new DomainError("invalid", "File type not allowed");
  if (input.bytes.byteLength > maxVideoBytes) throw new DomainError("invalid", "File too large");
  const { width, height } = input.resolution;
  if (![width, height].every((side) => Number.isInteger(side) && side > 0 && side <= 16_384))
    throw new DomainError("invalid", "No size of a picture");
  const id = input.id ?? randomUUID();
  const files = [{ name: originalName(format), bytes: withoutFilmNotes(input.bytes, format) }];
  return await storeMedium(ctx, { id, files }, async (tx, place) => {
    await requireRoomForFile(tx, siteId, input.bytes.byteLength);
    const row = await tx.media.create({
      data: {
        id,
        ...place,
        hasOriginal: true,
        mediaType: "video",
        mimeType: `video/${format}`,
        extension: format,
        bucketFolder: input.bucketFolder ?? commonFolder,
        originalFilename: displayName(input.filename),
        fileSize: input.bytes.byteLength,
        width,
        height,
        tags: input.tags ?? [],
        publicUrl: `/media/${id}`,
        videoSettings: { source: "own", status: "preparing" },
        alt: input.alt ?? {},
      },
    });
    await enqueue(tx, prepareFilmJob, { siteId, mediaId: id });
    return row;
  });
}
