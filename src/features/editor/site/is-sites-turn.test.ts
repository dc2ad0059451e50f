import { expect, it } from "vitest";
import { isSitesTurn } from "./is-sites-turn.ts";

it.each([
  [null, null, false],
  [null, 5, false],
  [5, null, true],
  [5, 6, false],
  [6, 5, true],
])("a step on the site at %j and one on the page at %j: the site's turn is %j", (site, page, isIt) => {
  expect(isSitesTurn(site, page)).toBe(isIt);
});
