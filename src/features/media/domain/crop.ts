import type { CropArea, FocalPoint } from "../schema.ts";

interface Size {
  width: number;
  height: number;
}

/** What a part of a drawing is drawn as, and how many pixels the whole may have then. */
const partWidth = 1600;
const mostPixels = 16_000_000;

/**
 * How many px wide a drawing is drawn so that this part of it comes to 1600, as far as 16 million pixels go. `drawn` is
 * what it has been drawn as, which is the least.
 */
export function drawingWidth({ width }: CropArea, drawn: Size): number {
  const most = Math.sqrt((mostPixels * drawn.width) / drawn.height);
  return Math.round(Math.max(drawn.width, Math.min((100 * partWidth) / width, most)));
}

/** The pixels of a picture that a part in percent covers: inside of it, and one at least. */
export function pixelsOf(area: CropArea, { width, height }: Size): Size & { left: number; top: number } {
  const [left, wide] = along(area.x, area.width, width);
  const [top, high] = along(area.y, area.height, height);
  return { left, top, width: wide, height: high };
}

/** Where the picture's focal point stands in a part of it; the middle of the part where it is outside, or nobody set one. */
export function focalPointIn(area: CropArea, focalPoint: FocalPoint | undefined): FocalPoint {
  const x = focalPoint ? (focalPoint.x * 100 - area.x) / area.width : 0.5;
  const y = focalPoint ? (focalPoint.y * 100 - area.y) / area.height : 0.5;
  return [x, y].every((part) => part >= 0 && part <= 1) ? { x, y } : { x: 0.5, y: 0.5 };
}

function along(startPercent: number, lengthPercent: number, pixels: number): [start: number, length: number] {
  const start = Math.min(pixels - 1, Math.round((startPercent / 100) * pixels));
  const length = Math.round((lengthPercent / 100) * pixels);
  return [start, Math.max(1, Math.min(length, pixels - start))];
}
