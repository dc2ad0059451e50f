import { drawnWidthIn } from "../../drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/** Sixths of the collage that the pictures of so many take, one after the other (image-collage.css). */
const spans: readonly (readonly number[])[] = [
  [6],
  [3, 3],
  [4, 2, 2],
  [4, 2, 2, 4],
  [3, 3, 2, 2, 2],
  [4, 2, 2, 2, 2, 2],
];

/**
 * How wide a picture of a collage is shown (`sizes`): its part of a collage beside its text or as wide as the page. The
 * small ones stand nearly upright on phones.
 */
export function collagePictureSizes(
  picture: ResolvedImage,
  { count, at, alignment }: { count: number; at: number; alignment: string },
): string {
  const span = spans[count - 1]?.[at] ?? 6;
  const ratio = span === 2 ? 1.05 : 5 / 4;
  const drawn = (vw: number, rem: number) =>
    drawnWidthIn(picture, { width: `min(${Math.ceil((vw * span) / 6)}vw, ${Math.ceil((rem * span) / 6)}rem)`, ratio });
  return `(min-width: 60rem) ${alignment === "center" ? drawn(92, 84) : drawn(54, 49)}, ${drawn(92, 84)}`;
}
