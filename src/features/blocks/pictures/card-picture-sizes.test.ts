import { expect, it } from "vitest";
import { cardPictureSizes } from "./card-picture-sizes.ts";

const wide = { width: 1500, height: 1000 };
const square = { width: 1000, height: 1000 };

it.each([
  ["grid", "3", "square", square, "(min-width: 92rem) 28rem, (min-width: 60rem) 31vw, (min-width: 40rem) 46vw, 90vw"],
  ["grid", "5", "square", square, "(min-width: 92rem) 17rem, (min-width: 60rem) 19vw, (min-width: 40rem) 31vw, 90vw"],
  [
    "avatar",
    "4",
    "square",
    square,
    "(min-width: 92rem) 15rem, (min-width: 60rem) min(15rem, 23vw), (min-width: 40rem) min(15rem, 31vw), 88px",
  ],
  ["masonry", "3", "square", wide, "(min-width: 92rem) 28rem, (min-width: 60rem) 31vw, (min-width: 40rem) 46vw, 45vw"],
  ["split", "3", "square", square, "(min-width: 92rem) 46rem, (min-width: 48rem) 52vw, 90vw"],
  ["split", "3", "square", wide, "(min-width: 92rem) 52rem, (min-width: 48rem) 59vw, 102vw"],
  ["carousel", "3", "square", square, "max(300px, min(31vw, 28rem))"],
  ["carousel", "4", "square", square, "max(250px, min(23vw, 21rem))"],
  ["carousel", "5", "square", square, "max(220px, min(19vw, 17rem))"],
  ["carousel", "3", "portrait", wide, "max(563px, min(58vw, 53rem))"],
])("says how wide a picture is in %s of %s, %s", (gridLayout, columnLayout, imageFormat, picture, sizes) => {
  expect(cardPictureSizes(picture, { gridLayout, columnLayout, imageFormat })).toBe(sizes);
});

it("takes a grid of three where there is no board to ask", () => {
  expect(cardPictureSizes(null, {})).toContain("(min-width: 60rem) 31vw");
});

it("knows that three cards stand in one row on tablets", () => {
  const three = cardPictureSizes(square, { gridLayout: "grid", columnLayout: "3", cards: 3 });
  expect(three).toContain("(min-width: 48rem) 31vw");
  expect(cardPictureSizes(square, { gridLayout: "grid", columnLayout: "3", cards: 4 })).not.toContain("48rem");
});

it.each(["avatar", "grid"])("knows that four cards stand two and two on tablets: %s", (gridLayout) => {
  const sizes = (cards: number) => cardPictureSizes(square, { gridLayout, columnLayout: "5", cards });
  expect(sizes(4)).toContain("46vw");
  expect(sizes(5)).not.toContain("46vw");
});
