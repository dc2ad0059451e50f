import { describe, expect, it } from "vitest";
import { pastedText } from "./plain-text.ts";

describe("pastedText", () => {
  it.each([
    ["eins\n zwei\r\ndrei", "eins zwei drei"],
    [" und\n", " und "],
    ["<b>fett</b>", "fett"],
    ["Winter\u00a0thur", "Winter thur"],
    ["  \n", " "],
    ["", ""],
  ])("pastes %j as %j", (pasted, line) => {
    expect(pastedText(pasted)).toBe(line);
  });
});
