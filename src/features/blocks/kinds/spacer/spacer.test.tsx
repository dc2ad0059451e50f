import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";

describe("spacer", () => {
  it.each(["visitor", "editor"] as const)("is empty room for a %s", (viewer) =>
    expect(renderSection({ kind: "spacer" }, viewer)).toMatch(/^<section [^>]*data-size="medium"[^>]*><\/section>$/),
  );
  it("draws a line on request", () =>
    expect(renderSection({ kind: "spacer", options: { line: true } }, "visitor")).toContain("<hr"));
});
