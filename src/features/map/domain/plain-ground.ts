import type { StyleSpecification } from "maplibre-gl";
import { isOnMap, type LngLat } from "./map-limits.ts";
import type { MapColors } from "./course-layers.ts";

const metresPerDegree = 111_195;

/**
 * A style that needs no tiles: paper in the site's colours with a fine grid (100 m, every fifth line stronger) around
 * the places of the map, so that moving and distances can still be seen.
 */
export function plainGround(colors: MapColors, places: readonly LngLat[]): StyleSpecification {
  return {
    version: 8,
    sources: { grid: { type: "geojson", data: gridAround(places) } },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": colors.ground } },
      {
        id: "grid",
        type: "line",
        source: "grid",
        minzoom: 11,
        paint: {
          "line-color": colors.grid,
          "line-width": ["case", ["get", "isStrong"], 1.25, 0.75],
          "line-opacity": [
            "interpolate",
            ["linear"],
            ["zoom"],
            12,
            ["case", ["get", "isStrong"], 0.25, 0],
            15,
            ["case", ["get", "isStrong"], 0.8, 0.45],
          ],
        },
      },
    ],
  };
}

interface GridLine {
  type: "Feature";
  properties: { isStrong: boolean };
  geometry: { type: "LineString"; coordinates: LngLat[] };
}

/** Lines 100 m apart that reach 1.5 km beyond the places. */
function gridAround(places: readonly LngLat[]) {
  const lngs = places.filter(isOnMap).map(([lng]) => lng);
  const lats = places.filter(isOnMap).map(([, lat]) => lat);
  const features: GridLine[] = [];
  if (lngs.length === 0) return { type: "FeatureCollection" as const, features };
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  const step = { lat: 100 / metresPerDegree, lng: 100 / (metresPerDegree * Math.cos((middle * Math.PI) / 180)) };
  const [west, east] = range(lngs, step.lng);
  const [south, north] = range(lats, step.lat);
  const line = (isStrong: boolean, coordinates: LngLat[]): GridLine => ({
    type: "Feature",
    properties: { isStrong },
    geometry: { type: "LineString", coordinates },
  });
  for (let column = west; column <= east; column += 1) {
    const lng = column * step.lng;
    features.push(
      line(column % 5 === 0, [
        [lng, south * step.lat],
        [lng, north * step.lat],
      ]),
    );
  }
  for (let row = south; row <= north; row += 1) {
    const lat = row * step.lat;
    features.push(
      line(row % 5 === 0, [
        [west * step.lng, lat],
        [east * step.lng, lat],
      ]),
    );
  }
  return { type: "FeatureCollection" as const, features };
}

/** Numbers of the first and last line; a course of many kilometres gets no more than 400 lines. */
function range(degrees: readonly number[], step: number): [number, number] {
  const margin = 15;
  const first = Math.floor(Math.min(...degrees) / step) - margin;
  const last = Math.ceil(Math.max(...degrees) / step) + margin;
  return [first, Math.min(last, first + 400)];
}
