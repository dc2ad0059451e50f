import { describe, expect, it } from "vitest";
import { toldChange } from "./changed-cell.ts";

const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `Wort${at + from}`).join(" ");

describe("toldChange", () => {
  it.each([
    ["", "3000"],
    ["8000", ""],
    [words(40), `${words(40)}!`],
  ])("tells short texts whole: %j, %j", (before, after) =>
    expect(toldChange(before, after)).toEqual({ before, after }),
  );

  it("tells of a long text what is another, with whole words before it and a little behind", () => {
    const told = toldChange(`${words(200)} alt ${words(200, 200)}`, `${words(200)} neu ${words(200, 200)}`);
    expect(told.before).toMatch(/^…Wort\d+ (Wort\d+ )*Wort199 alt Wort200 .*…$/);
    expect(told.after).toBe(told.before.replace(" alt ", " neu "));
    expect(told.after.length).toBeLessThan(100);
  });

  it("tells the beginning of two long texts that have nothing in common, and what was added at an end", () => {
    const other = toldChange("a".repeat(400), "b".repeat(500));
    expect(other).toEqual({ before: `${"a".repeat(300)}…`, after: `${"b".repeat(300)}…` });
    const added = toldChange(words(100), `${words(100)} Schluss`);
    expect(added.before).toMatch(/^….*Wort99$/);
    expect(added.after).toBe(`${added.before} Schluss`);
    expect(toldChange("", words(100)).after).toHaveLength(301);
  });

  it("cuts no letter in half", () => {
    const { after } = toldChange("", `${"a".repeat(299)}😀${"b".repeat(20)}`);
    expect(after).toBe(`${"a".repeat(299)}…`);
  });
});
