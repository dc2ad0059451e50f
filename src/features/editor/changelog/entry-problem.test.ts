import { describe, expect, it } from "vitest";
import { checkedEntry } from "./entry-problem.ts";

const given = { date: "2026-11-23", de: " Neu\nund gut ", fr: "" };

describe("what a person wrote", () => {
  it("is sent without spaces around it, with the day and words of the entry that it stands in for", () => {
    const entry = { date: "2026-11-23", de: "Neu\nund gut", fr: "" };
    expect(checkedEntry(given, null)).toEqual({ isGood: true, entry });
    const seen = { de: "Alt", fr: "" };
    expect(checkedEntry(given, { date: "2026-11-22", ...seen })).toEqual({
      isGood: true,
      entry: { ...entry, replaces: "2026-11-22", seen },
    });
  });

  it.each([
    [{ date: "" }, "date", "changelog.dateWrong"],
    [{ date: "1926-11-23" }, "date", "changelog.dateWrong"],
    [{ date: "", de: "" }, "date", "changelog.dateWrong"],
    [{ de: " \n" }, "de", "changelog.textMissing"],
    [{ fr: "x".repeat(4001) }, "fr", "changelog.textTooLong"],
  ] as const)("%j is wrong at its place", (change, at, says) => {
    expect(checkedEntry({ ...given, ...change }, null)).toEqual({ isGood: false, at, says });
  });
});
