import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { teamDetailsBlock } from "./block.ts";

describe("teamDetails", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "teamDetails" }, "editor");
    for (const name of Object.keys(teamDetailsBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("makes the person's name the title of the page, and their ways links", () => {
    const content = {
      name: { texts: { de: "Anna Lindt" } },
      function: { texts: { de: "Optikerin" } },
      quote: { texts: { de: "Genau ist schön." } },
      phone: { texts: { de: "052 000 00 01" } },
      email: { texts: { de: "anna@lindengut.example" } },
    };
    const html = renderSection({ kind: "teamDetails", content }, "visitor");
    expect(html).toContain('<h1 class="title">Anna Lindt</h1>');
    expect(html).toContain("Optikerin");
    expect(html).toContain("Genau ist schön.");
    expect(html).toContain('href="tel:0520000001"');
    expect(html).toContain(">anna<wbr/>@lindengut.<wbr/>example</a>");
  });
});
