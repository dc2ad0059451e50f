import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { imageCardBlock } from "./block.ts";

describe("imageCard", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "imageCard" }, "editor");
    for (const name of Object.keys(imageCardBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("shows title and line", () => {
    const content = { title: { texts: { de: "Anna" } }, subtitle: { texts: { de: "Optik" } } };
    const html = renderSection({ kind: "imageCard", content }, "visitor");
    expect(html).toContain('<h1 class="card__title">Anna</h1><p class="card__subtitle">Optik</p>');
  });
});
