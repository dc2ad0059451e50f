import { expect, it } from "vitest";
import { focalPointByKey, focalPointUnder } from "./focal-move.ts";

const point = { x: 0.25, y: 0.98 };

it.each([
  ["ArrowLeft", false, { x: 0.24, y: 0.98 }],
  ["ArrowRight", true, { x: 0.35, y: 0.98 }],
  ["ArrowUp", true, { x: 0.25, y: 0.88 }],
  ["ArrowDown", true, { x: 0.25, y: 1 }],
  ["Enter", false, null],
])("moves by a hundredth, with Shift by a tenth, and stays in the picture: %s, Shift %s", (key, shiftKey, expected) => {
  expect(focalPointByKey(point, { key, shiftKey })).toEqual(expected);
});

it("finds the point under the pointer, and the nearest one beside the picture", () => {
  const picture = { left: 100, top: 50, width: 300, height: 200 };
  expect(focalPointUnder({ clientX: 200, clientY: 150 }, picture)).toEqual({ x: 0.333, y: 0.5 });
  expect(focalPointUnder({ clientX: 20, clientY: 900 }, picture)).toEqual({ x: 0, y: 1 });
});
