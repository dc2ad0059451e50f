import { expect, it } from "vitest";
import { letterOf, soughtText } from "./sought.ts";

it.each([
  ["Zürich", "zurich", "Z"],
  ["  Œil   de Genève ", "oeil de geneve", "O"],
  ["Étoile Optique", "etoile optique", "E"],
  ["20/20 Sehen", "20/20 sehen", "#"],
  ["Žarko", "zarko", "Z"],
  ["\u00adAugen\u00adoptik\u200bhaus", "augenoptikhaus", "A"],
  ["", "", "#"],
])("finds %j by %j under %s", (written, sought, letter) => {
  expect(soughtText(written)).toBe(sought);
  expect(letterOf(sought)).toBe(letter);
});
