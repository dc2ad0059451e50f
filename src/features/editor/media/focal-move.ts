import type { FocalPoint } from "~/features/media/schema.ts";

const directions: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key moves a point to: by a hundredth of the picture, with Shift by a tenth. Null for other keys. */
export function focalPointByKey(point: FocalPoint, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? 0.1 : 0.01;
  return insidePicture({ x: point.x + direction.x * step, y: point.y + direction.y * step });
}

/** The point of a picture that lies under the pointer, or the nearest to it. */
export function focalPointUnder(
  { clientX, clientY }: { clientX: number; clientY: number },
  picture: { left: number; top: number; width: number; height: number },
): FocalPoint {
  return insidePicture({ x: (clientX - picture.left) / picture.width, y: (clientY - picture.top) / picture.height });
}

function insidePicture({ x, y }: FocalPoint): FocalPoint {
  return { x: thousandths(x), y: thousandths(y) };
}

function thousandths(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000;
}
