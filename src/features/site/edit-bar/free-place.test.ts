import { expect, it } from "vitest";
import { freePlace } from "./free-place.ts";

const bar = { width: 160, height: 44 };
const phone = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it.each([
  ["the corner of its side", [], { side: "left", lift: 0 }],
  ["the other corner when a button lies in its own", [box(20, 780, 120, 48)], { side: "right", lift: 0 }],
  ["above a button as wide as the window", [box(20, 780, 350, 48)], { side: "left", lift: 56 }],
  ["a corner beside what ends eight px before it", [box(16, 700, 160, 76)], { side: "left", lift: 0 }],
  ["its corner where links fill the window", [box(0, 0, 390, 844)], { side: "left", lift: 0 }],
] as const)("takes %s", (_what, parts, place) => {
  expect(freePlace(bar, phone, { parts, side: "left", inset: { beside: 16, below: 16 } })).toEqual(place);
});
