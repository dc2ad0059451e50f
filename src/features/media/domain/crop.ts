import type { CropArea } from "../schema.ts";

interface Size {
  width: number;
  height: number;
}

/** The pixels of a picture that a part in percent covers: inside of it, and one at least. */
export function pixelsOf(area: CropArea, { width, height }: Size): Size & { left: number; top: number } {
  const [left, wide] = along(area.x, area.width, width);
  const [top, high] = along(area.y, area.height, height);
  return { left, top, width: wide, height: high };
}

function along(startPercent: number, lengthPercent: number, pixels: number): [start: number, length: number] {
  const start = Math.min(pixels - 1, Math.round((startPercent / 100) * pixels));
  const length = Math.round((lengthPercent / 100) * pixels);
  return [start, Math.max(1, Math.min(length, pixels - start))];
}
