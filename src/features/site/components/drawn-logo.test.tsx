import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawingOf } from "~/features/media/domain/drawing.ts";
import { DrawnLogo } from "./drawn-logo.tsx";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none"><g stroke-width="2"><path d="M0 0L9 9"/></g></svg>';
const drawing = drawingOf(svg) ?? expect.fail("no drawing");
const drawn = (name: string) =>
  renderToStaticMarkup(<DrawnLogo drawing={drawing} width={20} height={20} name={name} />);

describe("a logo that stands in the page", () => {
  it("is drawn with all that it had, and says nothing beside its words", () => {
    expect(drawn("")).toBe(
      '<svg class="site-logo__picture" viewBox="0 0 9 9" width="20" height="20" fill="none" aria-hidden="true">' +
        '<g stroke-width="2"><path d="M0 0L9 9"></path></g></svg>',
    );
  });

  it("says the site's name where it stands alone", () => {
    expect(drawn("Optik Blatter")).toContain('role="img" aria-label="Optik Blatter"');
  });
});
