import { encode } from "blurhash";
import sharp, { type Sharp } from "sharp";
import { smallWidths, widthsFor } from "./domain/variant-widths.ts";
import type { Pixels } from "./draw-svg.ts";
import { maximumPixels } from "./read-picture.ts";

/** How long one step of the work may take; a picture that needs more is refused. */
export const secondsPerStep = 20;
/** As long for copies that are made in the background, where nobody waits. */
export const patientSeconds = 60;
const largestSmall = Math.max(...smallWidths);

/** What is shown while a picture is on its way. */
export interface Preview {
  blurHash: string;
  /** A tiny picture as data URL. */
  placeholder: string;
}

export async function previewOf(pixels: Pixels): Promise<Preview> {
  return { blurHash: await blurHashOf(opened(pixels)), placeholder: await placeholderOf(opened(pixels)) };
}

/** The widths of all copies of a picture, ascending: those that pages name, and below them those of logos and icons. */
export function copyWidths(pictureWidth: number): number[] {
  const widths = widthsFor(pictureWidth);
  return [...smallWidths.filter((width) => width < (widths[0] ?? 0)), ...widths];
}

/** A copy in WebP of this width, which is at most the picture's own. */
export function copyOf(pixels: Pixels, width: number, seconds: number): Promise<Buffer> {
  return opened(pixels)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: width <= largestSmall ? 90 : 80, alphaQuality: 90, effort: 3 })
    .timeout({ seconds })
    .toBuffer();
}

/** A copy that moves as the picture does. */
export function movingCopyOf(bytes: Uint8Array, width: number, seconds: number): Promise<Buffer> {
  return sharp(bytes, { animated: true, limitInputPixels: maximumPixels })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .timeout({ seconds })
    .toBuffer();
}

function opened({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

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
