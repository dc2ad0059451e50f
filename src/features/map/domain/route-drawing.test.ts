import { describe, expect, it } from "vitest";
import type { LngLat } from "./map-limits.ts";
import { drawingOf, drawn, type RouteStep } from "./route-drawing.ts";

const [a, b, c]: LngLat[] = [
  [8.72, 47.49],
  [8.73, 47.5],
  [8.74, 47.51],
] as [LngLat, LngLat, LngLat];
const play = (steps: RouteStep[], route: LngLat[] | null = [a, b]) => steps.reduce(drawn, drawingOf(route)).places;

describe("a route that is drawn", () => {
  it.each<[string, RouteStep[], LngLat[]]>([
    ["gets a place at its end", [{ type: "add", place: c }], [a, b, c]],
    ["has a place moved", [{ type: "move", index: 0, place: c }], [c, b]],
    ["loses a place", [{ type: "remove", index: 0 }], [b]],
    ["is as it was after undo", [{ type: "remove", index: 0 }, { type: "undo" }], [a, b]],
    ["is as it became after redo", [{ type: "remove", index: 0 }, { type: "undo" }, { type: "redo" }], [b]],
    [
      "has nothing to redo after a new step",
      [{ type: "remove", index: 0 }, { type: "undo" }, { type: "add", place: c }, { type: "redo" }],
      [a, b, c],
    ],
    [
      "stays where a place is off the map",
      [
        { type: "add", place: [2.35, 48.85] },
        { type: "move", index: 0, place: [200, 0] },
      ],
      [a, b],
    ],
    [
      "stays where there is no such place",
      [
        { type: "move", index: 5, place: c },
        { type: "remove", index: -1 },
      ],
      [a, b],
    ],
    ["is nothing once it is cleared", [{ type: "clear" }], []],
    ["is whole again after a clear is taken back", [{ type: "clear" }, { type: "clear" }, { type: "undo" }], [a, b]],
    ["stays where there is nothing to take back", [{ type: "undo" }, { type: "redo" }], [a, b]],
    ["keeps six decimals", [{ type: "add", place: [8.123456789, 47.123456789] }], [a, b, [8.123457, 47.123457]]],
  ])("%s", (_, steps, expected) => expect(play(steps)).toEqual(expected));

  it("begins with nothing where there was none", () => expect(play([{ type: "add", place: a }], null)).toEqual([a]));
});

it("keeps the key of each place, and gives none twice", () => {
  const keys = (...steps: RouteStep[]) => steps.reduce(drawn, drawingOf([a, b])).keys;
  const gone = { type: "remove", index: 0 } as const;
  const undone = { type: "undo" } as const;
  expect(keys({ type: "move", index: 1, place: c })).toEqual([0, 1]);
  expect(keys(gone, { type: "add", place: c })).toEqual([1, 2]);
  expect(keys(gone, { type: "add", place: c }, undone, undone)).toEqual([0, 1]);
  expect(keys({ type: "add", place: c }, undone, { type: "add", place: c })).toEqual([0, 1, 3]);
});
