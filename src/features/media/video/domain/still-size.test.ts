import fc from "fast-check";
import { expect, it } from "vitest";
import { stillSize } from "./still-size.ts";

it("has the film's shape", () => {
  expect(stillSize({ width: 320, height: 240 }, { width: 640, height: 360 })).toEqual({ width: 320, height: 180 });
  expect(stillSize({ width: 320, height: 240 }, { width: 360, height: 640 })).toEqual({ width: 135, height: 240 });
});

it("is never larger than the picture, of a film one pixel wide either", () => {
  const side = (max: number) => fc.integer({ min: 1, max });
  const size = (most: number) => fc.record({ width: side(most), height: side(most) });
  const play = fc.property(size(8_000), size(16_384), (drawn, film) => {
    const { width, height } = stillSize(drawn, film);
    expect(width).toBeLessThanOrEqual(drawn.width);
    expect(height).toBeLessThanOrEqual(drawn.height);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
  });
  fc.assert(play);
});
