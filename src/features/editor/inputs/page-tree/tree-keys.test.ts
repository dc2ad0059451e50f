import { expect, it } from "vitest";
import { treeStep } from "./tree-keys.ts";

const rows = [
  { level: 1, isOpen: true, label: "Navigation" },
  { level: 2, isOpen: null, label: "Team" },
  { level: 2, isOpen: null, label: "Kontakt" },
  { level: 1, isOpen: false, label: "Sammlungen" },
];

it.each([
  ["ArrowDown", 0, { type: "go", index: 1 }],
  ["ArrowDown", 3, { type: "go", index: 3 }],
  ["ArrowUp", 2, { type: "go", index: 1 }],
  ["Home", 3, { type: "go", index: 0 }],
  ["End", 0, { type: "go", index: 3 }],
  ["ArrowRight", 3, { type: "open" }],
  ["ArrowRight", 0, { type: "go", index: 1 }],
  ["ArrowLeft", 0, { type: "close" }],
  ["ArrowLeft", 2, { type: "go", index: 0 }],
  ["ArrowLeft", 3, { type: "go", index: 3 }],
  ["k", 0, { type: "go", index: 2 }],
  ["T", 1, { type: "go", index: 1 }],
  ["z", 0, null],
  ["Enter", 1, null],
  [" ", 1, null],
  ["Tab", 1, null],
])("%s on row %i of the tree leads to %o", (key, index, expected) => {
  expect(treeStep(key, rows, index)).toEqual(expected);
});
