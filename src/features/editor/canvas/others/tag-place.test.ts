import { describe, expect, it } from "vitest";
import { tagPlace } from "./tag-place.ts";

const text = { left: 100, top: 200, right: 400, bottom: 240 };
const tag = { width: 80, height: 20 };
const page = { left: 0, top: 0, right: 600, bottom: 800 };
const above = { left: 100, top: 150, right: 400, bottom: 195 };
const right = { left: 405, top: 190, right: 600, bottom: 300 };
const left = { left: 0, top: 190, right: 95, bottom: 300 };
const below = { left: 100, top: 245, right: 400, bottom: 300 };

describe("the name beside a text that somebody types in", () => {
  it.each([
    ["above it where nothing stands", [], { x: 100, y: 172 }],
    ["above its end where something stands above its beginning", [{ ...above, right: 150 }], { x: 320, y: 172 }],
    ["beside it where something stands above", [above], { x: 408, y: 200 }],
    ["at its other side", [above, right], { x: 12, y: 200 }],
    ["below it", [above, right, left], { x: 100, y: 248 }],
    ["nowhere rather than on something", [above, right, left, below], null],
  ])("stands %s", (_, parts, expected) => expect(tagPlace(text, tag, { parts, page })).toEqual(expected));

  it("stays in the page", () => {
    const whole = { left: 0, top: 0, right: 600, bottom: 40 };
    expect(tagPlace(whole, tag, { parts: [], page })).toEqual({ x: 0, y: 48 });
  });
});
