import { drawnWidth } from "../../drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/** Heights of the stage by size (hero.css). */
const stageHeights = {
  large: "min(86vh, 62rem)",
  medium: "min(68vh, 48rem)",
  small: "min(50vh, 34rem)",
} as const;

interface Layout {
  size: keyof typeof stageHeights;
  color: string;
}

/** How wide the picture of a hero is shown (`sizes`), in each of the layouts of hero.css. */
export function heroPictureSizes(picture: ResolvedImage, { size, color }: Layout): string {
  const drawn = (width: string, height: string) => drawnWidth(picture, { width, height });
  const onPicture = drawn("100vw", stageHeights[size]);
  if (color === "transparent") return onPicture;
  const onPhone = `(max-width: 47.99rem) ${drawn("100vw", "min(100vw, 52vh)")}`;
  const { media } = picture;
  const isCompact = media !== null && media.width / media.height < 1.4;
  return `${onPhone}, ${isCompact ? drawn("53vw", "min(68vh, 48rem, 56vw)") : onPicture}`;
}
