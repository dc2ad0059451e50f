import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

describe("plainText", () => {
  it.each([
    ["Brillen <b>für</b> alle", "Brillen für alle"],
    ["eins\n zwei\r\ndrei", "eins zwei drei"],
    ["  Titel ", "Titel"],
    ["3 < 5 und 7 > 2", "3 < 5 und 7 > 2"],
    ["Winter\u00a0thur", "Winter thur"],
    ["   ", null],
    ["\n", null],
    ["<br>", null],
  ])("saves %j as %j", (typed, saved) => {
    expect(plainText(typed)).toBe(saved);
  });
  it("keeps the ends of a text that is pasted into another", () => {
    expect(plainText("und \n", { areEndsKept: true })).toBe("und  ".slice(0, 4));
  });
});
