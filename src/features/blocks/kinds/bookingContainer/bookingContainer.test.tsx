import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { bookingContainerBlock } from "./block.ts";

describe("bookingContainer", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "bookingContainer" }, "editor");
    for (const name of Object.keys(bookingContainerBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  const content = { button: { texts: { de: "Termin buchen" } } };

  it("leads to the booking, on a page of its own", () => {
    const options = { booking: { type: "iframe", url: "https://termin.example/" } };
    const html = renderSection({ kind: "bookingContainer", options, content }, "visitor");
    expect(html).toContain('href="https://termin.example/" target="_blank" rel="noopener"');
    expect(html).not.toContain("<iframe");
  });

  it("says what the button is for where nobody wrote it, to visitors alone", () => {
    const section = {
      kind: "bookingContainer",
      options: { booking: { type: "iframe", url: "https://termin.example/" } },
    };
    expect(renderSection(section, "visitor")).toContain(">Termin buchen</a>");
    expect(renderSection(section, "editor")).not.toContain("Termin buchen");
  });

  it("shows no button that leads nowhere", () => {
    expect(renderSection({ kind: "bookingContainer", content }, "visitor")).not.toContain("Termin buchen");
  });
});
