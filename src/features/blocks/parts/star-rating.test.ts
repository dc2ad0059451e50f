import { expect, it } from "vitest";
import { starsOf } from "./star-rating.ts";

const drawn = (rating: number) =>
  starsOf(rating)
    .map((star) => ({ full: "*", half: "+", empty: "." })[star])
    .join("");

it.each([
  [5, "*****"],
  [4.5, "****+"],
  [4.49, "****."],
  [3.99, "***+."],
  [0, "....."],
  [-1, "....."],
  [9, "*****"],
])("draws %s as %s", (rating, stars) => expect(drawn(rating)).toBe(stars));
