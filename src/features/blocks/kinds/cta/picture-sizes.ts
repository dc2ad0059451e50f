import { drawnWidthIn } from "../../drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/** How wide the picture of a call to action is shown (`sizes`): five of twelve columns, or below the text (cta.css). */
export function ctaPictureSizes(picture: ResolvedImage): string {
  const wide = drawnWidthIn(picture, { width: "min(38vw, 34rem)", ratio: 4 / 3 });
  return `(min-width: 60rem) ${wide}, ${drawnWidthIn(picture, { width: "91vw", ratio: 4 / 3 })}`;
}
