import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDifference } from "./word-difference.ts";

const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ type, text }) => (type === "same" ? text : type === "gone" ? `[-${text}-]` : `[+${text}+]`))
    .join("");

describe("the difference of two texts", () => {
  it.each([
    ["the same words", "Ein guter Tag", "Ein guter Tag", "Ein guter Tag"],
    ["a changed word", "Ein guter Tag", "Ein schöner Tag", "Ein [-guter-][+schöner+] Tag"],
    ["words that are gone", "Ein sehr guter Tag", "Ein Tag", "Ein [-sehr guter -]Tag"],
    ["a new sentence", "Hallo.", "Hallo. Bis bald!", "Hallo.[+ Bis bald!+]"],
    ["neighbours with a space between them", "rot blau", "grün gelb", "[-rot blau-][+grün gelb+]"],
    ["nothing before", "", "Neu", "[+Neu+]"],
    ["nothing after", "Alt", "", "[-Alt-]"],
  ])("shows %s", (_, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it("makes both texts again, whatever they are", () => {
    const text = fc.array(fc.constantFrom("rot", "blau", " ", "\n", ".", "é", "🎉")).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDifference(before, after);
        const without = (type: string) => parts.filter((part) => part.type !== type).map((part) => part.text);
        expect(without("new").join("")).toBe(before);
        expect(without("gone").join("")).toBe(after);
      }),
    );
  });
});
