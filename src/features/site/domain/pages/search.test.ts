import { describe, expect, it } from "vitest";
import { excerptOf, marked, saidWhere, termsOf, tsqueryOf } from "./search.ts";

const markedIn = (text: string, query: string, others: string[] = []) =>
  marked(
    text,
    termsOf(query).map((term) => ({ ...term, others })),
  )
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");

describe("a query", () => {
  it("asks for every word, for the last one also as a beginning, and for what counts as them", () => {
    const [first, last] = termsOf("Gläser Zür");
    expect(first && last && tsqueryOf([{ ...first, others: ["glas"] }, last])).toBe(`('glaser' | 'glas') & ('zur':*)`);
  });

  it("holds each word once, at most eight, and nothing that could be read as more than a word", () => {
    expect(tsqueryOf(termsOf("a' | b:* & !(c) \\ a"))).toBe("('a':*) & ('b') & ('c')");
    expect(termsOf("a b c d e f g h i j")).toHaveLength(8);
    expect(termsOf(" … ' ")).toEqual([]);
  });
});

describe("a hit", () => {
  it("marks whole words, as the text writes them", () => {
    expect(markedIn("Ein Café, kein <b>cafe</b>.", "cafe")).toBe("Ein [Café], kein <b>[cafe]</b>.");
    expect(markedIn("Kontaktlinsen und Linse", "linsen", ["linse", "kontaktlinsen"])).toBe(
      "[Kontaktlinsen] und [Linse]",
    );
    expect(markedIn("Brille, Brillen", "bril")).toBe("[Brille], [Brillen]");
    expect(markedIn("Brille", "hörgerät")).toBe("Brille");
  });

  it("shows at most about 200 characters around the word", () => {
    const excerpt = excerptOf(`${"Wort ".repeat(80)}und zuletzt ein Café in der Nähe.`, termsOf("CAFÉ"));
    expect(excerpt).toContain("Café");
    expect(excerpt.length).toBeLessThanOrEqual(204);
    expect(excerpt.startsWith("… ")).toBe(true);
    const address = `https://optik.example/${"sortiment/".repeat(9)}brillen/`;
    for (const text of [address, `${address} ${"und mehr ".repeat(40)}`])
      expect(excerptOf(text, termsOf("brillen")), "within a long address").toContain("brillen");
  });

  it("is taken from the words that stand in for a translation only where those of the language do not hold it", () => {
    const text = "Lunettes de soleil\u001eBrillen und Lunettes";
    expect(saidWhere(text, termsOf("lunettes"))).toEqual({ text: "Lunettes de soleil", isBorrowed: false });
    expect(saidWhere(text, termsOf("brillen"))).toEqual({ text: "Brillen und Lunettes", isBorrowed: true });
    expect(saidWhere(text, termsOf("titre"))).toEqual({ text: "Lunettes de soleil", isBorrowed: false });
    expect(saidWhere("\u001eBrillen", termsOf("titre"))).toEqual({ text: "Brillen", isBorrowed: true });
  });
});
