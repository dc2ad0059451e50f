import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { plainLines, withPlainLines } from "./plain-edit.ts";

const value: RichTextValue = [
  { type: "h2", children: [{ text: "Titel" }] },
  {
    type: "p",
    children: [
      { text: "Wir sind " },
      { text: "heute", bold: true },
      { text: " da, " },
      { type: "a", url: "/de/team", children: [{ text: "alle" }] },
      { text: "." },
    ],
  },
  { type: "ul", children: [{ type: "li", children: [{ type: "lic", children: [{ text: "eins" }] }] }] },
];

describe("a formatted text edited as plain lines", () => {
  it("keeps the form of what was not touched, and types on in that of the letter before", () => {
    const lines = plainLines(value);
    expect(lines).toBe("Titel\nWir sind heute da, alle.\neins");
    const edited = withPlainLines(value, lines.replace("heute", "heutemal"));
    expect(edited?.[1]).toMatchObject({
      children: [{}, { text: "heutemal", bold: true }, {}, { url: "/de/team" }, {}],
    });
    expect(edited?.[0]).toEqual(value[0]);
  });

  it("begins a new paragraph with a new line, and a new item in a list", () => {
    const edited = withPlainLines(value, `${plainLines(value)}\nzwei`);
    expect(edited?.at(-1)).toMatchObject({ type: "ul", children: [{}, {}] });
    const numbered = value.map((block) => (block.type === "ul" ? { ...block, type: "ol" as const } : block));
    const longer = withPlainLines(numbered, `${plainLines(numbered)}\nzwei`);
    expect(longer?.at(-1)).toMatchObject({ type: "ol", children: [{}, {}] });
    expect(withPlainLines(null, "eins\nzwei")).toEqual([
      { type: "p", children: [{ text: "eins" }] },
      { type: "p", children: [{ text: "zwei" }] },
    ]);
  });

  it("shows exactly the lines that were written", () => {
    const lines = fc.array(fc.constantFrom("a", "b", " ", "\n")).map((letters) => letters.join(""));
    fc.assert(
      fc.property(lines, (written) => {
        const text = `x${written}x`;
        expect(plainLines(withPlainLines(value, text))).toBe(text);
      }),
    );
  });
});
