import { expect, it } from "vitest";
import { whoseTurn } from "./whose-turn.ts";

it.each([
  [null, null, null, null],
  [5, null, null, "page"],
  [null, 5, null, "site"],
  [6, 5, null, "page"],
  [5, 6, null, "site"],
  [5, 5, null, "page"],
  [5, 6, 7, "otherPage"],
  [8, 6, 7, "page"],
  [null, null, 0, "otherPage"],
] as const)(
  "of a step on the page at %j, one on the site at %j and one on another page at %j, the newest is of: %j",
  (page, site, otherPage, expected) => {
    expect(whoseTurn({ page, site, otherPage })).toBe(expected);
  },
);
