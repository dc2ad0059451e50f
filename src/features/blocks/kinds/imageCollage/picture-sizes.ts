import { drawnWidthIn } from "../../drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/**
 * How wide a picture of a collage is shown at most (`sizes`): half of it, or two thirds from three pictures on, in a
 * collage beside its text or as wide as the page (image-collage.css).
 */
export function collagePictureSizes(
  picture: ResolvedImage,
  { count, alignment }: { count: number; alignment: string },
): string {
  const part = count <= 1 ? 1 : count === 2 ? 0.5 : 0.67;
  const drawn = (vw: number, rem: number) =>
    drawnWidthIn(picture, { width: `min(${Math.ceil(vw * part)}vw, ${Math.ceil(rem * part)}rem)`, ratio: 4 / 3 });
  return `(min-width: 60rem) ${alignment === "center" ? drawn(92, 84) : drawn(54, 49)}, ${drawn(92, 84)}`;
}
