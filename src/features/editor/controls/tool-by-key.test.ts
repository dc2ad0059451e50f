import { expect, it } from "vitest";
import { toolByKey } from "./tool-by-key.ts";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 3, 0],
  ["ArrowLeft", 0, 3],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["ArrowDown", 1, null],
  ["constructor", 1, null],
])("%s on tool %i of four leads to %s", (key, index, expected) => {
  expect(toolByKey(key, { index, count: 4 })).toBe(expected);
});
