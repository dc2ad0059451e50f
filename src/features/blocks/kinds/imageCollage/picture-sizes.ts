import { drawnWidth } from "../../pictures/drawn-width.ts";
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

/** The height of a row, in small windows and in wide ones (image-collage.css). */
const rows = {
  small: "clamp(7rem, 24vw, 15rem)",
  beside: "clamp(9rem, 15vw, 16rem)",
  wide: "clamp(12rem, 22vw, 22rem)",
};

/** How wide a picture of a collage is shown (`sizes`): its part of a collage beside its text or as wide as the page. */
export function collagePictureSizes(
  picture: ResolvedImage,
  { count, at, alignment }: { count: number; at: number; alignment: string },
): string {
  const span = spans[count - 1]?.[at] ?? 6;
  const rowsOf = count <= 2 || ((count === 3 || count === 6) && at === 0) ? 2 : 1;
  const drawn = (vw: number, rem: number, row: string) =>
    drawnWidth(picture, {
      width: `min(${Math.ceil((vw * span) / 6)}vw, ${Math.ceil((rem * span) / 6)}rem)`,
      height: rowsOf === 1 ? row : `2 * ${row}`,
    });
  const large = alignment === "center" ? drawn(92, 84, rows.wide) : drawn(54, 49, rows.beside);
  return `(min-width: 60rem) ${large}, ${drawn(92, 84, rows.small)}`;
}
