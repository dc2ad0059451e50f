import { drawnWidth, drawnWidthIn } from "../../drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/**
 * How wide the picture of a call to action is shown (`sizes`): five of twelve columns, up to the window's edge on a ground
 * of its own, or below the text (cta.css).
 */
export function ctaPictureSizes(picture: ResolvedImage, { color }: { color: string }): string {
  const isFramed = color === "transparent";
  const wide = isFramed
    ? drawnWidthIn(picture, { width: "min(38vw, 34rem)", ratio: 4 / 3 })
    : drawnWidth(picture, { width: "44vw", height: "26rem" });
  return `(min-width: 60rem) ${wide}, ${drawnWidthIn(picture, { width: isFramed ? "91vw" : "100vw", ratio: 4 / 3 })}`;
}
