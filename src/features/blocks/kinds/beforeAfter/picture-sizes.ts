import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

const widestRem = { small: 36, medium: 60, large: 84 } as const;

/** How wide the pictures are shown that lie on each other (`sizes`), in a frame of this shape (before-after.css). */
export function comparedSizes(picture: ResolvedImage, frame: { size: keyof typeof widestRem; ratio: number }): string {
  const { size, ratio } = frame;
  return drawnWidthIn(picture, { width: `min(92vw, ${widestRem[size]}rem, ${Math.ceil(85 * ratio)}vh)`, ratio });
}

/** The shape of both: that of the first picture. */
export function ratioOf({ media }: ResolvedImage): number {
  return media ? Math.round((media.width / media.height) * 100) / 100 : 1.5;
}
