import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { branchData } from "~/features/directory/branch-data.ts";
import { testBranch } from "../../../../../tests/support/test-branch.ts";
import { contactBlock } from "./block.ts";

describe("contact", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "contact" }, "editor");
    for (const name of Object.keys(contactBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("makes phone and mail links", () => {
    const content = { phone: { texts: { de: "052 000 00 01" } }, email: { texts: { de: "a@b.example" } } };
    const html = renderSection({ kind: "contact", content }, "visitor");
    expect(html).toContain('<a class="text-link" href="tel:0520000001">052\u00a0000\u00a000\u00a001</a>');
    expect(html).toContain('href="mailto:a@b.example"');
  });

  it.each(["standard", "card", "table", "map"])("is arranged as %s", (arrangement) => {
    expect(renderSection({ kind: "contact", options: { arrangement } }, "visitor")).toContain(
      `data-arrangement="${arrangement}"`,
    );
  });

  it("shows the chosen branches, and leads to the booking", () => {
    const now = new Date("2026-12-21T09:00:00Z"); // a Monday
    const branches = ["Altstadt", "Neumarkt", "Seen"].map((name) => branchData(testBranch(name), now));
    const ids = branches.map(({ id }) => id);
    const options = {
      locations: [ids[1] ?? "", ids[0] ?? ""],
      booking: { type: "appointment", url: "https://termin.example/" },
    };
    const section = { kind: "contact", options, content: { button: { texts: { de: "Buchen" } } } };
    const html = renderSection(section, "visitor", [], { branches });
    expect(html.indexOf("Altstadt")).toBeLessThan(html.indexOf("Neumarkt"));
    expect(html).not.toContain("Seen");
    expect(html).toContain('href="https://termin.example/"');
  });

  it("shows the chosen branches on a map in the picture's place, and the picture where none has a place", () => {
    const now = new Date("2026-12-21T09:00:00Z");
    const content = { image: { mediaId: testId("medium") } };
    const drawn = (place: object) => {
      const branch = branchData(testBranch("Altstadt", place), now);
      const options = { arrangement: "map", locations: [branch.id] };
      return renderSection({ kind: "contact", options, content }, "visitor", [testMedia()], { branches: [branch] });
    };
    const withPlace = drawn({ lat: 47.5, lng: 8.7 });
    expect(withPlace).toContain('class="map" data-size="small"');
    expect(withPlace).not.toContain("<img");
    expect(withPlace).toContain('<p class="branch__name">Altstadt</p>');
    const without = drawn({ lat: null, lng: null });
    expect(without).not.toContain('class="map"');
    expect(without).toContain("<img");
  });
});
