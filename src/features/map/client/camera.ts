import type { Map as MapLibre } from "maplibre-gl";
import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { fit, flight, type LngLat } from "../domain/map-limits.ts";

/** What the camera needs of a map: its own, or the reference that React components hold. */
export type Camera = Pick<MapLibre, "fitBounds" | "flyTo" | "easeTo" | "getZoom" | "getContainer">;

interface Framing {
  isFlying?: boolean;
  /** No closer than this. */
  maxZoom?: number;
  /** Milliseconds on the way. */
  duration?: number;
}

/** The corners of what each map framed last, by the element that it is drawn in. */
const framedLast = new WeakMap<HTMLElement, readonly LngLat[]>();

/** The south-western and the north-eastern corner of what this map framed last; empty before it has. */
export function placesFramedLast(map: Camera): readonly LngLat[] {
  return framedLast.get(map.getContainer()) ?? [];
}

/** Shows all these places: padding 50 beside what covers the map, no closer than zoom 16, over a second; at once for people who want calm, or without `isFlying`. */
export function fitPlaces(
  map: Camera,
  places: readonly LngLat[],
  { isFlying = true, maxZoom = fit.maxZoom, duration = fit.duration }: Framing = {},
): void {
  const lngs = places.map(([lng]) => lng);
  const lats = places.map(([, lat]) => lat);
  if (places.length === 0) return;
  const [top, right, bottom] = [inset(map, "--map-controls-top"), inset(map, "--map-controls-end"), bottomInset(map)];
  const [west, south, east, north] = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  framedLast.set(map.getContainer(), [
    [west, south],
    [east, north],
  ]);
  map.fitBounds([west, south, east, north], {
    padding: { top: fit.padding + top, right: fit.padding + right, bottom: fit.padding + bottom, left: fit.padding },
    maxZoom,
    duration: isFlying && !prefersCalm() ? duration : 0,
    linear: true,
  });
}

/** Frames a hole from its tee to its target, as close as the flight to one place goes and as quickly; at once without `isFlying`. */
export function fitHole(
  map: Camera,
  places: readonly LngLat[],
  { isFlying = true }: Pick<Framing, "isFlying"> = {},
): void {
  fitPlaces(map, places, { maxZoom: flight.zoom, duration: flight.duration, isFlying });
}

/**
 * Goes to one place at zoom 18 within 0.8 s; jumps for people who want calm. `below`: so many px under the middle of what
 * nothing covers, which leaves room for a pop-up.
 */
export function flyToPlace(map: Camera, place: LngLat, below = 0): void {
  const [top, bottom] = [inset(map, "--map-controls-top"), bottomInset(map)];
  const room = Math.max(0, (map.getContainer().clientHeight - bottom) / 2 - 40);
  const offset: [number, number] = [0, Math.min(below + top / 2, room) - bottom / 2];
  map.flyTo({ center: place, zoom: flight.zoom, offset, duration: prefersCalm() ? 0 : flight.duration });
}

/** Brings a place to the middle at the zoom that there is; at once for people who want calm. */
export function centreOn(map: Camera, place: LngLat): void {
  map.easeTo({ center: place, duration: prefersCalm() ? 0 : 250 });
}

export function zoomBy(map: Camera, step: 1 | -1): void {
  map.easeTo({ zoom: map.getZoom() + step, duration: prefersCalm() ? 0 : 250 });
}

/** What lies over the lower edge of the map (a drawer), in px: the style `--map-inset` of the page. */
function bottomInset(map: Camera): number {
  return Math.min(inset(map, "--map-inset"), map.getContainer().clientHeight * 0.6);
}

/** A style of the map in px; 0 where there is none. Names are whole: pages leave out styles that no code names. */
function inset(map: Camera, name: "--map-inset" | "--map-controls-top" | "--map-controls-end"): number {
  const px = Number.parseFloat(getComputedStyle(map.getContainer()).getPropertyValue(name));
  return Number.isFinite(px) ? Math.max(0, px) : 0;
}
