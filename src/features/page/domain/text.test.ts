import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { savedLines, savedText } from "./text.ts";

const tagOrComment = /<!--[\s\S]*?-->|<\/?[a-zA-Z][^<>]*>/;

describe("a typed text as it is saved", () => {
  it.each([
    ["<b>fett</b>", "fett"],
    ["a <!-- <a href='-->'>b", "a '>b"],
    ["<scr<b>ipt>alert(1)</scr</b>ipt>", "alert(1)"],
    ["3 < 4 und 5 > 4, <3", "3 < 4 und 5 > 4, <3"],
    ["<!--->", "<!--->"],
    ["<!-<i>-offen", "<!--offen"],
    ["<!--a-<b>->c", "c"],
    ["<!--<!--<b>>-->", "-->"],
    ["\u{1f453}<br>\u{1f453}", "\u{1f453}\u{1f453}"],
  ])("of %j is %j", (typed, saved) => expect(savedText(typed)).toBe(saved));

  it("has neither a tag nor a comment, and is as it was where it had none", () => {
    const pieces = ["<", ">", "<!--", "-->", "-", "!", "/", "a", "<b", "</i>", " "];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (written) => {
        const text = written.join("");
        const saved = savedText(text) ?? "";
        expect(saved).not.toMatch(tagOrComment);
        expect(savedText(saved) ?? "").toBe(saved);
        if (!tagOrComment.test(text)) expect(saved).toBe(text.trim());
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ["<", "-"],
    ["", "<!--"],
    ["<!-- ", "->"],
    ["", "<a"],
    ["<", ">"],
  ])("is saved in one pass, however often %j is followed by %j", (before, again) => {
    // Anything that looks back at all that is kept takes minutes for it.
    const text = before + again.repeat(400_000 / again.length);
    expect(savedText(text)).toBe(text);
  });

  it("keeps the lines of a title that have words", () => {
    expect(savedLines(" eins \n\n<br>\n zwei")).toBe("eins\nzwei");
    expect(savedText(" eins \n\n zwei")).toBe("eins zwei");
    expect(savedText("<p> </p>")).toBeNull();
  });
});
