import type { StyleSpecification } from "maplibre-gl";
import { defaultPrimary, routeLine, type LngLat } from "./map-limits.ts";

/** Colours of what we draw on a map, from the site's theme. */
export interface MapColors {
  /** Paper and grid of the plain ground. */
  ground: string;
  grid: string;
  /** The route, and the thin line around it that lifts it off the map. */
  route: string;
  casing: string;
  /** The line from a hole's start to its end. */
  pair: string;
}

interface Drawn {
  route: readonly LngLat[] | null;
  pairs: readonly (readonly LngLat[])[];
  /** Where markers stand that have stepped aside. */
  spots: readonly LngLat[];
  colors: MapColors;
}

/** A style with the course on top: the route (width 5, opacity 0.7), each hole's pair, and a spot for every marker. */
export function withCourse(style: StyleSpecification, { route, pairs, spots, colors }: Drawn): StyleSpecification {
  return {
    ...style,
    sources: {
      ...style.sources,
      "course-route": { type: "geojson", data: lines(route ? [route] : []) },
      "course-pairs": { type: "geojson", data: lines(pairs) },
      "course-spots": { type: "geojson", data: points(spots) },
    },
    layers: [
      ...style.layers,
      {
        id: "course-casing",
        type: "line",
        source: "course-route",
        layout: { "line-cap": "round", "line-join": "round" },
        paint: { "line-color": colors.casing, "line-width": routeLine.width + 4, "line-opacity": 0.55 },
      },
      {
        id: "course-route",
        type: "line",
        source: "course-route",
        layout: { "line-cap": "round", "line-join": "round" },
        paint: {
          "line-color": colors.route || defaultPrimary,
          "line-width": routeLine.width,
          "line-opacity": routeLine.opacity,
        },
      },
      {
        id: "course-pairs",
        type: "line",
        source: "course-pairs",
        minzoom: 14,
        layout: { "line-cap": "round" },
        paint: { "line-color": colors.pair, "line-width": 2.5, "line-dasharray": [0.1, 2.4] },
      },
      {
        id: "course-spots",
        type: "circle",
        source: "course-spots",
        paint: {
          "circle-radius": 3.5,
          "circle-color": colors.pair,
          "circle-stroke-width": 1.5,
          "circle-stroke-color": colors.casing,
        },
      },
    ],
  };
}

function lines(all: readonly (readonly LngLat[])[]) {
  return collection(all.map((line) => ({ type: "LineString" as const, coordinates: line.map((place) => [...place]) })));
}

function points(all: readonly LngLat[]) {
  return collection(all.map((place) => ({ type: "Point" as const, coordinates: [...place] })));
}

function collection<Geometry>(geometries: Geometry[]) {
  return {
    type: "FeatureCollection" as const,
    features: geometries.map((geometry) => ({ type: "Feature" as const, properties: {}, geometry })),
  };
}
