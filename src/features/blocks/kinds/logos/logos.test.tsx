import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia, type TestGroup } from "../../../../../tests/support/render-block.tsx";

const link = { type: "url", url: "https://marke.example" };
const cards: TestGroup[] = [
  { kind: "logoCard", content: { image: { mediaId: testId("medium"), options: { link } } } },
  { kind: "logoCard", content: { image: { mediaId: testId("medium") } } },
  { kind: "logoCard" },
];
const html = (options = {}) =>
  renderSection({ kind: "logos", cards, options }, "visitor", [testMedia({ alt: { de: "Marke" } })]);

describe("logos", () => {
  it("lead to their owners where they have an address, and stand in the list only with a picture", () => {
    expect(html().match(/<img/g)).toHaveLength(2);
    expect(html().match(/<a class="image-link" href="https:\/\/marke.example\/"/g)).toHaveLength(1);
  });

  it("are grey until somebody is at them, or in colour", () => {
    expect(html()).not.toContain("logos__list--coloured");
    expect(html({ coloured: true })).toContain("logos__list--coloured");
  });

  it("load as wide as they are drawn, whole, in their column and frame", () => {
    expect(html({ columnLayout: "3" })).toContain("(min-width: 60rem) 14.8vw");
    expect(html({ columnLayout: "5" })).toContain("(min-width: 60rem) 8.9vw");
    expect(html({ columnLayout: "3", color: "primary" }), "on a plate").toContain("(min-width: 60rem) 16vw");
  });
});
