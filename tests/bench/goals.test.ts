import { expect, it } from "vitest";
import { missesOf, type Figure, within } from "./figures.ts";
import { atLeast, atMost, inWords } from "./goals.ts";

const figure = (name: string, goals: Figure["goals"]): Figure => ({ name, value: "", beside: "", goals });

it("names what missed its goal, by how much, and nothing else", () => {
  const slow = Array.from({ length: 100 }, (_, index) => index);
  const figures = [
    figure("search", [within(30, slow)]),
    figure("page", [atLeast(0.9, 0.95, { what: "share" }), atMost(0, 0)]),
    figure("editor", [atMost(350, 351.04, { unit: "kB" })]),
    figure("nothing measured", [atMost(1, Number.NaN)]),
    { name: "no goal", value: "", beside: "" },
  ];
  expect(missesOf(figures)).toEqual([
    "search: p95 95 ms, goal ≤ 30 ms",
    "editor: 351.04 kB, goal ≤ 350 kB",
    "nothing measured: NaN, goal ≤ 1",
  ]);
});

it("says a goal in words", () => {
  expect(inWords(within(1_500, [1], 0.99))).toBe("p99 ≤ 1,500 ms");
});
