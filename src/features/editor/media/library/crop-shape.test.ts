import { describe, expect, it } from "vitest";
import { insidePicture, isOther, mostZoom, positionOf, ratioAt, ratioOf, shapeOf, wholePicture } from "./crop-shape.ts";

describe("the shape of a crop", () => {
  it("has a name where it is a usual one, and is free otherwise", () => {
    expect([1, 4 / 3, 1.7778, 0.75, 1.5].map(shapeOf)).toEqual(["1:1", "4:3", "16:9", "portrait", "free"]);
    expect(ratioOf("free", 1.5)).toBe(1.5);
    expect(ratioOf("portrait", 1.5)).toBe(0.75);
  });

  it("is set by hand on an even scale, from 1:5 to 5:1 at least", () => {
    expect(ratioAt(0)).toBe(1);
    expect(ratioAt(100)).toBeGreaterThan(5);
    for (const position of [-100, -33, 0, 12, 100]) expect(positionOf(ratioAt(position))).toBe(position);
    expect(positionOf(50)).toBe(100);
  });
});

it("stays inside the picture, and is never nothing", () => {
  expect(insidePicture({ x: -0.001, y: 50, width: 100.002, height: 50.001 })).toEqual({
    ...{ x: 0, y: 50 },
    ...{ width: 100, height: 50 },
  });
  expect(insidePicture({ x: 100, y: 100, width: 0, height: 0 }).width).toBeCloseTo(0.1);
});

it("may be a small part of a large picture: a face out of a group", () => {
  expect([300, 600, 1000, 4000].map(mostZoom)).toEqual([3, 3, 5, 20]);
});

it.each([
  [{ x: 0, y: 0.5, width: 100, height: 99 }, false],
  [{ x: 0, y: 5, width: 100, height: 90 }, true],
  [{ x: 12, y: 0, width: 100, height: 100 }, true],
])("%j is another part than the whole picture: %j", (area, isIt) => expect(isOther(area, wholePicture)).toBe(isIt));
