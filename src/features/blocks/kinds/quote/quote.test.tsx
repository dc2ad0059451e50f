import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";

const words = (de: string) => ({ texts: { de } });
const content = { quote: words("Sehen ist Arbeit."), name: words("M. Frei"), image: { mediaId: testId("medium") } };
const media = [testMedia({ width: 1600, height: 800 })];
const sizesOf = (options: Record<string, string>) =>
  /sizes="([^"]+)"/.exec(renderSection({ kind: "quote", content, options }, "visitor", media))?.[1];

describe("quote", () => {
  it("quotes somebody by name", () => {
    const html = renderSection({ kind: "quote", content }, "visitor", media);
    expect(html).toContain('<blockquote class="quote__words">Sehen ist Arbeit.</blockquote>');
    expect(html).toContain('<p class="quote__name">M. Frei</p>');
  });

  it("shows visitors nothing without words", () => {
    const { quote: _, ...rest } = content;
    expect(renderSection({ kind: "quote", content: rest }, "visitor", media)).toBe("");
  });

  it("loads a small portrait in the middle and a large one at a side, as wide as its shape asks for", () => {
    expect(sizesOf({ alignment: "center" })).toContain("2 * 128px");
    expect(sizesOf({ alignment: "left" })).toContain("2 * min(36vw, 33rem)");
    expect(sizesOf({ alignment: "right", imageFormat: "portrait" })).toContain("2.5 * min(36vw, 33rem)");
  });
});
