import { randomUUID } from "node:crypto";
import type { Locale } from "~/lib/locales.ts";
import type { MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { commonFolder } from "./folders.ts";
import { drawingOf } from "./domain/drawing.ts";
import { originalName } from "./domain/original-name.ts";
import { displayName, imageExtensionOf } from "./domain/file-name.ts";
import { makeVariantsJob } from "./make-variants.ts";
import { previewOf, secondsPerStep } from "./picture.ts";
import { readPicture, type ReadPicture } from "./read-picture.ts";
import { readInTurn } from "./read-in-turn.ts";
import { requireRoomForFile } from "./room.ts";
import type { CropArea, FocalPoint } from "./schema.ts";
import type { MediaContext } from "./service.ts";
import { storeMedium } from "./store-medium.ts";
import type { NamedFile } from "./storage.ts";

interface ImageImport {
  bytes: Uint8Array;
  filename: string;
  /** Alternative text by language; an empty text means decorative. */
  alt?: Partial<Record<Locale, string>>;
  tags?: string[];
  focalPoint?: FocalPoint | null;
  bucketFolder?: string | undefined;
  /** What it was cut out of, and which part of that. */
  cropOf?: { parentId: string; cropArea: CropArea };
  /** A fixed id, for imports that may be repeated: the second one answers with the row of the first. */
  id?: string;
  /** Seconds that one step of the work may take; more than the default only for pictures of our own. */
  patience?: number;
  /** Whether it is a drawing that the product made: there is nothing in it to be cleaned away. */
  isClean?: boolean;
  /**
   * Copies that were made beforehand, under their names: only of finished pictures of our own, for nobody looks at the
   * copies, and a drawing that has them is taken as cleaned.
   */
  copies?: NamedFile[];
}

/**
 * Takes a picture into the site's library: checks name and bytes, stores its original, cleaned, then the row, and asks
 * for its copies, until which pages show the original. Refuses with `invalid` and the reason, and with `too-many`. No row is written before
 * its file stands, and a file without a row is taken back.
 */
export async function importImage(ctx: MediaContext, input: ImageImport): Promise<MediaModel> {
  const { db, siteId } = ctx;
  imageExtensionOf(input.filename);
  const id = input.id ?? randomUUID();
  const present = input.id ? await db.media.findFirst({ where: { id, siteId } }) : null;
  if (present) return present;
  const { picture, preview } = await readImage(siteId, {
    ...input,
    isClean: input.isClean ?? input.copies !== undefined,
  });
  const { extension, bytes } = picture.original;
  const files = [{ name: originalName(extension), bytes }, ...(input.copies ?? [])];
  return await storeMedium(ctx, { id, files, isFixed: input.id !== undefined }, async (tx, place) => {
    await requireRoomForFile(tx, siteId, bytes.byteLength);
    const data = { ...rowOf(input, picture), ...preview, ...place, id, publicUrl: `/media/${id}` };
    const row = await tx.media.create({ data });
    await enqueue(tx, makeVariantsJob, { siteId, mediaId: id });
    return row;
  });
}

/** Checks and decodes a picture, in the site's turn, and makes the little that pages show of it before it comes. */
export async function readImage(
  siteId: string,
  { bytes, patience = secondsPerStep, isClean = false }: Pick<ImageImport, "bytes" | "patience" | "isClean">,
) {
  return await readInTurn(siteId, bytes, async () => {
    const picture = await readPicture(bytes, patience, isClean);
    return { picture, preview: await previewOf(picture.pixels) };
  });
}

function rowOf(input: ImageImport, { original, pixels, isAnimated }: ReadPicture) {
  return {
    mediaType: "image" as const,
    mimeType: original.mimeType,
    extension: original.extension,
    hasOriginal: true,
    drawing: original.extension === "svg" ? plainDrawing(original.bytes) : null,
    isAnimated,
    bucketFolder: input.bucketFolder ?? commonFolder,
    originalFilename: displayName(input.filename),
    fileSize: original.bytes.byteLength,
    width: pixels.info.width,
    height: pixels.info.height,
    tags: input.tags ?? [],
    focalPoint: input.focalPoint ?? undefined,
    alt: input.alt ?? {},
    ...input.cropOf,
  };
}

/** The text of a clean drawing that is plain enough for a page to hold it itself; null for another one. */
export function plainDrawing(clean: Buffer): string | null {
  const text = clean.toString("utf8");
  return drawingOf(text) ? text : null;
}
