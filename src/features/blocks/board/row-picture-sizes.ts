import { drawnWidthIn } from "../pictures/drawn-width.ts";
import type { ResolvedImage } from "../resolved.ts";

/** How wide the picture of an open row is shown (`sizes`): beside whom to ask, or under it on a phone (disclosure.css). */
export function rowPictureSizes(picture: Pick<ResolvedImage, "media" | "objectFit">): string {
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio: 16 / 9 });
  return `(min-width: 92rem) ${drawn("52rem")}, (min-width: 48rem) ${drawn("58vw")}, ${drawn("92vw")}`;
}
