import { expect, it } from "vitest";
import { dropIndex } from "./drop-index.ts";

const rows = [40, 60, 40, 40];

it.each([
  [1, 0, 1],
  [1, 19, 1],
  [1, 20, 2],
  [1, 500, 3],
  [1, -19, 1],
  [1, -20, 0],
  [3, -69, 2],
  [3, -70, 1],
  [0, -500, 0],
])("drops row %d, moved by %d px, at %d: past the middle of a neighbour", (from, by, place) => {
  expect(dropIndex(rows, from, by)).toBe(place);
});
