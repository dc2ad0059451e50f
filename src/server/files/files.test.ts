import { describe, expect, it } from "vitest";
import { rangeOf } from "./files.ts";

describe("rangeOf", () => {
  it.each([
    ["bytes=0-99", { start: 0, end: 99 }],
    ["bytes=100-", { start: 100, end: 999 }],
    ["bytes=-10", { start: 990, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["bytes=500-5000", { start: 500, end: 999 }],
  ])("reads %s", (header, range) => expect(rangeOf(header, 1000)).toEqual(range));

  it.each(["bytes=1000-", "bytes=5-4", "bytes=-0"])("refuses %s", (header) =>
    expect(rangeOf(header, 1000)).toBe("unsatisfiable"),
  );

  it.each([undefined, "", "bytes=-", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b"])("ignores %j", (header) =>
    expect(rangeOf(header, 1000)).toBeNull(),
  );
});
