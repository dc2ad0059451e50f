import { describe, expect, it } from "vitest";
import type { HolesBeside } from "../../domain/holes-beside.ts";
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

  describe("on a page of the course", () => {
    const hole = (number: number) => ({ number, name: `Loch am Platz ${number}`, path: `/de/map/${number}` });
    const drawn = (beside: Partial<HolesBeside>, points = poi) =>
      renderSection({ kind: "poiManager", options: { poi: points } }, "visitor", [], { poiManager: beside });

    it("says which hole of how many it is, unless it has no start", () => {
      const place = { number: 2, total: 9 };
      expect(drawn({ place })).toContain('<p class="kicker">Loch 2 von 9</p>');
      expect(drawn({ place }, poi.slice(1))).not.toContain("Loch 2");
      expect(drawn({ place: null })).not.toContain("kicker");
    });

    it("leads to the holes before and after", () => {
      const html = drawn({ previous: hole(1), next: hole(3) });
      expect(html).toMatch(/<a [^>]*rel="prev" href="\/de\/map\/1">.*Vorheriges Loch.*1.*Loch am Platz 1<\/span><\/a>/);
      expect(html).toMatch(/<a [^>]*rel="next" href="\/de\/map\/3">.*Nächstes Loch.*3.*Loch am Platz 3<\/span><\/a>/);
    });

    it("leads nowhere from the only hole, and from a page without a start", () => {
      expect(drawn({ previous: null, next: null })).not.toContain("<nav");
      expect(drawn({ previous: hole(1), next: null }, poi.slice(1))).not.toContain("<nav");
    });
  });

  it("is nothing for visitors without points, and says so to editors", () => {
    expect(renderSection({ kind: "poiManager" }, "visitor")).toBe("");
    expect(renderSection({ kind: "poiManager" }, "editor")).toContain("Noch keine Punkte");
  });
});
