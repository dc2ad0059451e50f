import { expect, it } from "vitest";
import { shownFormats } from "./shown-formats.ts";

const told = (...given: Parameters<typeof shownFormats>) => shownFormats(...given).map(({ name, use }) => [name, use]);

it("shows the usual formats where the page shows the picture in none", () => {
  expect(told(null, [])).toEqual([
    ["1:1", null],
    ["4:3", null],
    ["16:9", null],
    ["3:4", null],
  ]);
});

it("shows the page's own formats first, and no shape twice", () => {
  expect(told(2.4, [2.41, 1.335, 2.4])).toEqual([
    [null, "here"],
    ["4:3", "elsewhere"],
    ["1:1", null],
    ["16:9", null],
    ["3:4", null],
  ]);
});
