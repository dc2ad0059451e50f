import { expect, it } from "vitest";
import { richTextSchema } from "./schema.ts";
import { readMarkup, writeMarkup } from "./markup.ts";

it("turns the small markup into rich text of the closed schema", () => {
  const value = readMarkup("## Titel\n\nEin **fetter**\nSatz mit [Link](/de/kontakt).\n\n- eins\n- zwei");
  expect(richTextSchema.parse(value)).toEqual([
    { type: "h2", children: [{ text: "Titel" }] },
    {
      type: "p",
      children: [
        { text: "Ein " },
        { text: "fetter", bold: true },
        { text: " Satz mit " },
        { type: "a", url: "/de/kontakt", children: [{ text: "Link" }] },
        { text: "." },
      ],
    },
    {
      type: "ul",
      children: ["eins", "zwei"].map((text) => ({ type: "li", children: [{ type: "lic", children: [{ text }] }] })),
    },
  ]);
});

it("keeps an empty leaf beside a link at the edge", () => {
  expect(readMarkup("[Link](/de)")).toEqual([
    { type: "p", children: [{ text: "" }, { type: "a", url: "/de", children: [{ text: "Link" }] }, { text: "" }] },
  ]);
});

it("leaves signs that nothing closes as they are", () => {
  const read = (line: string) => readMarkup(line)[0]?.children;
  expect(read("**Achtung: 3 * 4")).toEqual([{ text: "**Achtung: 3 * 4" }]);
  expect(read("[a](b(c)")).toEqual([{ text: "[a](b(c)" }]);
  expect(writeMarkup(readMarkup("[a](/b_(c))"))).toBe("[a](/b_%28c%29)");
});

it.each(["[", "[a]("])("reads a long text of nothing but %j", (sign) => {
  const text = sign.repeat(800_000 / sign.length);
  expect(readMarkup(text)).toEqual([{ type: "p", children: [{ text }] }]);
});

it("writes an address with brackets so that it is read again", () => {
  const url = "https://de.example/wiki/Brille_(Optik)";
  const markup = writeMarkup([{ type: "p", children: [{ type: "a", url, children: [{ text: "Brille" }] }] }]);
  expect(markup).toBe("[Brille](https://de.example/wiki/Brille_%28Optik%29)");
  expect(writeMarkup(readMarkup(markup))).toBe(markup);
});

it("writes what it reads", () => {
  const markup = "## Titel\n\nEin **fetter** Satz mit [Link](/de).\n\n### Klein\n\n- eins\n- zwei\n\n1. drei\n2. vier";
  expect(writeMarkup(readMarkup(markup))).toBe(markup);
  const styled = [{ type: "p" as const, children: [{ text: "schräg", italic: true as const }] }];
  expect(writeMarkup(styled)).toBe("schräg");
});
