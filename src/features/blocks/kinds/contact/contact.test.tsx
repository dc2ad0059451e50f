import { describe, expect, it } from "vitest";
import { renderSection, testId } from "../../../../../tests/support/render-block.tsx";
import { contactBlock } from "./block.ts";

describe("contact", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "contact" }, "editor");
    for (const name of Object.keys(contactBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("makes phone and mail links", () => {
    const content = { phone: { texts: { de: "052 000 00 01" } }, email: { texts: { de: "a@b.example" } } };
    const html = renderSection({ kind: "contact", content }, "visitor");
    expect(html).toContain('<a class="contact__way" href="tel:0520000001">052 000 00 01</a>');
    expect(html).toContain('href="mailto:a@b.example"');
  });

  it("shows the chosen branches with today's hours, and leads to the booking", () => {
    const branch = { street: "Marktgasse 1", city: "8400 Winterthur", phone: "", email: "" };
    const branches = [
      { ...branch, id: testId("old town"), name: "Altstadt", today: ["09:00–12:00", "13:30–18:30"] },
      { ...branch, id: testId("market"), name: "Neumarkt", today: [] },
      { ...branch, id: testId("other"), name: "Seen", today: null },
    ];
    const options = {
      locations: [testId("market"), testId("old town")],
      booking: { type: "appointment", url: "https://termin.example/" },
    };
    const section = { kind: "contact", options, content: { button: { texts: { de: "Buchen" } } } };
    const html = renderSection(section, "visitor", [], { branches });
    expect(html).toContain("Heute 09:00–12:00, 13:30–18:30");
    expect(html).toContain("Heute geschlossen");
    expect(html.indexOf("Altstadt")).toBeLessThan(html.indexOf("Neumarkt"));
    expect(html).not.toContain("Seen");
    expect(html).toContain('href="https://termin.example/"');
  });
});
