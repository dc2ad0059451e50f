import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";

const mapRoute = [
  [8.7239, 47.4997],
  [8.7286, 47.5017],
];

describe("mapContainer", () => {
  it("draws a frame for the map where there is a route", () => {
    const content = { title: { texts: { de: "Die Runde" } } };
    const html = renderSection({ kind: "mapContainer", options: { mapRoute, size: "large" }, content }, "visitor");
    expect(html).toContain("Die Runde</h1>");
    expect(html).toContain('class="map" data-size="large"');
  });

  it("is nothing for visitors without holes and route, and says so to editors", () => {
    expect(renderSection({ kind: "mapContainer" }, "visitor")).toBe("");
    expect(renderSection({ kind: "mapContainer" }, "editor")).toContain("Noch keine Löcher");
  });

  it("offers editors its title", () => {
    expect(renderSection({ kind: "mapContainer" }, "editor")).toContain('data-field="title"');
  });
});
