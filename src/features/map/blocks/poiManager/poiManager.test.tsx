import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";

const poi = [
  { lat: 47.4997, lng: 8.7239, icon: "start" },
  { lat: 47.5006, lng: 8.7239, icon: "end" },
];

describe("poiManager", () => {
  it("shows visitors the points in words, their distance in metres and the par", () => {
    const html = renderSection({ kind: "poiManager", options: { poi, par: 3 } }, "visitor");
    expect(html).toContain("<dt>Par</dt><dd>3</dd>");
    expect(html).toContain("<dt>Distanz</dt><dd>100 m</dd>");
    expect(html).toContain(">Abschlag<");
    expect(html).toContain(">Ziel<");
    expect(html).toContain("https://www.openstreetmap.org/?mlat=47.4997");
  });

  it("says nothing of a par or distance that there is not", () => {
    const html = renderSection({ kind: "poiManager", options: { poi: poi.slice(0, 1) } }, "visitor");
    expect(html).not.toContain("<dl");
  });

  it("is nothing for visitors without points, and says so to editors", () => {
    expect(renderSection({ kind: "poiManager" }, "visitor")).toBe("");
    expect(renderSection({ kind: "poiManager" }, "editor")).toContain("Noch keine Punkte");
  });
});
