import { expect, it } from "vitest";
import { freeName } from "./free-name.ts";

it.each([
  ["leaves a name alone that nobody has", "Luca", ["Amina"], "Luca"],
  ["numbers the second of a name, however it is written", "amina", ["Amina"], "amina 2"],
  ["numbers the third", "Amina", ["Amina", "amina 2"], "Amina 3"],
  ["gives nobody the name of somebody else", "Amina", ["Amina", "Amina 2", "Amina 3"], "Amina 4"],
  ["gives a name that has become free", "Amina", ["Bo", "Amina 2"], "Amina"],
])("%s", (_, name, others, expected) =>
  expect(
    freeName(
      name,
      others.map((playerName) => ({ playerName })),
    ),
  ).toBe(expected),
);
