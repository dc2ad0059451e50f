import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedRange, movedRange } from "./moved-range.ts";

/** Draws the selection into the text: `[` and `]`, or `|` for a caret. */
function drawn(text: string, range: { anchor: number; focus: number } | null): string {
  if (!range) return text;
  const [from, to] = [Math.min(range.anchor, range.focus), Math.max(range.anchor, range.focus)];
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;
}
const caret = (at: number) => ({ anchor: at, focus: at });

describe("a selection while somebody else writes in the text", () => {
  it.each([
    ["eins zwei", 9, "null eins zwei", "null eins zwei|"],
    ["eins zwei", 4, "eins zwei drei", "eins| zwei drei"],
    ["eins zwei drei", 14, "ein drei", "ein drei|"],
    ["eins zwei drei", 7, "eins vier drei", "eins vi|er drei"],
    ["Heute", 5, "Heute offen", "Heute| offen"],
    ["eins zwei drei", 12, "EINS zwei und noch drei", "EINS zwei und noch dr|ei"],
  ])("stays at its letters in %j", (from, at, to, expected) => {
    expect(drawn(to, movedRange(caret(at), from, to))).toBe(expected);
  });

  it("lies inside the text, whatever happens", () => {
    const text = fc.array(fc.constantFrom("a", "bc", " ", ", ")).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, fc.nat(40), (from, to, at) => {
        const { anchor } = movedRange(caret(Math.min(at, from.length)), from, to);
        expect(anchor).toBeGreaterThanOrEqual(0);
        expect(anchor).toBeLessThanOrEqual(to.length);
      }),
    );
  });
});

describe("the caret after an undo that remembers none", () => {
  it.each([
    ["eins zwei", "eins", "eins|"],
    ["eins", "eins zwei", "eins zwei|"],
    ["eins drei", "eins zwei drei", "eins zwei |drei"],
  ])("stands behind what has changed from %j", (from, to, expected) => {
    expect(drawn(to, changedRange(from, to))).toBe(expected);
  });
});
