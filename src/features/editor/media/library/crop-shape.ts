import type { CropArea } from "~/features/media/schema.ts";

/** The shapes that a picture can be cut to; `free` has any. */
export const cropShapes = ["free", "1:1", "4:3", "16:9", "portrait"] as const;
export type CropShape = (typeof cropShapes)[number];

const ratios = { "1:1": 1, "4:3": 4 / 3, "16:9": 16 / 9, portrait: 3 / 4 } as const;

/** Width by height of a shape; `free` as it was set by hand. */
export function ratioOf(shape: CropShape, freeRatio: number): number {
  return shape === "free" ? freeRatio : ratios[shape];
}

/** The shape that a part of a picture has: one with a name, when it is as good as that. */
export function shapeOf(ratio: number): CropShape {
  return cropShapes.find((shape) => shape !== "free" && Math.abs(Math.log(ratios[shape] / ratio)) < 0.01) ?? "free";
}

/** How far a hand may set the free shape, and how far it is set, on an even scale: 0 is a square. */
export const flattest = 100;
const perDoubling = 40;
export const ratioAt = (position: number): number => 2 ** (position / perDoubling);
export const positionOf = (ratio: number): number =>
  Math.max(-flattest, Math.min(flattest, Math.round(Math.log2(ratio) * perDoubling)));

/** A part of a picture may be as narrow as this, in pixels of the picture. */
const leastWidth = 200;

/** How far a picture that is so many pixels wide may be enlarged to cut a part out of it: three times at least. */
export const mostZoom = (width: number): number => Math.max(3, width / leastWidth);

/** A part of a picture as it is sent: inside of the picture, whatever was rounded before. */
export function insidePicture({ x, y, width, height }: CropArea): CropArea {
  const [left, top] = [Math.min(99.9, Math.max(0, x)), Math.min(99.9, Math.max(0, y))];
  return { x: left, y: top, width: within(width, 100 - left), height: within(height, 100 - top) };
}

const within = (length: number, most: number) => Math.max(0.1, Math.min(length, most));

export const wholePicture: CropArea = { x: 0, y: 0, width: 100, height: 100 };

/** Whether two parts differ by more than a picture of nearly a named shape does from that shape: a hundredth of it. */
export function isOther(one: CropArea, other: CropArea): boolean {
  return (["x", "y", "width", "height"] as const).some((side) => Math.abs(one[side] - other[side]) > 1.01);
}
