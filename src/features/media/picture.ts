import { encode } from "blurhash";
import sharp, { type Sharp } from "sharp";
import { DomainError } from "~/lib/errors.ts";
import { sniffPicture } from "./domain/sniff.ts";
import { drawSvg, type Pixels } from "./draw-svg.ts";
import { widthsFor } from "./domain/variant-widths.ts";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});

/** Most bytes of one uploaded picture. */
export const maximumBytes = 15 * 1024 * 1024;
/** Most bytes of one uploaded drawing (SVG). */
export const maximumSvgBytes = 500_000;
const maximumPixels = 40_000_000;
/** How long one step of the work may take; an upload that needs more is refused. */
const secondsPerStep = 10;

export interface PictureCopy {
  width: number;
  bytes: Buffer;
}

export interface Picture {
  /** Size in px after turning it upright. */
  width: number;
  height: number;
  /** WebP copies, ascending by width. */
  copies: PictureCopy[];
  blurHash: string;
  /** A tiny picture as data URL. */
  placeholder: string;
}

/**
 * Decodes a picture once and makes everything that a page needs of it. Each copy is encoded anew, so nothing of the
 * upload (metadata, scripts of an SVG, trailing bytes) survives. Refuses with `invalid` what is too large, is none of
 * the allowed formats or does not decode; an animated picture becomes its first frame.
 */
export async function makePicture(bytes: Uint8Array, seconds = secondsPerStep): Promise<Picture> {
  if (bytes.byteLength > maximumBytes) throw new DomainError("invalid", "File is larger than 15 MB");
  const format = sniffPicture(bytes);
  if (!format) throw new DomainError("invalid", "File type not allowed");
  const isSvg = format === "svg";
  if (isSvg && bytes.byteLength > maximumSvgBytes) throw new DomainError("invalid", "SVG is larger than 500 kB");
  try {
    return await render(isSvg ? await drawSvg(bytes, seconds) : await decode(bytes, seconds), seconds);
  } catch (cause) {
    throw new DomainError("invalid", "The picture cannot be read", undefined, { cause });
  }
}

function decode(bytes: Uint8Array, seconds: number): Promise<Pixels> {
  return sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" })
    .timeout({ seconds })
    .autoOrient()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function render({ data, info }: Pixels, seconds: number): Promise<Picture> {
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const copies: PictureCopy[] = [];
  for (const width of widthsFor(info.width)) {
    copies.push({ width, bytes: await copyOf(upright(), width, seconds) });
  }
  return {
    width: info.width,
    height: info.height,
    copies,
    blurHash: await blurHashOf(upright()),
    placeholder: await placeholderOf(upright()),
  };
}

const copyOf = (picture: Sharp, width: number, seconds: number): Promise<Buffer> =>
  picture
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 90, effort: 3 })
    .timeout({ seconds })
    .toBuffer();

async function blurHashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(32, 32, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const tiny = await picture.resize(20, 20, { fit: "inside" }).webp({ quality: 40, effort: 3 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
