import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RichTextContent } from "./rich-text.tsx";
import { richTextColors, type RichTextValue } from "./schema.ts";

const html = (value: RichTextValue, resolveAddress = (href: string) => ({ href, opensNewTab: false })) =>
  renderToStaticMarkup(<RichTextContent value={value} resolveAddress={resolveAddress} />);

const knownTag =
  /^<\/?(p|h[2-6]|a|strong|span|w?br)( (data-level="\d"|data-color="\w+"|aria-hidden="true"|href="(https?:|mailto:|tel:|\/|#)[^"]*"))*\/?>$/;

describe("RichTextContent", () => {
  it("draws headings one level below the page's own, and keeps their rank for the eye", () =>
    expect(html([{ type: "h1", children: [{ text: "Eins" }] }])).toBe('<h2 data-level="1">Eins</h2>'));

  it("begins under the title and skips no level, whatever sizes were chosen", () => {
    const sizes = ["h3", "h4", "h3", "h2", "h6", "h1"] as const;
    const value: RichTextValue = sizes.map((type) => ({ type, children: [{ text: "x" }] }));
    const drawn = renderToStaticMarkup(<RichTextContent value={value} headingLevel={3} resolveAddress={() => null} />);
    expect(drawn.match(/<h\d/g)).toEqual(["<h3", "<h4", "<h3", "<h3", "<h4", "<h3"]);
  });

  it("draws marks, lists and links", () => {
    const value: RichTextValue = [
      {
        type: "p",
        children: [
          { text: "a", bold: true, italic: true },
          { text: "b", color: "primary" },
        ],
      },
      { type: "ul", children: [{ type: "li", children: [{ type: "lic", children: [{ text: "c" }] }] }] },
      { type: "ol", children: [{ type: "li", children: [{ type: "lic", children: [{ text: "n" }] }] }] },
      { type: "p", children: [{ type: "a", url: "/de/x", children: [{ text: "d" }] }] },
    ];
    expect(html(value)).toBe(
      '<p><em><strong>a</strong></em><span data-color="primary">b</span></p><ul><li>c</li></ul><ol><li>n</li></ol><p><a href="/de/x">d</a></p>',
    );
  });

  it("breaks a mail address between its parts", () => {
    const text = "Fragen?\nhallo@lindengut.example";
    expect(html([{ type: "p", children: [{ text, bold: true }] }])).toBe(
      "<p><strong>Fragen?<br/>hallo<wbr/>@lindengut.<wbr/>example</strong></p>",
    );
  });

  it("keeps the label of a link that leads nowhere", () => {
    const value: RichTextValue = [{ type: "p", children: [{ type: "a", url: "x", children: [{ text: "Label" }] }] }];
    expect(renderToStaticMarkup(<RichTextContent value={value} resolveAddress={() => null} />)).toBe("<p>Label</p>");
  });

  it("checks an address again, whatever its resolver says", () => {
    const value: RichTextValue = [
      { type: "p", children: [{ type: "a", url: "javascript:alert(1)", children: [{ text: "Label" }] }] },
    ];
    expect(html(value)).toBe("<p>Label</p>");
  });

  it("lets no text become markup", () => {
    const leaf = fc.record(
      { text: fc.string(), bold: fc.constant(true as const), color: fc.constantFrom(...richTextColors) },
      { requiredKeys: ["text"] },
    );
    const link = fc.record({
      type: fc.constant("a" as const),
      url: fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom("javascript:alert(1)", '"><script>', "data:text/html,x")),
      children: fc.array(leaf, { minLength: 1 }),
    });
    const block = fc.record({
      type: fc.constantFrom("p" as const, "h1" as const, "h3" as const),
      children: fc.array(fc.oneof(leaf, link), { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (value) => {
        const tags = html(value).match(/<[^>]*>/g) ?? [];
        expect(tags.filter((tag) => !knownTag.test(tag))).toEqual([]);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
