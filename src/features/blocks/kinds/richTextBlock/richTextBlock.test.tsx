import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { richTextBlock } from "./block.ts";

describe("richTextBlock", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "richTextBlock" }, "editor");
    for (const name of Object.keys(richTextBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("shows its text", () => {
    const content = { textBlock: { texts: { de: "Guten Tag" }, rich: true } };
    expect(renderSection({ kind: "richTextBlock", content }, "visitor")).toContain(
      '<div class="richtext"><p>Guten Tag</p></div>',
    );
  });
});
