import { describe, expect, it } from "vitest";
import { partOfListIn, listPartOf, type WantedEntries } from "./list-part.ts";

const ids = Array.from({ length: 120 }, (_, at) => `id ${at}`);
const partOf = (wanted?: WantedEntries) => {
  const { ids: shown, part } = listPartOf(ids, "jobs", wanted);
  return [shown[0], shown.length, part.number, part.parts];
};

describe("listPartOf", () => {
  it.each<[string, WantedEntries | undefined, ReturnType<typeof partOf>]>([
    ["the first part where nothing is asked", undefined, ["id 0", 50, 1, 3]],
    ["the part that is asked for", { list: "jobs", number: 3 }, ["id 100", 20, 3, 3]],
    ["the first where there is no such part", { list: "jobs", number: 4 }, ["id 0", 50, 1, 3]],
    ["the first where another list is asked", { list: "items", number: 2 }, ["id 0", 50, 1, 3]],
    ["the part with an entry", { entryId: "id 50" }, ["id 50", 50, 2, 3]],
    ["the first where the entry is not there", { entryId: "other" }, ["id 0", 50, 1, 3]],
    ["all of it", "all", ["id 0", 120, 1, 1]],
  ])("shows %s", (_, wanted, expected) => expect(partOf(wanted)).toEqual(expected));

  it("has one part where there is nothing", () =>
    expect(listPartOf([], "items", undefined)).toEqual({ ids: [], part: { number: 1, parts: 1 } }));
});

it.each([
  ["?jobs=2", { list: "jobs", number: 2 }],
  ["?items=40", { list: "items", number: 40 }],
  ["?jobs=1", null],
  ["?jobs=0", null],
  ["?jobs=2&x=1", null],
  ["?jobs=1000", null],
  ["?page=2", null],
  ["", null],
])("reads the part of a list out of %j", (search, expected) => expect(partOfListIn(search)).toEqual(expected));
