import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { bookingContainerBlock } from "./block.ts";

describe("bookingContainer", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "bookingContainer" }, "editor");
    for (const name of Object.keys(bookingContainerBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  const content = { button: { texts: { de: "Termin buchen" } } };

  const booked = (type: string, url = "https://termin.example/optik") =>
    renderSection({ kind: "bookingContainer", options: { booking: { type, url } }, content }, "visitor");

  it("leads to the booking, on a page of its own", () => {
    const html = booked("appointment");
    expect(html).toContain('href="https://termin.example/optik" target="_blank" rel="noopener"');
    expect(html).not.toMatch(/<iframe|<dialog/);
  });

  it("has a provider's booking in a dialog, of which nothing is fetched before somebody opens it", () => {
    const html = booked("iframe");
    expect(html).toMatch(/<vt-booking data-origin="https:\/\/termin.example"><a [^>]*data-widget=""/);
    expect(html).toContain('href="https://termin.example/optik" target="_blank" rel="noopener"');
    expect(html).toContain('<dialog class="booking-widget" aria-label="Terminbuchung bei termin.example"');
    expect(html).not.toContain("<iframe");
  });

  it("has no dialog for an address that cannot be shown in one", () => {
    expect(booked("iframe", "http://termin.example/")).not.toContain("<dialog");
    expect(booked("iframe", "/de/termin")).not.toContain("<dialog");
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
