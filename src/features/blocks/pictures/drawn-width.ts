import type { ResolvedImage } from "../resolved.ts";

type Drawn = Pick<ResolvedImage, "media" | "objectFit">;

/**
 * How wide a picture is drawn (a length for `sizes`) in a frame of this width and height: as wide as the frame, or wider
 * where a picture of another shape has to cover it. Frames are CSS lengths; `vh` stands for the heights in `svh`, which
 * not every browser's preloader knows.
 */
export function drawnWidth(picture: Drawn, frame: { width: string; height: string }): string {
  const ratio = coverRatio(picture);
  return ratio === null ? frame.width : `max(${frame.width}, ${ratio} * ${frame.height})`;
}

/** The same for a frame that keeps a shape: `ratio` is its width by its height. */
export function drawnWidthIn(picture: Drawn, frame: { width: string; ratio: number }): string {
  const ratio = coverRatio(picture);
  const factor = ratio === null ? 1 : rounded(ratio / frame.ratio);
  return factor <= 1 ? frame.width : `calc(${factor} * ${frame.width})`;
}

/** Width by height of a picture that covers its frame; null for one that is shown whole, or is not there. */
export function coverRatio({ media, objectFit }: Drawn): number | null {
  return media && objectFit === "cover" ? rounded(media.width / media.height) : null;
}

function rounded(value: number): number {
  return Math.ceil(value * 100) / 100;
}
