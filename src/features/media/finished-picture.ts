import { imageExtensionOf } from "./domain/file-name.ts";
import { widthsFor } from "./domain/variant-widths.ts";
import type { Preview } from "./picture.ts";
import type { Original } from "./read-picture.ts";
import type { NamedFile } from "./storage.ts";

/** What the product would find out about a picture of our own, and make of it: all of it stands beforehand. */
export interface FinishedPicture extends Preview {
  /** In pixels, as the product draws it. */
  width: number;
  height: number;
  /** Under their names, at all widths. */
  copies: NamedFile[];
}

/** A finished picture as it is kept: nobody looks into it, for there is nothing in it to be cleaned away. */
export function originalOf(filename: string, bytes: Uint8Array): Original {
  const isDrawing = imageExtensionOf(filename) === "svg";
  return { ...(isDrawing ? drawing : webp), bytes: Buffer.from(bytes) };
}

const drawing = { extension: "svg", mimeType: "image/svg+xml" } as const;
const webp = { extension: "webp", mimeType: "image/webp" } as const;

/** Its row's share of what was made beforehand. */
export function finishedFacts({ width, height, blurHash, placeholder }: FinishedPicture) {
  return { width, height, blurHash, placeholder, isAnimated: false, widths: widthsFor(width), variantsAt: new Date() };
}
