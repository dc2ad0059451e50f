import { describe, expect, it } from "vitest";
import { levelOf, levels, partsOf } from "./hierarchy.ts";

describe("the text hierarchy", () => {
  it.each(levels)("reads back %s from what choosing it sets", (level) => {
    const { block, mark } = partsOf(level);
    expect(levelOf(block, mark ? { [mark]: true } : {})).toBe(level);
  });
  it("has no name for headings that nobody can choose", () => {
    expect(levelOf("h5", {})).toBeNull();
  });
});
