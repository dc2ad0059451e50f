import sharp from "sharp";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema } from "~/lib/locales.ts";
import { z } from "zod";
import { logger } from "~/server/logger.ts";
import type { MediaModel } from "~/server/db.ts";
import { fileOf } from "./blur-hash.ts";
import { drawingWidth, focalPointIn, pixelsOf } from "./domain/crop.ts";
import { drawSvg } from "./draw-svg.ts";
import { commonFolder, feedFolder } from "./folders.ts";
import { importImage } from "./import-image.ts";
import { secondsPerStep } from "./picture.ts";
import { decode, maximumPixels } from "./read-picture.ts";
import type { CropImageInput } from "./library-schema.ts";
import { focalPointSchema, type CropArea } from "./schema.ts";
import { getMedium, type MediaContext } from "./service.ts";
import { inTurn } from "./work-queue.ts";

const wordsSchema = z.partialRecord(localeSchema, z.string()).catch({});

/**
 * Cuts a part out of a picture, as a picture of its own beside it. What was itself cut out is cut from where it comes
 * from, so that nothing is lost twice. A drawing becomes pixels, a picture that moves goes on moving. Throws `not-found`,
 * and `invalid` with 'Failed to crop image' when there is nothing to cut.
 */
export async function cropImage(ctx: MediaContext, { media: { id, cropArea } }: CropImageInput) {
  const { db, siteId } = ctx;
  const row = await db.media.findFirst({ where: { id, siteId } });
  if (!row) throw new DomainError("not-found", "The site has no such medium", { refusal: "media-not-found" });
  const parent = row.parentId ? ((await db.media.findFirst({ where: { id: row.parentId, siteId } })) ?? row) : row;
  try {
    if (parent.mediaType !== "image") throw new Error("It is no picture");
    const { bytes, extension } = await inTurn(siteId, () => cut(parent, cropArea));
    const made = await importImage(ctx, {
      bytes,
      filename: `${row.originalFilename.replace(/\.[a-z0-9]{2,5}$/i, "")}.${extension}`,
      alt: wordsSchema.parse(row.alt),
      tags: row.tags,
      // what comes and goes with a feed does not take along what somebody made of it
      bucketFolder: row.bucketFolder === feedFolder ? commonFolder : row.bucketFolder,
      focalPoint: focalPointIn(cropArea, focalPointSchema.safeParse(parent.focalPoint).data),
      cropOf: { parentId: parent.id, cropArea },
    });
    return await getMedium(ctx, { id: made.id });
  } catch (cause) {
    const isToldAsItIs =
      cause instanceof DomainError && (cause.code === "too-many" || cause.details?.["refusal"] === "media-full");
    if (isToldAsItIs) throw cause;
    logger.warn({ error: cause, siteId, id }, "Failed to crop image");
    throw new DomainError("invalid", "Failed to crop image", { refusal: "crop-failed" }, { cause });
  }
}

async function cut(row: MediaModel, area: CropArea): Promise<{ bytes: Buffer; extension: string }> {
  const file = await fileOf(row);
  if (row.isAnimated) return await cutMoving(file, row, area);
  const isDrawing = row.hasOriginal && row.extension === "svg";
  const { data, info } = isDrawing
    ? await drawLarge(file, drawingWidth(area, row))
    : await decode(file, secondsPerStep);
  const { width, height, channels } = info;
  const part = sharp(data, { raw: { width, height, channels } })
    .extract(pixelsOf(area, info))
    .timeout({ seconds: secondsPerStep });
  const isPhotograph = row.extension === "jpg" || row.extension === "jpeg";
  return isPhotograph
    ? { bytes: await part.jpeg({ quality: 97, chromaSubsampling: "4:4:4" }).toBuffer(), extension: "jpg" }
    : row.extension === "webp"
      ? { bytes: await part.webp({ quality: 92 }).toBuffer(), extension: "webp" }
      : { bytes: await part.png().toBuffer(), extension: "png" };
}

/** One that takes too long in that size is drawn as it was before. */
async function drawLarge(file: Buffer, width: number) {
  return await drawSvg(file, secondsPerStep / 2, width).catch(() => drawSvg(file, secondsPerStep));
}

async function cutMoving(file: Buffer, row: MediaModel, area: CropArea) {
  const moving = sharp(file, { animated: true, limitInputPixels: maximumPixels });
  const part = moving.extract(pixelsOf(area, row)).timeout({ seconds: secondsPerStep });
  return row.extension === "gif"
    ? { bytes: await part.gif().toBuffer(), extension: "gif" }
    : { bytes: await part.webp({ quality: 90 }).toBuffer(), extension: "webp" };
}
