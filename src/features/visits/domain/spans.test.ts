import { describe, expect, it } from "vitest";
import { barsOf, wantedMost } from "./spans.ts";

describe("the bars of a span", () => {
  const counts = new Map([
    ["2026-11-23", 4],
    ["2026-11-20", 2],
    ["2026-11-16", 9],
    ["2025-11-24", 1],
    ["2025-11-23", 7],
  ]);

  it("are its days, those without a visit as well", () => {
    const bars = barsOf(counts, "2026-11-23", 7);
    expect(bars.map(({ count }) => count)).toEqual([0, 0, 0, 2, 0, 0, 4]);
    expect(bars[0]?.from).toBe("2026-11-17");
  });

  it("are months for a year, which begins within one", () => {
    const bars = barsOf(counts, "2026-11-23", 365);
    expect(bars).toHaveLength(13);
    expect(bars[0]).toEqual({ from: "2025-11", count: 1 });
    expect(bars.at(-1)).toEqual({ from: "2026-11", count: 15 });
  });

  it("follow the calendar over a leap day and a change of clocks", () => {
    expect(barsOf(new Map(), "2028-03-01", 7).map(({ from }) => from)).toContain("2028-02-29");
    expect(new Set(barsOf(new Map(), "2026-10-26", 30).map(({ from }) => from)).size).toBe(30);
  });
});

it("leaves out what people had written on the way to a longer word", () => {
  const searches = [
    { query: "ortho", count: 9 },
    { query: "orthok", count: 2 },
    { query: "sonnenbrille", count: 3 },
  ];
  expect(wantedMost(searches).map(({ query }) => query)).toEqual(["sonnenbrille", "orthok"]);
});
