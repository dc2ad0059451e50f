import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { heroBlock } from "./block.ts";

describe("hero", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "hero" }, "editor");
    for (const name of Object.keys(heroBlock.fields).filter((name) => name !== "video"))
      expect(html).toContain(`data-field="${name}"`);
  });

  it("shows visitors the title and nothing that is empty", () => {
    const html = renderSection({ kind: "hero", content: { title: { texts: { de: "Hallo" } } } }, "visitor");
    expect(html).toContain('<h1 class="display">Hallo</h1>');
    expect(html).toContain('<div class="hero__media"></div>');
  });

  it("takes a film in place of the picture", () => {
    const html = renderSection({ kind: "hero", options: { media: "video" } }, "editor");
    expect(html).toContain('data-field="video"');
    expect(html).not.toContain('data-field="image"');
  });

  it("draws its picture in every layout but that of words alone", () => {
    const drawn = (layout: string) =>
      renderSection(
        { kind: "hero", options: { layout }, content: { image: { mediaId: testId("medium") } } },
        "visitor",
        [testMedia()],
      );
    for (const layout of ["split", "overlay", "stacked"]) expect(drawn(layout), layout).toContain("<img");
    expect(drawn("type")).not.toContain("<img");
    expect(drawn("split"), "a picture beside words is no taller than a little over half the window's width").toContain(
      "54vw",
    );
  });

  it("has a flatter frame for a wide picture on phones, so that three quarters of it are seen, and 16 to 9 at most", () => {
    const frame = (width: number, height: number) =>
      /hero__media" style="--shape:([\d.]+)"/.exec(
        renderSection({ kind: "hero", content: { image: { mediaId: testId("medium") } } }, "visitor", [
          testMedia({ width, height }),
        ]),
      )?.[1];
    expect(frame(1_600, 1_000)).toBe("1.2");
    expect(frame(2_000, 842)).toBe("1.77");
    expect(frame(1_200, 900)).toBeUndefined();
    expect(frame(900, 1_200)).toBeUndefined();
  });

  it("stands beside its picture where nothing else was chosen", () =>
    expect(renderSection({ kind: "hero" }, "visitor")).toContain('data-layout="split"'));

  it("places its text", () =>
    expect(renderSection({ kind: "hero", options: { textPosition: "topRight" } }, "visitor")).toContain(
      'data-text-position="topRight"',
    ));
});
