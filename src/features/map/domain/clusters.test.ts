import { describe, expect, it } from "vitest";
import { clustersOf } from "./clusters.ts";
import type { MapMarker } from "./markers.ts";

const marker = (lng: number, lat: number, name = `${lng} ${lat}`): MapMarker => ({
  ...{ lng, lat, name, number: null, icon: "default", hasPair: false, popupText: "" },
  ...{ publicUrl: null, pageUrl: null, pageUrlLabel: "", index: null },
});
const bounds = { west: 6, south: 46, east: 9, north: 48 };
/** A hundred around Zurich, and one in Geneva. */
const many = [
  ...Array.from({ length: 100 }, (_, at) => marker(8.5 + (at % 10) / 1000, 47.3 + at / 100_000)),
  marker(6.14, 46.2, "Genève"),
];
const counts = (view: { zoom: number; bounds: typeof bounds }) =>
  clustersOf(many, view).map((shown) => ("members" in shown ? shown.members.length : 1));

describe("clustersOf", () => {
  it("leaves few markers as they are, wherever they stand", () => {
    const few = many.slice(0, 12);
    expect(clustersOf(few, { zoom: 5, bounds })).toBe(few);
    expect(clustersOf(many.slice(0, 13), { zoom: 5, bounds }), "their names would lie on each other").toHaveLength(1);
  });

  it("leaves the points of a course as they are, however many there are", () => {
    const course = many.map((place, index) => ({ ...place, icon: "start" as const, index }));
    expect(clustersOf(course, { zoom: 5, bounds })).toBe(course);
  });

  it("makes those one that would stand on each other, and loses none", () => {
    const far = clustersOf(many, { zoom: 7, bounds });
    expect(far.length).toBeLessThan(5);
    expect(far).toContain(many.at(-1));
    expect(counts({ zoom: 7, bounds }).reduce((sum, count) => sum + count, 0)).toBe(101);
    expect(counts({ zoom: 15, bounds }).length).toBeGreaterThan(far.length);
  });

  it("puts one for many in their middle", () => {
    const [cluster] = clustersOf(many, { zoom: 5, bounds });
    expect(cluster?.lng).toBeCloseTo(8.5045, 3);
  });

  it("shows each by itself from near, and what lies far outside not at all", () => {
    const near = { west: 8.4, south: 47.2, east: 8.6, north: 47.4 };
    expect(counts({ zoom: 17, bounds: near })).toEqual(Array.from({ length: 100 }, () => 1));
  });
});
