import { describe, expect, it } from "vitest";
import { wordFit } from "./word-fit.ts";

describe("the size of a title with a long word", () => {
  it.each([
    ["Allgemeine Geschäftsbedingungen", "h1", { "--longest-word": 20 }],
    ["Geschäfts\u00adbedingungen", "h1", { "--longest-word": 11 }],
    ["Öffnungszeiten", "h3", { "--longest-word": 14 }],
    ["Zu schade für die Schublade", "h1", { "--longest-word": 9 }],
    ["Comment nous joindre", "h1", { "--longest-word": 8 }],
    ["Brot von hier", "h2", undefined],
    ["", "h2", undefined],
    ["Allgemeine Geschäftsbedingungen", "p", undefined],
  ])("%s as %s", (text, element, expected) => expect(wordFit(text, element as "h1")).toEqual(expected));
});
