import type { OptionsOf } from "../../option-kinds.ts";
import { coverRatio, drawnWidth } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";
import type { heroBlock } from "./block.ts";

/** Heights of the stage by size (hero.css). */
const overlayHeights = {
  large: "min(86vh, 62rem)",
  medium: "min(68vh, 48rem)",
  small: "min(50vh, 34rem)",
} as const;
const besideHeights = {
  large: "min(84vh, 52rem)",
  medium: "min(66vh, 40rem)",
  small: "min(50vh, 30rem)",
} as const;

/** Of a wide picture, so much of its width is seen on phones and tablets; frames are no flatter than this. */
const [leastSeen, flattest] = [0.75, 16 / 9];

/**
 * Width by height of the frame of a hero's picture on phones and tablets: a square, or flatter for a wide picture, so
 * that what stands at its sides is not cut away.
 */
export function narrowShape(picture: ResolvedImage): number {
  const flat = Math.min(leastSeen * (coverRatio(picture) ?? 1), flattest);
  return Math.max(1, Math.floor(flat * 100) / 100);
}

type Layout = Pick<OptionsOf<typeof heroBlock.options>, "layout" | "size" | "color">;

/** How wide the picture of a hero is shown (`sizes`), in each of the layouts of hero.css. */
export function heroPictureSizes(picture: ResolvedImage, { layout, size, color }: Layout): string {
  const drawn = (width: string, height: string) => drawnWidth(picture, { width, height });
  const onPhone = drawn("100vw", `min(${Math.ceil(100 / narrowShape(picture))}vw, 52vh)`);
  switch (layout) {
    case "overlay": {
      const onPicture = drawn("100vw", overlayHeights[size]);
      return color === "transparent" ? onPicture : `(max-width: 47.99rem) ${onPhone}, ${onPicture}`;
    }
    case "stacked":
      return `(min-width: 64rem) ${drawn("100vw", `0.8 * ${besideHeights[size]}`)}, ${onPhone}`;
    case "split":
    case "type": // draws none
      return `(min-width: 64rem) ${drawn("58vw", `min(${besideHeights[size]}, 54vw)`)}, ${onPhone}`;
  }
}
