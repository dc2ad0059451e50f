import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { testimonialDetailsBlock } from "./block.ts";

describe("testimonialDetails", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "testimonialDetails" }, "editor");
    for (const name of Object.keys(testimonialDetailsBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("quotes somebody, whose name is the title of the page", () => {
    const content = { name: { texts: { de: "M. Frei" } }, quote: { texts: { de: "Ich sehe." } } };
    const html = renderSection({ kind: "testimonialDetails", content }, "visitor");
    expect(html).toContain('<blockquote class="testimonial-details__quote">Ich sehe.</blockquote>');
    expect(html).toContain('<h1 class="testimonial-details__name">M. Frei</h1>');
  });
});
