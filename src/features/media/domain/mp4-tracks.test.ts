import { expect, it } from "vitest";
import { insideOf } from "./mp4-tracks.ts";

const count = 4_000;
let looks = 0;
/** Boxes of ten bytes, each behind a gap of ten; every look at where one begins or ends is counted. */
const samples = Array.from({ length: count }, (_, at) => ({
  type: "mdat",
  start: at * 20 + 2,
  get content() {
    looks += 1;
    return at * 20 + 10;
  },
  get end() {
    looks += 1;
    return at * 20 + 20;
  },
}));

it("finds what lies whole in a box of samples, with few looks at a heap of them", () => {
  const inside = Array.from({ length: count }, (_, at) => ({ start: at * 20 + 10, end: at * 20 + 20 }));
  const across = inside.map(({ start, end }) => ({ start, end: end + 1 }));
  const before = inside.map(({ start, end }) => ({ start: start - 1, end }));
  const nowhere = [
    { start: -20, end: -10 },
    { start: count * 20, end: count * 20 + 5 },
  ];
  expect(insideOf(samples, [...across, ...inside, ...before, ...nowhere])).toEqual(inside);
  expect(looks).toBeLessThan(3 * count * 20);
  expect(insideOf([], inside)).toEqual([]);
});
