import { expect, it } from "vitest";
import { withDistinctNames } from "./distinct-names.ts";

const shown = (...names: string[]) =>
  withDistinctNames(names.map((playerName) => ({ playerName }))).map((one) => one.playerName);

it.each([
  ["leaves different names alone", ["Amina", "Luca"], ["Amina", "Luca"]],
  [
    "numbers the second and the third of a name",
    ["Amina", "amina", "Luca", "Amina"],
    ["Amina", "amina 2", "Luca", "Amina 3"],
  ],
  ["gives nobody the name of somebody else", ["Amina", "Amina 2", "Amina"], ["Amina", "Amina 2", "Amina 3"]],
])("%s", (_, names, expected) => expect(shown(...names)).toEqual(expected));

it("keeps the name as it was typed, for renaming", () => {
  expect(withDistinctNames([{ playerName: "Amina" }, { playerName: "Amina" }])).toEqual([
    { playerName: "Amina" },
    { playerName: "Amina 2", typedName: "Amina" },
  ]);
});
