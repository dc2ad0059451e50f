import sharp from "sharp";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import { DomainError } from "~/lib/errors.ts";
import { withoutGifNotes } from "./domain/gif.ts";
import { refusePicture } from "./domain/refuse.ts";
import { isHeic, sniffPicture, type PictureFormat } from "./domain/sniff.ts";
import { withoutWebpNotes } from "./domain/webp.ts";
import { cleanAndDrawSvg, drawSvg, type Pixels } from "./draw-svg.ts";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});

/** Most bytes of one uploaded drawing (SVG). */
export const maximumSvgBytes = 500_000;
/** Most pixels of a picture; the frames of one that moves count together. */
export const maximumPixels = 40_000_000;

/** What is kept of an upload: a file that browsers show, upright, and nothing in it that tells of its making. */
export interface Original {
  extension: "jpg" | "png" | "gif" | "webp" | "svg";
  mimeType: string;
  bytes: Buffer;
}

interface ReadPicture {
  original: Original;
  /** The picture, or the first frame of one that moves. */
  pixels: Pixels;
  isAnimated: boolean;
}

/**
 * Checks an upload before it is decoded, decodes it once and makes what is kept as its original: a photograph is
 * written anew upright, a GIF and a WebP lose what is no picture, a drawing is cleaned. So neither places nor names, nor anything
 * that rides along behind the picture, are stored. A drawing of our own is clean already. Refuses with `invalid`
 * and the reason.
 */
export async function readPicture(bytes: Uint8Array, seconds: number, isClean = false): Promise<ReadPicture> {
  const format = checkedFormat(bytes);
  try {
    if (format === "svg") return await readDrawing(bytes, seconds, isClean);
    const { isAnimated, isTurned } = await readHead(bytes);
    const pixels = await decode(bytes, seconds);
    return { original: await keptOf(bytes, { format, pixels, isTurned, seconds }), pixels, isAnimated };
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    return refusePicture("picture-broken", cause);
  }
}

/** The format by the bytes themselves, once they are few enough. */
function checkedFormat(bytes: Uint8Array): PictureFormat {
  if (bytes.byteLength === 0) return refusePicture("file-empty");
  if (bytes.byteLength > maxUploadBytes) return refusePicture("file-size");
  const format = sniffPicture(bytes);
  if (!format) return refusePicture(isHeic(bytes) ? "file-heic" : "not-a-picture");
  return format === "svg" && bytes.byteLength > maximumSvgBytes ? refusePicture("svg-size") : format;
}

/** The first frame, upright. */
export function decode(bytes: Uint8Array, seconds: number): Promise<Pixels> {
  return sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" })
    .timeout({ seconds })
    .autoOrient()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function readDrawing(bytes: Uint8Array, seconds: number, isClean: boolean): Promise<ReadPicture> {
  const { pixels, clean } = isClean
    ? { pixels: await drawSvg(bytes, seconds), clean: Buffer.from(bytes) }
    : await cleanAndDrawSvg(bytes, seconds);
  return { original: { extension: "svg", mimeType: "image/svg+xml", bytes: clean }, pixels, isAnimated: false };
}

/** Whether it moves, and lies on its side. Refuses too many pixels by the file's head, before any is decoded. */
async function readHead(bytes: Uint8Array): Promise<{ isAnimated: boolean; isTurned: boolean }> {
  const head = await sharp(bytes, { limitInputPixels: false, failOn: "error" }).metadata();
  const { width, height, pages = 1, orientation = 1 } = head;
  if (width * height * pages > maximumPixels) return refusePicture("picture-pixels");
  return { isAnimated: pages > 1, isTurned: orientation !== 1 };
}

interface Decoded {
  format: Exclude<PictureFormat, "svg">;
  pixels: Pixels;
  isTurned: boolean;
  seconds: number;
}

async function keptOf(bytes: Uint8Array, { format, pixels, isTurned, seconds }: Decoded): Promise<Original> {
  const { width, height, channels } = pixels.info;
  const upright = sharp(pixels.data, { raw: { width, height, channels } }).timeout({ seconds });
  switch (format) {
    case "jpeg": {
      const written = await upright.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer();
      return { extension: "jpg", mimeType: "image/jpeg", bytes: written };
    }
    case "png":
      return { extension: "png", mimeType: "image/png", bytes: await upright.png().toBuffer() };
    case "webp": {
      const kept = isTurned ? await upright.webp({ quality: 92 }).toBuffer() : withoutWebpNotes(bytes);
      return kept ? { extension: "webp", mimeType: "image/webp", bytes: kept } : refusePicture("picture-broken");
    }
    case "gif": {
      const written = withoutGifNotes(bytes);
      return written ? { extension: "gif", mimeType: "image/gif", bytes: written } : refusePicture("picture-broken");
    }
  }
}
