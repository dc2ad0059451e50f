import { expect, it } from "vitest";
import { differingParts, mergeRecord } from "./merge-record.ts";

const branch = (id: string, more: object = {}) => ({ id, city: "Elgg", hours: [1], ...more });
const base = { name: "Klar", text: { de: "Gut", fr: "Bien" }, tags: ["a"], branches: [branch("a"), branch("b")] };

it.each([
  ["takes over what they alone changed", { name: "Klar!" }, { tags: ["b"] }, { name: "Klar!", tags: ["b"] }],
  ["keeps what both changed as I wrote it", { tags: ["mine"] }, { tags: ["theirs"] }, { tags: ["mine"] }],
  [
    "looks at languages one by one",
    { text: { de: "Besser", fr: "Bien" } },
    { text: { de: "Gut", fr: "Mieux", it: "Bene" } },
    { text: { de: "Besser", fr: "Mieux", it: "Bene" } },
  ],
  [
    "leaves out a language that I took out",
    { text: { de: "Gut" } },
    { name: "Neu" },
    { name: "Neu", text: { de: "Gut" } },
  ],
  [
    "looks at entries one by one, in their order, mine behind",
    { branches: [branch("a", { city: "Thun" }), branch("b"), branch("mine")] },
    { branches: [branch("theirs"), branch("b"), branch("a", { hours: [2] })] },
    { branches: [branch("theirs"), branch("b"), branch("a", { city: "Thun", hours: [2] }), branch("mine")] },
  ],
  [
    "takes away what either took away, unless the other changed it",
    { branches: [branch("b", { city: "Chur" })] },
    { branches: [branch("a", { city: "Genf" })] },
    { branches: [branch("a", { city: "Genf" }), branch("b", { city: "Chur" })] },
  ],
  [
    "takes away what one took away",
    { branches: [branch("b")] },
    { name: "Neu" },
    { name: "Neu", branches: [branch("b")] },
  ],
])("%s", (_what, mine, theirs, merged) =>
  expect(mergeRecord<object>(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ ...base, ...merged }),
);

it("is theirs where I wrote nothing", () => {
  const theirs = { ...base, name: "Neu" };
  expect(mergeRecord(base, structuredClone(base), theirs)).toBe(theirs);
});

it("names the parts that differ", () =>
  expect(differingParts({ ...base, gone: 1 }, { ...base, name: "Neu", branches: [] } as never)).toEqual([
    "name",
    "branches",
    "gone",
  ]));
