import { expect, it } from "vitest";
import { placeByKey } from "./place-by-key.ts";

it.each([
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, 0],
  ["ArrowDown", 1, 2],
  ["ArrowDown", 2, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Tab", 1, null],
  ["constructor", 1, null],
])("%s on row %i leads to %s", (key, index, to) => expect(placeByKey(key, { index, count: 3 })).toBe(to));
