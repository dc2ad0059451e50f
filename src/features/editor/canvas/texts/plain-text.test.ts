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
    ["Unsere Öff-\nnungszeiten", "Unsere Öffnungszeiten"],
    ["Mon\u00ad\r\ntag bis Frei\u00ad \n tag", "Montag bis Freitag"],
    ["per E-\nMail", "per E-Mail"],
    ["Vor-\nund Nachteile", "Vor- und Nachteile"],
    ["Montag -\nFreitag, 8-\n12 Uhr", "Montag - Freitag, 8- 12 Uhr"],
    ["ob-\nerhalb", "oberhalb"],
  ])("pastes %j as %j", (pasted, line) => {
    expect(pastedText(pasted)).toBe(line);
  });
});
