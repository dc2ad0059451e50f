import { randomUUID } from "node:crypto";
import type { Locale } from "~/lib/locales.ts";
import type { MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { commonFolder } from "./folders.ts";
import { drawingOf } from "./domain/drawing.ts";
import { originalName } from "./domain/original-name.ts";
import { displayName, imageExtensionOf } from "./domain/file-name.ts";
import { finishedFacts, originalOf, type FinishedPicture } from "./finished-picture.ts";
import { makeVariantsJob } from "./make-variants.ts";
import { previewOf, secondsPerStep } from "./picture.ts";
import { readPicture, type Original } from "./read-picture.ts";
import { readInTurn } from "./read-in-turn.ts";
import { requireRoomForFile } from "./room.ts";
import type { CropArea, FocalPoint } from "./schema.ts";
import type { MediaContext } from "./service.ts";
import { storeMedium } from "./store-medium.ts";

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
  /** What stands beforehand of a picture of our own, so that nothing of it is read, checked or made. */
  finished?: FinishedPicture;
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
  const { filename, finished } = input;
  const { original, facts } = finished
    ? { original: originalOf(filename, input.bytes), facts: finishedFacts(finished) }
    : await readUpload(siteId, input);
  const { extension, bytes } = original;
  const files = [{ name: originalName(extension), bytes }, ...(finished?.copies ?? [])];
  return await storeMedium(ctx, { id, files, isFixed: input.id !== undefined }, async (tx, place) => {
    await requireRoomForFile(tx, siteId, bytes.byteLength);
    const data = { ...rowOf(input, original), ...facts, ...place, id, publicUrl: `/media/${id}` };
    const row = await tx.media.create({ data });
    if (!finished) await enqueue(tx, makeVariantsJob, { siteId, mediaId: id });
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

async function readUpload(siteId: string, input: ImageImport) {
  const { picture, preview } = await readImage(siteId, input);
  const { width, height } = picture.pixels.info;
  return { original: picture.original, facts: { ...preview, width, height, isAnimated: picture.isAnimated } };
}

function rowOf(input: ImageImport, original: Original) {
  return {
    mediaType: "image" as const,
    mimeType: original.mimeType,
    extension: original.extension,
    hasOriginal: true,
    drawing: original.extension === "svg" ? plainDrawing(original.bytes) : null,
    bucketFolder: input.bucketFolder ?? commonFolder,
    originalFilename: displayName(input.filename),
    fileSize: original.bytes.byteLength,
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
