import { expect, it } from "vitest";
import { enoughOnPhones } from "./enough-on-phones.ts";

const fine = (share: string, condition = "") =>
  `(max-width: 47.99rem) and (min-resolution: ${share === "0.45" ? 2.5 : 1.5}dppx)${condition} calc(${share} * `;

it.each([
  ["one width everywhere", "100vw", `${fine("0.45")}100vw), ${fine("0.68")}100vw), 100vw`],
  [
    "phones apart, with commas inside a width",
    "(max-width: 47.99rem) max(100vw, 1.5 * min(100vw, 52vh)), 50vw",
    [
      `${fine("0.45")}max(100vw, 1.5 * min(100vw, 52vh)))`,
      `${fine("0.68")}max(100vw, 1.5 * min(100vw, 52vh)))`,
      "(max-width: 47.99rem) max(100vw, 1.5 * min(100vw, 52vh)), 50vw",
    ].join(", "),
  ],
  [
    "a width for large phones, none of wide windows",
    "(min-width: 60rem) 44vw, (min-width: 40rem) 92vw, 90vw",
    [
      `${fine("0.45", " and (min-width: 40rem)")}92vw)`,
      `${fine("0.45")}90vw)`,
      `${fine("0.68", " and (min-width: 40rem)")}92vw)`,
      `${fine("0.68")}90vw)`,
      "(min-width: 60rem) 44vw, (min-width: 40rem) 92vw, 90vw",
    ].join(", "),
  ],
])("spares phones with fine screens where a page begins: %s", (_name, sizes, expected) => {
  expect(enoughOnPhones(sizes, "first")).toBe(expected);
});

it("spares the finest screens part of the pictures that come later", () => {
  const sizes = "(min-width: 60rem) 44vw, (min-width: 40rem) 92vw, 90vw";
  const finest = "(max-width: 47.99rem) and (min-resolution: 2.5dppx)";
  expect(enoughOnPhones(sizes, "other")).toBe(
    `${finest} and (min-width: 40rem) calc(0.6 * 92vw), ${finest} calc(0.6 * 90vw), ${sizes}`,
  );
});
