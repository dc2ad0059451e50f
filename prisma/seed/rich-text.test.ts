import { expect, it } from "vitest";
import { richTextSchema } from "~/features/richtext/schema.ts";
import { richText } from "./rich-text.ts";

it("turns the small markup into rich text of the closed schema", () => {
  const value = richText("## Titel\n\nEin **fetter**\nSatz mit [Link](/de/kontakt).\n\n- eins\n- zwei");
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
  expect(richText("[Link](/de)")).toEqual([
    { type: "p", children: [{ text: "" }, { type: "a", url: "/de", children: [{ text: "Link" }] }, { text: "" }] },
  ]);
});
