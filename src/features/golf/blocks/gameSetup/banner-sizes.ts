import { drawnWidth, drawnWidthIn } from "~/features/blocks/pictures/drawn-width.ts";
import type { ResolvedImage } from "~/features/blocks/resolved.ts";

/** How wide the banner of a golf screen is shown (`sizes`): from edge to edge, or half the window and as high (game-setup.css). */
export function bannerSizes(picture: ResolvedImage): string {
  const beside = drawnWidth(picture, { width: "50vw", height: "min(44rem, 90vh)" });
  return `(min-width: 56rem) ${beside}, ${drawnWidthIn(picture, { width: "100vw", ratio: 4 / 3 })}`;
}
