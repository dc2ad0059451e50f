import { expect, it } from "vitest";
import { drawingWidth, focalPointIn, pixelsOf } from "./crop.ts";

it.each([
  [
    { x: 25, y: 0, width: 50, height: 100 },
    { left: 250, top: 0, width: 500, height: 300 },
  ],
  [
    { x: 33.3333, y: 66.6667, width: 66.6667, height: 33.3333 },
    { left: 333, top: 200, width: 667, height: 100 },
  ],
  [
    { x: 100, y: 99.99, width: 0.01, height: 0.01 },
    { left: 999, top: 299, width: 1, height: 1 },
  ],
])("cuts %j out of 1000 by 300 pixels", (area, pixels) =>
  expect(pixelsOf(area, { width: 1000, height: 300 })).toEqual(pixels),
);

it.each([
  ["1600 px wide as a whole", 100, { width: 960, height: 480 }, 1600],
  ["twice as wide for its half", 50, { width: 960, height: 480 }, 3200],
  ["no larger than is allowed", 2, { width: 960, height: 960 }, 4000],
  ["no smaller than it was", 100, { width: 2400, height: 480 }, 2400],
])("draws a drawing %s", (_, width, drawn, expected) =>
  expect(drawingWidth({ x: 0, y: 0, width, height: 10 }, drawn)).toBe(expected),
);

it.each([
  ["where it is in the part", { x: 0.5, y: 0.25 }, { x: 0.5, y: 0 }],
  ["in the middle where it is outside", { x: 0.1, y: 0.5 }, { x: 0.5, y: 0.5 }],
  ["in the middle where nobody set one", undefined, { x: 0.5, y: 0.5 }],
])("keeps the focal point %s", (_where, focalPoint, kept) =>
  expect(focalPointIn({ x: 25, y: 25, width: 50, height: 50 }, focalPoint)).toEqual(kept),
);
