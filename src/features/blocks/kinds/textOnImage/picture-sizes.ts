import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/** How wide the picture under a text is shown (`sizes`): as wide as the page in every arrangement (text-on-image.css). */
export function textOnImagePictureSizes(picture: ResolvedImage): string {
  const wide = drawnWidthIn(picture, { width: "min(92vw, 84rem)", ratio: 16 / 9 });
  return `(min-width: 48rem) ${wide}, ${drawnWidthIn(picture, { width: "90vw", ratio: 4 / 3 })}`;
}
