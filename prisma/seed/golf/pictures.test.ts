import { expect, it } from "vitest";
import { picturesShown, shownAgain } from "../../../tests/support/pictures-shown.ts";
import { holes } from "./holes.ts";
import { golfFilms, golfPictures } from "./pictures.ts";
import { golfPages } from "./site.ts";

it("shows each picture on one page only, and there once; a hole's own also on the card that leads to it", () => {
  const holeKeys = new Set(holes.map(({ key }) => key));
  const shown = picturesShown(golfPages);
  const known = new Set([golfPictures, golfFilms].flatMap((each) => Object.keys(each)));
  expect(shown.filter(({ picture }) => !known.has(picture))).toEqual([]);
  const elsewhere = shown.filter(({ key, picture }) => !(holeKeys.has(picture) && key === picture));
  expect(shownAgain(elsewhere)).toEqual([]);
  expect(elsewhere.filter(({ key, picture }) => holeKeys.has(picture) && key !== "home")).toEqual([]);
});
