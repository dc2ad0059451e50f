import type { LngLat } from "./map-limits.ts";

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies (haversine on a sphere; exact to half a percent). */
export function metresBetween([lng1, lat1]: LngLat, [lng2, lat2]: LngLat): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lng1, lng2);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Metres along a line. */
export function lengthOf(line: readonly LngLat[]): number {
  return line.slice(1).reduce((sum, place, index) => sum + metresBetween(line[index] ?? place, place), 0);
}
