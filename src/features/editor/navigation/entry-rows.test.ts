import { describe, expect, it } from "vitest";
import type { NavigationContainer } from "~/features/site/schema.ts";
import { dropBelow, entryRows, siblingBefore, stepFrom, type Direction } from "./entry-rows.ts";

const item = (id: string) => ({
  id,
  type: "page" as const,
  pageId: `page-${id}`,
  label: {},
  appearance: "default" as const,
  disallowedLocales: [],
});
const entry = (id: string, below: string[] = []) => ({ ...item(id), children: below.map(item) });
const containers: NavigationContainer[] = [
  { id: "main", area: "header", label: {}, children: [entry("a"), entry("b", ["b1", "b2"]), entry("c")] },
  { id: "empty", area: "footer", label: {}, children: [] },
  { id: "legal", area: "legal", label: {}, children: [entry("x")] },
];
const rowOf = (id: string) => {
  const row = containers.flatMap(entryRows).find((each) => each.id === id);
  if (!row) throw new Error(`no entry ${id}`);
  return row;
};
const place = (containerId: string, parentId: string | null, index: number) => ({ containerId, parentId, index });

it("lists the entries as they are seen, those below another behind it", () => {
  expect(entryRows(containers[0] ?? { id: "", label: {}, children: [] }).map(({ id }) => id)).toEqual(
    ["a", "b", "b1", "b2", "c"], // oxfmt-ignore
  );
});

describe("a step by key", () => {
  it.each<[string, Direction, ReturnType<typeof place> | null]>([
    ["b", "up", place("main", null, 0)],
    ["b", "down", place("main", null, 2)],
    ["a", "up", null],
    ["c", "down", place("empty", null, 0)],
    ["x", "up", place("empty", null, 0)],
    ["x", "down", null],
    ["b1", "up", null],
    ["b1", "down", place("main", "b", 1)],
    ["c", "in", place("main", "b", 2)],
    ["a", "in", null],
    ["b", "in", null],
    ["b1", "in", null],
    ["b2", "out", place("main", null, 2)],
    ["a", "out", null],
  ])("moves %s %s to %j", (id, direction, to) => {
    expect(stepFrom(containers, rowOf(id), direction)).toEqual(to);
  });
});

describe("an entry that is let go of", () => {
  it.each<[dragged: string, above: string, isNested: boolean, to: ReturnType<typeof place> | null]>([
    ["c", "main", false, place("main", null, 0)],
    ["c", "a", false, place("main", null, 1)],
    ["c", "a", true, place("main", "a", 0)],
    ["c", "b", false, place("main", "b", 0)],
    ["c", "b2", true, place("main", "b", 2)],
    ["c", "b2", false, place("main", null, 2)],
    ["a", "c", false, place("main", null, 2)],
    ["b", "c", true, place("main", null, 2)],
    ["b1", "b", false, place("main", "b", 0)],
    ["b2", "empty", true, place("empty", null, 0)],
    ["a", "gone", false, null],
  ])("%s below %s (nested: %j) lands at %j", (dragged, above, isNested, to) => {
    expect(dropBelow(containers, rowOf(dragged), { above, isNested })).toEqual(to);
  });
});

it.each<[string, ReturnType<typeof place>, string | null]>([
  ["c", place("main", null, 0), null],
  ["c", place("main", null, 1), "a"],
  ["a", place("main", null, 1), "b"],
  ["a", place("main", null, 2), "c"],
  ["c", place("main", "b", 2), "b2"],
  ["b1", place("main", "b", 1), "b2"],
  ["c", place("main", "a", 0), null],
  ["b", place("empty", null, 0), null],
  ["b", place("legal", null, 1), "x"],
])("%s at %j comes after %s", (id, at, sibling) => expect(siblingBefore(containers, id, at)).toBe(sibling));
