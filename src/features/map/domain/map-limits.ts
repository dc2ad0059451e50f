/** The fixed values of every map. */

/** Longitude first, as GeoJSON has it. */
export type LngLat = [lng: number, lat: number];

/** The map cannot be moved beyond; a place outside can never be seen. */
export const maximumBounds = { west: 5, south: 45, east: 11, north: 48 };
const { west, south, east, north } = maximumBounds;

/** Where every map begins, and what it keeps to, as the map's component takes it. */
export const everyMap = {
  initialViewState: { longitude: 8.72, latitude: 47.49, zoom: 5.5 },
  minZoom: 5,
  maxBounds: [west, south, east, north] as [number, number, number, number],
};

export const fit = { padding: 50, maxZoom: 16, duration: 1000 };
export const flight = { zoom: 18, duration: 800 };

export const routeLine = { width: 5, opacity: 0.7 };
/** Where the theme gives no colour. */
export const defaultPrimary = "rgb(73,157,221)";
export const popupWidth = 220;

/** Whether a map can show this place. */
export function isOnMap([lng, lat]: LngLat): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** A place as the map library writes it. */
export function placeOf({ lng, lat }: { lng: number; lat: number }): LngLat {
  return [lng, lat];
}
