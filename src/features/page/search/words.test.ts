import { describe, expect, it } from "vitest";
import { isSlipOf } from "./typos.ts";
import { differentWords, wordsIn } from "./words.ts";

describe("the words of a text", () => {
  it("are runs of letters and digits, compared without case and accents", () => {
    const words = wordsIn("Café-Besuch: Straße 12, l’Œil, E\u0301te\u0301, info@optik.ch!").map(({ folded }) => folded);
    expect(words).toEqual(["cafe", "besuch", "strasse", "12", "l", "oeil", "ete", "info", "optik", "ch"]);
    expect(wordsIn("Очки, ЋЕВАП").map(({ folded }) => folded)).toEqual(["очки", "ћевап"]);
    expect(wordsIn("…  – ")).toEqual([]);
  });

  it("keep how they are written beside it, each once, and leave out what is no word", () => {
    expect(differentWords(`Réglages réglages ${"x".repeat(70)}`)).toEqual([
      { folded: "reglages", written: "réglages" },
    ]);
  });
});

describe("a slip of the pen", () => {
  const whole = { isUnfinished: false };

  it.each([
    ["kontaktlinzen", "kontaktlinsen"],
    ["kontatklinsen", "kontaktlinsen"],
    ["kontaklinse", "kontaktlinsen"],
    ["birlle", "brille"],
    ["brile", "brille"],
    ["prille", "brille"],
    ["brillee", "brille"],
  ])("is %s for %s", (word, known) => expect(isSlipOf(word, known, whole)).toBe(true));

  it.each([
    ["brlel", "brillen"],
    ["uhr", "ohr"],
    ["brillenglas", "brille"],
    ["hand", "wind"],
  ])("is not %s for %s", (word, known) => expect(isSlipOf(word, known, whole)).toBe(false));

  it("may be in the beginning of a word that is still being typed", () => {
    expect(isSlipOf("kontatkl", "kontaktlinsen", { isUnfinished: true })).toBe(true);
    expect(isSlipOf("kontatkl", "kontaktlinsen", whole)).toBe(false);
  });
});
