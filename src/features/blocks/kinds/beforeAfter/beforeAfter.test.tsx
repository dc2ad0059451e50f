import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";

const words = (de: string) => ({ texts: { de } });
const media = [
  testMedia({ width: 1200, height: 800 }),
  testMedia({ id: testId("after"), width: 1600, height: 800, alt: { de: "Fertig" } }),
];
const before = { beforeImage: { mediaId: testId("medium") } };
const both = { ...before, afterImage: { mediaId: testId("after") } };
const html = (content: object, options = {}, viewer: "visitor" | "editor" = "visitor") =>
  renderSection({ kind: "beforeAfter", content: content as never, options }, viewer, media);

describe("beforeAfter", () => {
  it("compares two pictures by a slider that says how much of which is seen", () => {
    expect(html({ ...both, beforeLabel: words("2019") })).toMatch(
      /<input type="range" [^>]*aria-label="Vorher und Nachher vergleichen" aria-valuetext="50 % 2019"/,
    );
    expect(html(both)).toContain(">Vorher</p>");
    expect(html(both)).toContain(">Nachher</p>");
  });

  it("shows one picture alone, none to nobody, and both whole to who edits them", () => {
    expect(html(before)).not.toMatch(/type="range"|Nachher/);
    expect(html({ title: words("Nichts") })).toBe("");
    expect(html(both, {}, "editor")).not.toContain('type="range"');
  });

  it("loads both as wide as the frame, which has the shape of the first", () => {
    const sizes = [...html(both, { size: "small" }).matchAll(/sizes="([^"]+)"/g)].map(([, each = ""]) => each);
    expect(sizes).toEqual([
      expect.stringMatching(/, min\(92vw, 36rem, 128vh\)$/),
      expect.stringMatching(/, calc\(1.34 \* min\(92vw, 36rem, 128vh\)\)$/),
    ]);
  });
});
