import { expect, it } from "vitest";
import { isFoundIn } from "./is-found-in.ts";

it.each([
  ["", true],
  ["karte", true],
  ["TAFEL", true],
  ["prèsta", true],
  ["presta tafel", true],
  ["tafel video", false],
  ["strasse", true],
  [" oeil ", true],
])("finds a section by parts of its words: %j", (search, isFound) =>
  expect(isFoundIn(search, ["Leistungstafel", "Karten, Préstations", "Straße", "Œil"])).toBe(isFound),
);
