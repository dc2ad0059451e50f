import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { richTextBlock } from "./block.ts";

describe("richTextBlock", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "richTextBlock" }, "editor");
    for (const name of Object.keys(richTextBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("sets a sentence of it large, flows in two columns and begins with a large letter where that is chosen", () => {
    const content = { quote: { texts: { de: "Guten Tag" } } };
    const drawn = (options = {}) => renderSection({ kind: "richTextBlock", content, options }, "visitor");
    expect(drawn()).toContain('<p class="rich-text-block__quote">Guten Tag</p>');
    expect(drawn()).not.toMatch(/rich-text-block--/);
    expect(drawn({ twoColumns: true, dropCap: true })).toContain("rich-text-block--columns rich-text-block--initial");
  });

  it("shows its text", () => {
    const content = { textBlock: { texts: { de: "Guten Tag" }, rich: true } };
    expect(renderSection({ kind: "richTextBlock", content }, "visitor")).toContain(
      '<div class="richtext"><p>Guten Tag</p></div>',
    );
  });
});
