import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { imageBoardBlock } from "./block.ts";

describe("imageBoard", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "imageBoard" }, "editor");
    for (const name of Object.keys(imageBoardBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  const cards = [1, 2].map((number) => ({
    kind: "imageCard",
    content: { title: { texts: { de: `Karte ${number}` } } },
  }));

  it.each(["grid", "masonry", "split", "carousel", "avatar"])("shows its cards as %s", (gridLayout) => {
    const html = renderSection({ kind: "imageBoard", options: { gridLayout }, cards }, "visitor");
    expect(html).toContain(`data-layout="${gridLayout}"`);
    expect(html.match(/<li class="cards__item">/g)).toHaveLength(2);
    expect(html).toContain("Karte 2");
  });

  it("numbers its cards where that is chosen", () => {
    const drawn = (numbered: boolean) =>
      renderSection({ kind: "imageBoard", options: { numbered }, cards }, "visitor").includes('data-numbered="true"');
    expect([drawn(true), drawn(false)]).toEqual([true, false]);
  });

  it("names the carousel and its arrows", () => {
    const html = renderSection({ kind: "imageBoard", options: { gridLayout: "carousel" }, cards }, "visitor");
    expect(html).toContain('aria-label="Karussell"');
    expect(html).toContain('aria-label="Weiter"');
  });
});
