import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
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

  it("fills a grid around a large card or as rows where that is chosen, and no other layout", () => {
    const drawn = (gridLayout: string, arrangement: string) =>
      /data-layout="(\w+)"/.exec(
        renderSection({ kind: "imageBoard", options: { gridLayout, arrangement }, cards }, "visitor"),
      )?.[1];
    expect(["even", "bento", "list"].map((each) => drawn("grid", each))).toEqual(["grid", "bento", "list"]);
    expect(drawn("carousel", "bento")).toBe("carousel");
  });

  it("lays words on pictures in a grid where that is chosen, and loads those as wide as a high card needs them", () => {
    const pictured = cards.map((card) => ({ ...card, content: { image: { mediaId: testId("medium") } } }));
    const drawn = (options: Record<string, string>) =>
      renderSection({ kind: "imageBoard", options, cards: pictured }, "visitor", [testMedia()]);
    const html = drawn({ arrangement: "overlay" });
    expect(html).toMatch(/data-layout="grid"[^>]* data-cards="overlay"/);
    expect(html).toContain("max(91vw, 22rem)");
    expect(drawn({ arrangement: "overlay", gridLayout: "carousel" })).not.toContain("data-cards");
  });

  it("loads the large card's picture twice as wide as the others', and those of rows small", () => {
    const pictured = cards.map((card) => ({ ...card, content: { image: { mediaId: testId("medium") } } }));
    const widthsOf = (arrangement: string) => {
      const options = { arrangement };
      const html = renderSection({ kind: "imageBoard", options, cards: pictured }, "visitor", [testMedia()]);
      return [...html.matchAll(/sizes="[^"]*, (\(min-width: (?:60|48)rem\) [^"]*), /g)].map(([, wide]) => wide);
    };
    expect(widthsOf("bento")).toEqual([
      expect.stringContaining("min(62vw, 56rem)"),
      expect.stringContaining("min(31vw, 28rem)"),
    ]);
    expect(widthsOf("list").filter((widths) => widths?.includes("15rem"))).toHaveLength(2);
  });

  it("loads the picture of a last card that fills its row as wide as that is", () => {
    const pictured = (count: number) =>
      Array.from({ length: count }, () => ({ kind: "imageCard", content: { image: { mediaId: testId("medium") } } }));
    const lastOf = (count: number) => {
      const options = { arrangement: "bento" };
      const html = renderSection({ kind: "imageBoard", options, cards: pictured(count) }, "visitor", [testMedia()]);
      return [...html.matchAll(/sizes="[^"]*\(min-width: 60rem\) ([^,]*, [^,]*),/g)].at(-1)?.[1];
    };
    expect([3, 4, 5, 6].map(lastOf)).toEqual([
      expect.stringContaining("min(31vw, 28rem)"),
      expect.stringContaining("min(92vw, 84rem)"),
      expect.stringContaining("min(62vw, 56rem)"),
      expect.stringContaining("min(31vw, 28rem)"),
    ]);
  });

  it("names the carousel and its arrows", () => {
    const html = renderSection({ kind: "imageBoard", options: { gridLayout: "carousel" }, cards }, "visitor");
    expect(html).toContain('aria-label="Karussell"');
    expect(html).toContain('aria-label="Weiter"');
  });
});
