import { describe, expect, it } from "vitest";
import { holesBeside } from "./holes-beside.ts";

const hole = (number: number, path: string | null = `/de/map/${number}`) => ({
  pageId: `p${number}`,
  number,
  name: `Loch ${number}`,
  path,
});
const course = [hole(1), hole(2, null), hole(3), hole(4)];

describe("the holes beside one", () => {
  it.each([
    ["p1", undefined, 3],
    ["p2", 1, 3],
    ["p3", 1, 4],
    ["p4", 3, undefined],
  ])("are the nearest with a page of their own (%s)", (pageId, previous, next) => {
    const beside = holesBeside(course, pageId);
    expect([beside.previous?.number, beside.next?.number]).toEqual([previous, next]);
    expect(beside.place).toEqual({ number: Number(pageId.slice(1)), total: 4 });
  });

  it("are none for a page that is no hole of the course", () => {
    expect(holesBeside(course, "elsewhere")).toEqual({ place: null, previous: null, next: null });
  });
});
