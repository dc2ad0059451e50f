import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { continuesStep, editBetween } from "./typing-steps.ts";

/** The undo steps that typing these texts, one after the other, is cut into: what stands at the end of each. */
function stepsOf(texts: string[], unit?: "word" | "sentence"): string[] {
  const ends: string[] = [];
  let [start, now] = [texts[0] ?? "", texts[0] ?? ""];
  for (const next of texts.slice(1)) {
    if (now !== start && !continuesStep(start, now, next, unit)) {
      ends.push(now);
      start = now;
    }
    now = next;
  }
  return now === start ? ends : [...ends, now];
}
const typed = (text: string, before = "") => [...text].map((_, index) => before + text.slice(0, index + 1));

describe("steps of typing", () => {
  it("are words, each with the space after it", () => {
    expect(stepsOf(["", ...typed("Eins zwei  drei")])).toEqual(["Eins ", "Eins zwei  ", "Eins zwei  drei"]);
  });
  it("are sentences where words would be too many", () => {
    expect(stepsOf(["", ...typed("Ja, gern. Und wie!")], "sentence")).toEqual(["Ja, gern. ", "Ja, gern. Und wie!"]);
  });
  it("keep a correction inside the word being typed", () => {
    expect(stepsOf(["", "h", "ha", "hal", "ha", "hall", "hallo"])).toEqual(["hallo"]);
  });
  it("begin anew where something older is deleted", () => {
    expect(stepsOf(["alt ", "alt n", "alt ", "alt", "al"])).toEqual(["alt", "al"]);
  });
  it("are words of what is deleted, too", () => {
    expect(stepsOf(["eins zwei", "eins zwe", "eins z", "eins ", "eins", "ein", ""])).toEqual(["eins", ""]);
    expect(stepsOf(["eins zwei", "ns zwei", " zwei", "zwei", "ei", ""])).toEqual(["zwei", ""]);
  });
  it("begin anew when typing follows a deletion, and when the caret has moved", () => {
    expect(stepsOf(["eins zwei", "eins", "eins d", "eins dr"])).toEqual(["eins", "eins dr"]);
    expect(stepsOf(["ab", "abc", "xabc", "xyabc"])).toEqual(["abc", "xyabc"]);
  });
  it("take what is typed over a selection as one with it", () => {
    expect(stepsOf(["alter Titel", "N", "Ne", "Neu"])).toEqual(["Neu"]);
  });
  it("take a pasted sentence as a step of its own", () => {
    expect(stepsOf(["", "a", "a und noch mehr Worte"])).toEqual(["a", "a und noch mehr Worte"]);
  });
});

describe("the edit between two texts", () => {
  it("leads from one to the other", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", " ") });
    fc.assert(
      fc.property(text, text, (from, to) => {
        const edit = editBetween(from, to);
        const { at = 0, removed = "", inserted = "" } = edit ?? {};
        expect(from.slice(0, at) + inserted + from.slice(at + removed.length)).toBe(to);
      }),
    );
  });
});
