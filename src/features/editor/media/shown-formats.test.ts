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

it("shows the formats of other pages with the page's name, unless this one has the same", () => {
  const others = [
    { ratio: 2.4, page: "Team" },
    { ratio: 0.8, page: "Team" },
    { ratio: 0.8, page: "Über uns" },
    { ratio: 1, page: "Über uns" },
  ];
  const formats = shownFormats(2.4, [], others);
  expect(formats.map(({ use, name, page }) => [use, name, page])).toEqual([
    ["here", null, undefined],
    ["other", null, "Team"],
    ["other", "1:1", "Über uns"],
    [null, "4:3", undefined],
    [null, "16:9", undefined],
    [null, "3:4", undefined],
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
