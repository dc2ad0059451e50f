import { getVersion, Map as MapLibre, setWorkerUrl, type StyleSpecification } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { prefersCalm } from "~/lib/prefers-calm.ts";
import {
  defaultCenter,
  defaultZoom,
  fit,
  flight,
  maximumBounds,
  minimumZoom,
  type LngLat,
} from "../domain/map-limits.ts";
import type { MapTexts } from "../texts.ts";

setWorkerUrl(`/map/worker.mjs?v=${getVersion()}`);

interface EngineSettings {
  container: HTMLElement;
  texts: MapTexts;
  /** Fills the screen, so that every gesture is the map's; other maps leave scrolling to the page. */
  isLarge: boolean;
}

/** A map without style yet. Throws where the browser has no WebGL. */
export function openMap({ container, texts, isLarge }: EngineSettings): MapLibre {
  const { west, south, east, north } = maximumBounds;
  const map = new MapLibre({
    container,
    center: defaultCenter,
    zoom: defaultZoom,
    minZoom: minimumZoom,
    maxBounds: [
      [west, south],
      [east, north],
    ],
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    cooperativeGestures: !isLarge,
    refreshExpiredTiles: false,
    locale: {
      "Map.Title": texts.title,
      "Popup.Close": texts.close,
      "CooperativeGesturesHandler.WindowsHelpText": texts.withCtrl,
      "CooperativeGesturesHandler.MacHelpText": texts.withCmd,
      "CooperativeGesturesHandler.MobileHelpText": texts.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on("error", () => undefined); // a missing tile leaves a gap; play goes on
  return map;
}

/** Replaces what lies under and on the map, camera untouched. */
export function showStyle(map: MapLibre, style: StyleSpecification): void {
  map.setStyle(style, { diff: false, validate: false });
}

interface Framing {
  isFlying?: boolean;
  /** No closer than this. */
  maxZoom?: number;
  /** Milliseconds on the way. */
  duration?: number;
}

/** Shows all these places: padding 50 beside what covers the map, no closer than zoom 16, over a second; at once for people who want calm, or without `isFlying`. */
export function fitPlaces(
  map: MapLibre,
  places: readonly LngLat[],
  { isFlying = true, maxZoom = fit.maxZoom, duration = fit.duration }: Framing = {},
): void {
  const lngs = places.map(([lng]) => lng);
  const lats = places.map(([, lat]) => lat);
  if (places.length === 0) return;
  const [top, right, bottom] = [inset(map, "controls-top"), inset(map, "controls-end"), bottomInset(map)];
  map.fitBounds([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], {
    padding: { top: fit.padding + top, right: fit.padding + right, bottom: fit.padding + bottom, left: fit.padding },
    maxZoom,
    duration: isFlying && !prefersCalm() ? duration : 0,
    linear: true,
  });
}

/** Frames a hole from its tee to its target, as close as the flight to one place goes and as quickly. */
export function fitHole(map: MapLibre, places: readonly LngLat[]): void {
  fitPlaces(map, places, { maxZoom: flight.zoom, duration: flight.duration });
}

/**
 * Goes to one place at zoom 18 within 0.8 s; jumps for people who want calm. `below`: so many px under the middle, which
 * leaves room for a pop-up.
 */
export function flyToPlace(map: MapLibre, place: LngLat, below = 0): void {
  const room = Math.max(0, map.getContainer().clientHeight / 2 - 60);
  const offset: [number, number] = [0, Math.min(below, room) - bottomInset(map) / 2];
  map.flyTo({ center: place, zoom: flight.zoom, offset, duration: prefersCalm() ? 0 : flight.duration });
}

/** Brings a place to the middle at the zoom that there is; at once for people who want calm. */
export function centreOn(map: MapLibre, place: LngLat): void {
  map.easeTo({ center: place, duration: prefersCalm() ? 0 : 250 });
}

export function zoomBy(map: MapLibre, step: 1 | -1): void {
  map.easeTo({ zoom: map.getZoom() + step, duration: prefersCalm() ? 0 : 250 });
}

/** What lies over the lower edge of the map (a drawer), in px: the style `--map-inset` of the page. */
function bottomInset(map: MapLibre): number {
  return Math.min(inset(map, "inset"), map.getContainer().clientHeight * 0.6);
}

/** A style `--map-…` of the map in px; 0 where there is none. */
function inset(map: MapLibre, name: "inset" | "controls-top" | "controls-end"): number {
  const px = Number.parseFloat(getComputedStyle(map.getContainer()).getPropertyValue(`--map-${name}`));
  return Number.isFinite(px) ? Math.max(0, px) : 0;
}
