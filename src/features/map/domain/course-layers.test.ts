import { describe, expect, it } from "vitest";
import { withCourse, type MapColors } from "./course-layers.ts";
import { everyMap, isOnMap, popupWidth, type LngLat } from "./map-limits.ts";
import { plainGround } from "./plain-ground.ts";

const colors: MapColors = { ground: "#eee", grid: "#fff", route: "#499ddd", casing: "#fff", pair: "#111" };
const route: LngLat[] = [
  [8.72, 47.5],
  [8.73, 47.51],
];
const drawn = (given: MapColors = colors) =>
  withCourse(plainGround(given, route), { route, pairs: [route], spots: [[8.72, 47.5]], colors: given });
const layer = (id: string, given?: MapColors) => drawn(given).layers.find((each) => each.id === id);

describe("a course on a map", () => {
  it("has a route 5 px wide at opacity 0.7, in the site's colour or the specification's", () => {
    const paint = { "line-color": "#499ddd", "line-width": 5, "line-opacity": 0.7 };
    expect(layer("course-route")).toMatchObject({ type: "line", source: "course-route", paint });
    const withoutColor = layer("course-route", { ...colors, route: "" });
    expect(withoutColor).toMatchObject({ paint: { "line-color": "rgb(73,157,221)" } });
  });

  it("lies over the ground, which stays below it", () => {
    expect(drawn().layers.map(({ id }) => id)).toEqual([
      "ground",
      "grid",
      "course-casing",
      "course-route",
      "course-pairs",
      "course-spots",
    ]);
    expect(drawn().sources["course-route"]).toMatchObject({
      data: { features: [{ geometry: { type: "LineString", coordinates: route } }] },
    });
  });

  it("has no line without a route", () => {
    const { sources } = withCourse(plainGround(colors, []), { route: null, pairs: [], spots: [], colors });
    expect(sources["course-route"]).toMatchObject({ data: { features: [] } });
    expect(sources["grid"]).toMatchObject({ data: { features: [] } });
  });
});

describe("the limits of every map", () => {
  it("are those of the specification", () => {
    expect({ ...everyMap, popupWidth }).toEqual({
      initialViewState: { longitude: 8.72, latitude: 47.49, zoom: 5.5 },
      minZoom: 5,
      maxBounds: [5, 45, 11, 48],
      popupWidth: 220,
    });
  });

  it.each<[place: LngLat, isInside: boolean]>([
    [[5, 45], true],
    [[11, 48], true],
    [[4.99, 46], false],
    [[11.01, 46], false],
    [[8, 44.99], false],
    [[8, 48.01], false],
  ])("hold %j: %s", (place, isInside) => expect(isOnMap(place)).toBe(isInside));
});
