import { describe, expect, it } from "vitest";
import { renderSection, testId } from "../../../../../tests/support/render-block.tsx";
import { ctaBlock } from "./block.ts";

describe("cta", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "cta" }, "editor");
    for (const name of Object.keys(ctaBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("shows a button that leads somewhere, and no other", () => {
    const link = { type: "page", page: { id: testId("page"), collection: null } };
    const content = {
      button: { texts: { de: "Termin" }, options: { link } },
      secondaryButton: { texts: { de: "Ohne Ziel" } },
    };
    const html = renderSection({ kind: "cta", content }, "visitor");
    expect(html).toContain('<a class="button" data-variant="primary" href="/de/seite">Termin</a>');
    expect(html).not.toContain("Ohne Ziel");
  });
});
