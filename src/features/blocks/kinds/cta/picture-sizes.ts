import { drawnWidth, drawnWidthIn } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/**
 * How wide the picture of a call to action is shown (`sizes`): five of twelve columns, up to the window's edge on a ground
 * of its own; the ground of a banner, one half, or the sign of a strip; on small screens beside or below the text
 * (cta.css).
 */
export function ctaPictureSizes(
  picture: ResolvedImage,
  { color, arrangement }: { color: string; arrangement: string },
): string {
  const isFramed = color === "transparent" && arrangement === "standard";
  const below = drawnWidthIn(picture, { width: isFramed ? "91vw" : "100vw", ratio: 4 / 3 });
  switch (arrangement) {
    case "banner":
      return drawnWidth(picture, { width: "100vw", height: "36rem" });
    case "split":
      return `(min-width: 60rem) ${drawnWidth(picture, { width: "50vw", height: "32rem" })}, ${below}`;
    case "strip":
      return drawnWidthIn(picture, { width: "6rem", ratio: 1 });
    default: {
      const wide = isFramed
        ? drawnWidthIn(picture, { width: "min(38vw, 34rem)", ratio: 4 / 3 })
        : drawnWidth(picture, { width: "44vw", height: "26rem" });
      return `(min-width: 60rem) ${wide}, ${below}`;
    }
  }
}
