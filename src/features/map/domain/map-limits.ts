/** The fixed values of every map. */

/** Longitude first, as GeoJSON has it. */
export type LngLat = [lng: number, lat: number];

export const defaultCenter: LngLat = [8.72, 47.49];
export const defaultZoom = 5.5;
export const minimumZoom = 5;
/** The map cannot be moved beyond; a place outside can never be seen. */
export const maximumBounds = { west: 5, south: 45, east: 11, north: 48 };

export const fit = { padding: 50, maxZoom: 16, duration: 1000 };
export const flight = { zoom: 18, duration: 800 };

export const routeLine = { width: 5, opacity: 0.7 };
/** Where the theme gives no colour. */
export const defaultPrimary = "rgb(73,157,221)";
export const popupWidth = 220;

/** Whether a map can show this place. */
export function isOnMap([lng, lat]: LngLat): boolean {
  const { west, south, east, north } = maximumBounds;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** A place as the map library writes it. */
export function placeOf({ lng, lat }: { lng: number; lat: number }): LngLat {
  return [lng, lat];
}
