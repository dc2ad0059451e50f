import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia, type TestGroup } from "../../../../../tests/support/render-block.tsx";

const place = { lat: 47.4997, lng: 8.7239 };
const parking: TestGroup = {
  kind: "mapPlace",
  options: { place },
  content: {
    title: { texts: { de: "Parkhaus Archhöfe" } },
    description: { texts: { de: "Die erste halbe Stunde ist frei." }, rich: true },
    image: { mediaId: testId("medium") },
  },
};
const stop: TestGroup = {
  kind: "mapPlace",
  options: { place: { lat: 47.5, lng: 8.724 } },
  content: {
    title: { texts: { de: "Haltestelle" } },
    button: { texts: { de: "Fahrplan" }, options: { link: { type: "url", url: "https://bus.example/" } } },
  },
};
const unplaced: TestGroup = { kind: "mapPlace", content: { title: { texts: { de: "Veloständer" } } } };

const drawn = (cards: TestGroup[], mode: "visitor" | "editor" = "visitor") =>
  renderSection({ kind: "mapContainer", cards }, mode, [testMedia()]);
/** What stands before the words below the map. */
const mapOf = (html: string) => html.split('class="map-section__places')[0] ?? "";

describe("mapPlace", () => {
  it("stands in words below a map that has no other places, with its text, picture and link", () => {
    const html = drawn([parking, stop, unplaced]);
    for (const words of ["Parkhaus Archhöfe", "Die erste halbe Stunde ist frei.", "Veloständer"])
      expect(html).toContain(words);
    expect(html).toContain('href="https://bus.example/"');
    expect(html).toContain('class="map-place__media"');
  });

  it("is on the map where it has a place", () => {
    expect(mapOf(drawn([parking, unplaced]))).toContain("Parkhaus Archhöfe");
    expect(mapOf(drawn([parking, unplaced]))).not.toContain("Veloständer");
    expect(drawn([unplaced])).toBe("");
  });

  it("is added below the map in the editor, also to one without places", () => {
    expect(drawn([unplaced], "editor")).toContain("Noch keine Orte");
    expect(drawn([], "editor")).toContain('<ul data-cards="0">');
  });
});
