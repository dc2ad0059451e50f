import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { savedLines, savedText } from "./text.ts";

const tagOrComment = /<!--[\s\S]*?-->|<\/?[a-zA-Z][^<>]*>/g;

/** The rule itself, at any price: what is a tag or a comment goes, until there is none. */
function stripped(text: string): string {
  const result = text.replace(tagOrComment, "");
  return result === text ? text : stripped(result);
}

describe("a typed text as it is saved", () => {
  it.each([
    ["<b>fett</b>", "fett"],
    ["a <!-- <a href='-->'>b", "a '>b"],
    ["<scr<b>ipt>alert(1)</scr</b>ipt>", "alert(1)"],
    ["3 < 4 und 5 > 4, <3", "3 < 4 und 5 > 4, <3"],
    ["<!--->", "<!--->"],
    ["<!-<i>-offen", "<!--offen"],
    ["<!--a-<b>->c", "c"],
    ["\u{1f453}<br>\u{1f453}", "\u{1f453}\u{1f453}"],
  ])("of %j is %j", (typed, saved) => expect(savedText(typed)).toBe(saved));

  it("has neither a tag nor a comment, and is what removing them one after the other leaves", () => {
    const pieces = ["<", ">", "<!--", "-->", "-", "!", "/", "a", "<b", "</i>", " "];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (written) => {
        const text = written.join("");
        expect(savedText(text)).toBe(savedText(stripped(text)));
        expect(savedText(text) ?? "").not.toMatch(tagOrComment);
      }),
      { numRuns: 3_000 },
    );
  });

  it("keeps the lines of a title that have words", () => {
    expect(savedLines(" eins \n\n<br>\n zwei")).toBe("eins\nzwei");
    expect(savedText(" eins \n\n zwei")).toBe("eins zwei");
    expect(savedText("<p> </p>")).toBeNull();
  });
});
