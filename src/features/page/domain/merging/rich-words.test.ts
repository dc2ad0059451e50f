import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toRichText } from "~/features/richtext/normalise.ts";
import type { RichTextBlock, RichTextValue } from "~/features/richtext/schema.ts";
import { mergeRichText } from "./rich-words.ts";

const p = (...children: unknown[]) =>
  ({
    type: "p",
    children: children.map((child) => (typeof child === "string" ? { text: child } : child)),
  }) as RichTextBlock;
const list = (...items: string[]) => listOf("ul", items);
const listOf = (type: "ul" | "ol", items: string[]) =>
  ({
    type,
    children: items.map((text) => ({ type: "li", children: [{ type: "lic", children: [{ text }] }] })),
  }) as RichTextBlock;

const leaf = fc.record(
  { text: fc.constantFrom("eins zwei", "drei", " ", "vier, fünf"), bold: fc.constant(true as const) },
  { requiredKeys: ["text"] },
);
const link = fc.record({
  type: fc.constant("a" as const),
  url: fc.constant("/de/team"),
  children: fc.array(leaf, { minLength: 1, maxLength: 2 }),
});
const block = fc.oneof(
  fc.record({
    type: fc.constantFrom("p" as const, "h2" as const),
    children: fc.tuple(leaf, link, leaf),
  }),
  fc.array(fc.constantFrom("a", "b c"), { minLength: 1, maxLength: 3 }).map((items) => list(...items)),
  fc.array(fc.constantFrom("a", "b c"), { minLength: 1, maxLength: 3 }).map((items) => listOf("ol", items)),
);
const richText = fc.array(block, { maxLength: 4 }).map((value) => toRichText(value));

describe("merging formatted texts", () => {
  it("keeps what two people wrote in different words of one paragraph", () => {
    const base: RichTextValue = [p("Wir sind ", { text: "heute", bold: true }, " da.")];
    const mine: RichTextValue = [p("Wir sind ", { text: "heute", bold: true }, " lange da.")];
    const theirs: RichTextValue = [p("Alle sind ", { text: "heute", bold: true }, " da.")];
    expect(mergeRichText(base, mine, theirs)).toEqual({
      value: [p("Alle sind ", { text: "heute", bold: true }, " lange da.")],
      isClean: true,
    });
  });

  it("keeps a new paragraph of the one and new bold words of the other", () => {
    const base: RichTextValue = [p("eins zwei"), p("drei")];
    const mine: RichTextValue = [p("eins ", { text: "zwei", bold: true }), p("drei")];
    const theirs: RichTextValue = [p("eins zwei"), p("drei"), list("vier")];
    expect(mergeRichText(base, mine, theirs)).toEqual({
      value: [p("eins ", { text: "zwei", bold: true }), p("drei"), list("vier")],
      isClean: true,
    });
  });

  it("says so when both changed the same word", () => {
    const [base, mine, theirs]: RichTextValue[] = [[p("ein Haus")], [p("ein Baum")], [p("ein Hund")]];
    expect(mergeRichText(base ?? null, mine ?? null, theirs ?? null)).toEqual({ value: mine, isClean: false });
  });

  it("takes what one side did when the other did nothing", () => {
    fc.assert(
      fc.property(richText, richText, (base, changed) => {
        expect(mergeRichText(base, changed, base)).toEqual({ value: changed, isClean: true });
        expect(mergeRichText(base, base, changed)).toEqual({ value: changed, isClean: true });
      }),
    );
  });

  it("keeps a paragraph before and one behind, and every mark, link and list between them", () => {
    const [start, first, last, end] = [p("Anfang"), p("ganz vorn"), p("ganz hinten"), p("Ende")];
    fc.assert(
      fc.property(richText, (middle) => {
        const base = [start, ...(middle ?? []), end];
        expect(mergeRichText(base, [first, ...base], [...base, last])).toEqual({
          value: [first, ...base, last],
          isClean: true,
        });
      }),
    );
  });

  it("takes texts of as many words as there is room for, each sign a word", () => {
    const text = (signs: string): RichTextValue =>
      Array.from({ length: 9 }, () => ({ type: "p" as const, children: [{ text: signs.repeat(10_000) }] }));
    const { value, isClean } = mergeRichText(text("./"), text(".,"), text(".;"));
    expect(isClean).toBe(false);
    expect(value).toEqual(text(".,"));
  });
});
