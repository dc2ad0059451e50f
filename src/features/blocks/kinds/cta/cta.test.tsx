import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
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

  describe("arranged", () => {
    const medium = testMedia({ width: 1600, height: 800 });
    const content = { title: { texts: { de: "Kommen Sie" } }, image: { mediaId: testId("medium") } };
    const drawn = (arrangement: string, of: typeof content | Pick<typeof content, "title"> = content) =>
      renderSection({ kind: "cta", content: of, options: { arrangement, color: "secondary" } }, "visitor", [medium]);

    it("as a banner stands on its picture, and on its colour without one", () => {
      expect(drawn("banner")).toMatch(/class="section cta on-picture" [^>]*data-swatch="transparent"/);
      expect(drawn("banner", { title: content.title })).toMatch(/class="section cta" [^>]*data-swatch="secondary"/);
      expect(drawn("split")).toMatch(/class="section cta" [^>]*data-swatch="secondary"/);
    });

    it.each([
      ["banner", "max(100vw, 2 * 36rem)"],
      ["split", "(min-width: 60rem) max(50vw, 2 * 32rem), calc(1.5 * 100vw)"],
      ["strip", "calc(2 * 6rem)"],
    ])("as %s loads its picture as wide as it is shown", (arrangement, sizes) =>
      expect(drawn(arrangement)).toContain(`${sizes}"`),
    );
  });
});
