import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { contactBlock } from "./block.ts";

describe("contact", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "contact" }, "editor");
    for (const name of Object.keys(contactBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("makes phone and mail links", () => {
    const content = { phone: { texts: { de: "052 000 00 01" } }, email: { texts: { de: "a@b.example" } } };
    const html = renderSection({ kind: "contact", content }, "visitor");
    expect(html).toContain('<a class="contact__way" href="tel:0520000001">052 000 00 01</a>');
    expect(html).toContain('href="mailto:a@b.example"');
  });
});
