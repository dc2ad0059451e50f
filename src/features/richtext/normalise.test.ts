import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitsRichText, isSameRichText, longestRichText, toRichText } from "./normalise.ts";
import { plainTextOf } from "./plain-text.ts";
import { mostBlocks, richTextSchema } from "./schema.ts";

const p = (...children: unknown[]) => ({ type: "p", children });

describe("a text that is too long", () => {
  const lines = (count: number) => Array.from({ length: count }, () => p({ text: "x" }));
  const large = (letters: number) => [p({ text: "x".repeat(letters) })];

  it("does not fit, and is cut nowhere", () => {
    expect([mostBlocks, mostBlocks + 1].map((count) => fitsRichText(lines(count)))).toEqual([true, false]);
    expect([1000, longestRichText].map((letters) => fitsRichText(large(letters)))).toEqual([true, false]);
    expect(toRichText(lines(mostBlocks + 1))).toHaveLength(mostBlocks + 1);
  });
});

describe("toRichText", () => {
  it("drops ids and other attributes that editors add", () => {
    expect(toRichText([{ id: "x", ...p({ text: "Hallo", bold: true, fontSize: "12px" }) }])).toEqual([
      { type: "p", children: [{ text: "Hallo", bold: true }] },
    ]);
  });
  it("is null when no text is left", () => {
    expect(toRichText([p({ text: "  " }), p({ text: "" })])).toBeNull();
    expect(toRichText(null)).toBeNull();
    expect(toRichText("text")).toBeNull();
  });
  it("joins neighbours with the same marks", () => {
    expect(toRichText([p({ text: "a" }, { text: "" }, { text: "b" }, { text: "c", italic: true })])).toEqual([
      p({ text: "ab" }, { text: "c", italic: true }),
    ]);
  });
  it("keeps safe links and turns the others into text", () => {
    const withLink = (url: string) => toRichText([p({ type: "a", url, children: [{ text: "hier" }] })]);
    expect(withLink("https://optik.example/")).toEqual([
      p({ type: "a", url: "https://optik.example/", children: [{ text: "hier" }] }),
    ]);
    expect(withLink("javascript:alert(1)")).toEqual([p({ text: "hier" })]);
    expect(withLink("//evil.example")).toEqual([p({ text: "hier" })]);
  });
  it("drops a link without a label", () => {
    expect(toRichText([p({ text: "a" }, { type: "a", url: "/x", children: [{ text: "" }] })])).toEqual([
      p({ text: "a" }),
    ]);
  });
  it("flattens nested lists and joins neighbouring ones", () => {
    const li = (text: string, ...more: unknown[]) => ({
      type: "li",
      children: [{ type: "lic", children: [{ text }] }, ...more],
    });
    const flat = (text: string) => ({ type: "li", children: [{ type: "lic", children: [{ text }] }] });
    expect(
      toRichText([
        { type: "ul", children: [li("eins", { type: "ul", children: [li("zwei")] })] },
        { type: "ol", children: [li("drei")] },
      ]),
    ).toEqual([
      { type: "ul", children: [flat("eins"), flat("zwei")] },
      { type: "ol", children: [flat("drei")] },
    ]);
    expect(
      toRichText([
        { type: "ol", children: [li("eins", { type: "ul", children: [li("zwei")] })] },
        { type: "ol", children: [li("drei")] },
      ]),
    ).toEqual([{ type: "ol", children: [flat("eins"), flat("zwei"), flat("drei")] }]);
  });
  it("loses no word of nested lists and keeps their order, however they are written", () => {
    let count = 0;
    const word = () => ({ text: `w${(count += 1)}` });
    const { list } = fc.letrec<{ list: unknown; item: unknown }>((tie) => ({
      item: fc
        .array(fc.oneof({ maxDepth: 3 }, fc.constantFrom("word", "lic", "p"), tie("list")), {
          minLength: 1,
          maxLength: 3,
        })
        .map((children) => ({ type: "li", children })),
      list: fc.record({
        type: fc.constantFrom("ul", "ol"),
        // Google Docs puts a list beside the item that it belongs to.
        children: fc.array(fc.oneof({ maxDepth: 3 }, tie("item"), tie("list"), fc.constant("gap")), { maxLength: 3 }),
      }),
    }));
    /** Words with numbers in reading order. */
    const written = (node: unknown): unknown => {
      if (node === "word") return word();
      if (node === "gap") return { text: "\n  " };
      if (typeof node === "string") return { type: node, children: [word()] };
      const { type, children } = node as { type: string; children: unknown[] };
      return { type, children: children.map(written) };
    };
    fc.assert(
      fc.property(fc.array(list, { maxLength: 3 }), (lists) => {
        count = 0;
        const value = lists.map(written);
        const words = Array.from({ length: count }, (_, index) => `w${index + 1}`);
        // Letters of one line that nothing parts stay together.
        expect((plainTextOf(toRichText(value) ?? []).match(/w\d+/g) ?? []).map(String)).toEqual(words);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
  it("keeps the paragraphs of an item apart, and what follows a list inside it in its place", () => {
    const lic = (text: string) => ({ type: "lic", children: [{ text }] });
    const flat = (text: string) => ({ type: "li", children: [lic(text)] });
    const inner = { type: "ul", children: [{ type: "li", children: [{ text: "zwei" }] }] };
    expect(
      toRichText([{ type: "ul", children: [{ type: "li", children: [lic("eins"), inner, lic("drei")] }] }]),
    ).toEqual([{ type: "ul", children: [flat("eins"), flat("zwei"), flat("drei")] }]);
    expect(
      toRichText([{ type: "ol", children: [{ type: "li", children: [p({ text: "a" }), p({ text: "b" })] }] }]),
    ).toEqual([{ type: "ol", children: [flat("a\nb")] }]);
  });
  it("dissolves unknown blocks into paragraphs", () => {
    expect(
      toRichText([{ type: "blockquote", children: [p({ text: "a" }), { type: "h2", children: [{ text: "b" }] }] }]),
    ).toEqual([p({ text: "a" }), { type: "h2", children: [{ text: "b" }] }]);
    expect(toRichText([{ type: "img", src: "x", children: [{ text: "" }] }, { text: "lose" }])).toEqual([
      p({ text: "" }),
      p({ text: "lose" }),
    ]);
  });
  it("keeps known colours only, and small wins over large", () => {
    expect(
      toRichText([p({ text: "a", color: "primary", small: true, large: true }, { text: "b", color: "#f00" })]),
    ).toEqual([p({ text: "a", small: true, color: "primary" }, { text: "b" })]);
  });
  it("gives a value that passes the closed schema, and is stable, whatever comes in", () => {
    const node = fc.letrec((tie) => ({
      leaf: fc.record(
        {
          text: fc.string(),
          bold: fc.constantFrom(true, false, "x"),
          small: fc.boolean(),
          large: fc.boolean(),
          color: fc.constantFrom("primary", "transparent", "#fff"),
          onclick: fc.string(),
        },
        { requiredKeys: ["text"] },
      ),
      element: fc.record({
        type: fc.constantFrom("p", "h1", "h6", "ul", "ol", "li", "lic", "a", "script", 7),
        url: fc.constantFrom("https://a.example", "javascript:1", "/x", null),
        children: fc.array(fc.oneof({ maxDepth: 4 }, tie("leaf"), tie("element"), fc.anything({ maxDepth: 1 })), {
          maxLength: 4,
        }),
      }),
    })).element;
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (value) => {
        const result = toRichText(value);
        if (result === null) return;
        expect(richTextSchema.safeParse(result).error).toBeUndefined();
        expect(toRichText(result)).toEqual(result);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe("isSameRichText", () => {
  it("looks through differences of form", () => {
    expect(isSameRichText([p({ text: "a" })], [{ ...p({ text: "a" }, { text: "" }), id: "1" }])).toBe(true);
    expect(isSameRichText(null, [p({ text: "" })])).toBe(true);
    expect(isSameRichText([p({ text: "a" })], [p({ text: "b" })])).toBe(false);
  });
});
