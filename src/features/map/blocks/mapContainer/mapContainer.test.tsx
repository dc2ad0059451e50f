import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../../tests/support/test-branch.ts";
import { branchData } from "~/features/directory/branch-data.ts";
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

  it("shows the branches that are chosen, and no course beside them", () => {
    const now = new Date("2026-11-23T09:00:00Z");
    const branches = ["Altstadt", "Seen"].map((name) => branchData(testBranch(name, { lat: 47.5, lng: 8.7 }), now));
    const points = [{ lat: 47.5, lng: 8.7, icon: "start" }];
    const hole = { number: 1, name: "Brunnen", description: "", points, path: null, picture: null };
    const data = { branches, mapContainer: { holes: [hole] } };
    const drawn = (addresses: boolean) => {
      const options = { locations: [branches[1]?.id ?? ""], addresses };
      return renderSection({ kind: "mapContainer", options }, "visitor", [], data);
    };
    const html = drawn(false);
    expect(html).toContain("Seen");
    expect(html).not.toContain("Altstadt");
    expect(html).not.toContain("Brunnen");
    expect(html).not.toContain("branch__address");
    expect(drawn(true)).toContain('<p class="branch__name">Seen</p>');
    expect(drawn(true)).not.toContain("Altstadt");
  });

  it("is nothing for visitors without holes and route, and says so to editors", () => {
    expect(renderSection({ kind: "mapContainer" }, "visitor")).toBe("");
    expect(renderSection({ kind: "mapContainer" }, "editor")).toContain("Noch keine Orte");
  });

  it("offers editors its title", () => {
    expect(renderSection({ kind: "mapContainer" }, "editor")).toContain('data-field="title"');
  });
});
