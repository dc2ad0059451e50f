import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patient } from "../../../../tests/support/patient.ts";
import { anyRichText } from "../../../../tests/support/arbitrary-rich-text.ts";
import { inCapitals, withWords } from "../../../../tests/support/translation-servers.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { longestText } from "~/features/page/domain/text-limits.ts";
import type { Json } from "~/lib/json.ts";
import { translatable, type TextContent } from "./content.ts";
import { guardOf } from "./guard.ts";

const glossary = [
  { source: "Vitrine", isKept: true, words: {} },
  { source: "Gleitsichtbrille", isKept: false, words: { fr: "verres progressifs" } },
  { source: "Brille", isKept: false, words: { fr: "lunettes" } },
  { source: "C++ (alt)", isKept: true, words: {} },
  { source: "E-Mail", isKept: false, words: { fr: "courriel" } },
];
const guard = guardOf(glossary, { to: "fr", isFromFirst: true });
const rich = (json: unknown): TextContent => ({ text: plainTextOf(json as RichTextValue), json: json as Json });
const through = (content: TextContent, service: (markup: string) => string, rules = guard) => {
  const parts = translatable(content, rules, "fr");
  return parts.build(parts.markups.map(service));
};

describe("a text on its way through a service", () => {
  it("keeps marks, links, line breaks, placeholders and the words of the glossary", () => {
    const content = rich([
      {
        type: "p",
        children: [
          { text: "Unsere " },
          { text: "Gleitsichtbrille", bold: true },
          { text: " bei " },
          { type: "a", url: "https://vitrine.example/a?b=1&c=2", children: [{ text: "Vitrine in <Uster>" }] },
          { text: "\nfür {name} & {{ort}}" },
        ],
      },
      { type: "ul", children: [{ type: "li", children: [{ type: "lic", children: [{ text: "Brille" }] }] }] },
    ]);
    expect(through(content, inCapitals)?.json).toEqual([
      {
        type: "p",
        children: [
          { text: "UNSERE " },
          { text: "verres progressifs", bold: true },
          { text: " BEI " },
          { type: "a", url: "https://vitrine.example/a?b=1&c=2", children: [{ text: "Vitrine IN <USTER>" }] },
          { text: "\nFÜR {name} & {{ort}}" },
        ],
      },
      { type: "ul", children: [{ type: "li", children: [{ type: "lic", children: [{ text: "lunettes" }] }] }] },
    ]);
  });

  it("is not sent at all where there is nothing to translate", () => {
    const parts = translatable({ text: " 12 {name}\nVitrine ", json: null }, guard, "fr");
    expect(parts.markups).toEqual([]);
    expect(parts.build([])).toEqual({ text: " 12 {name}\nVitrine ", json: null });
  });

  it("is guarded by whole words only, as they are written, the longest first", () => {
    const say = (text: string) => through({ text, json: null }, inCapitals)?.text;
    expect(say("Brillen, brille, Brille")).toBe("BRILLEN, BRILLE, lunettes");
    expect(say("Gleitsichtbrille Vitrinen Vitrine")).toBe("verres progressifs VITRINEN Vitrine");
    expect(say("neu: C++ (alt)")).toBe("NEU: C++ (alt)");
    expect(say("per E-Mail: Brille@vitrine.example")).toBe("PER courriel: Brille@vitrine.example");
    expect(say("an anna@vitrine.example, https://vitrine.example/de")).toBe(
      "AN anna@vitrine.example, https://vitrine.example/de",
    );
  });

  it("is refused when nothing, more or too much comes back for plain words", () => {
    for (const nothing of [" ", "&lt;b&gt;"])
      expect(through({ text: "Guten Tag", json: null }, () => nothing)).toBeNull();
    expect(through({ text: "Guten Tag", json: null }, () => "x".repeat(longestText + 1))).toBeNull();
    const parts = translatable({ text: "Guten Tag. Auf Wiedersehen.", json: null }, guard, "fr");
    expect(parts.build(["Bonjour.", "Au revoir."])).toBeNull();
  });

  it.each([
    ["tags within tags", '<g id="1">'.repeat(200_000)],
    ["a heap of letters in a mark", `Bon <g id="1">${"&amp;".repeat(300_000)}</g>`],
    ["a script", "<script>alert(1)</script>"],
    ["letters without end", "a".repeat(4_000_000)],
  ])("is refused at once when a service answers with %s", (_, answer) => {
    const content = rich([{ type: "p", children: [{ text: "Guten " }, { text: "Tag", bold: true }] }]);
    const before = process.cpuUsage();
    expect(through(content, () => answer)).toBeNull();
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(patient(1_500));
  });

  it("is written without ß in German, except in what is kept", () => {
    const kept = guardOf([{ source: "Groß AG", isKept: true, words: {} }], { to: "de", isFromFirst: false });
    const parts = translatable({ text: "Groß AG rue", json: null }, kept, "de");
    expect(parts.build(parts.markups.map((markup) => markup.replace("rue", "Straße")))?.text).toBe("Groß AG Strasse");
  });

  it.each([
    ["without its marks", (markup: string) => markup.replaceAll(/<\/?g[^>]*>/g, "")],
    ["without its guarded words", (markup: string) => markup.replaceAll(/<x[^>]*>[^]*?<\/x>/g, "")],
    ["with a mark twice", (markup: string) => markup + markup],
    ["with a mark left empty", (markup: string) => markup.replaceAll(/(<g[^>]*>)[^]*?<\/g>/g, "$1</g> Wort")],
    ["with a mark of its own", (markup: string) => `<b>${markup}</b>`],
    ["with a number that nobody gave", (markup: string) => markup.replaceAll('id="1"', 'id="7"')],
    ["with marks inside one another", (markup: string) => markup.replace("</g>", "").concat("</g>")],
    ["cut off", (markup: string) => markup.slice(0, markup.indexOf("</g>"))],
    ["empty", () => ""],
  ])("is refused when it comes back %s", (_, service) => {
    const content = rich([
      {
        type: "p",
        children: [
          { text: "Wort {a} " },
          { text: "fett", bold: true },
          { text: " und " },
          { text: "schräg", italic: true },
        ],
      },
    ]);
    expect(through(content, service)).toBeNull();
  });
});

describe("any rich text", () => {
  const names = guardOf(
    glossary.filter(({ isKept }) => isKept),
    { to: "fr", isFromFirst: true },
  );
  /** All of it but the words that may be translated. */
  const skeleton = (value: unknown) =>
    JSON.stringify(value, (key, part: unknown) =>
      key === "text" ? names(String(part)).map(({ word }) => word) : part,
    );

  it("comes back exactly as it was from a service that changes nothing", () =>
    fc.assert(
      fc.property(anyRichText, (json) => {
        expect(through(rich(json), (markup) => markup, names)?.json).toEqual(json);
      }),
      { numRuns: 300 },
    ));

  it("keeps its shape, its marks, its links and what is guarded, whatever becomes of its words", () =>
    fc.assert(
      fc.property(anyRichText, (json) => {
        const foreign = (markup: string) => withWords(markup, (words) => words.replace(/\p{L}/gu, "ж"));
        expect(skeleton(through(rich(json), foreign, names)?.json)).toBe(skeleton(json));
      }),
      { numRuns: 300 },
    ));
});
