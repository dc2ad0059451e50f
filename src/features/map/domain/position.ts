import { isOnMap, type LngLat } from "./map-limits.ts";

export interface Position {
  /** `elsewhere`: found, but outside of what the map can show. */
  status: "off" | "locating" | "on" | "refused" | "unavailable" | "elsewhere";
  place: LngLat | null;
  /** Metres around the place. */
  accuracy: number;
  /** What the phone's compass said last, in whole degrees from north; null without one. */
  compass: number | null;
  /** Degrees from north: the compass's, else the direction of movement; null where the phone does not say. */
  heading: number | null;
}

export const noPosition: Position = { status: "off", place: null, accuracy: 0, compass: null, heading: null };

type Coordinates = Pick<GeolocationCoordinates, "longitude" | "latitude" | "accuracy" | "heading">;

/** The position after a fix; `elsewhere` for a place that no map shows. */
export function located({ compass }: Position, { longitude, latitude, accuracy, heading }: Coordinates): Position {
  const place: LngLat = [longitude, latitude];
  if (!isOnMap(place)) return { ...noPosition, status: "elsewhere" };
  const moving = heading !== null && !Number.isNaN(heading) ? heading : null;
  return { status: "on", place, accuracy, compass, heading: compass ?? moving };
}

/** The position after the compass has turned. */
export function turned(before: Position, degrees: number): Position {
  const compass = Math.round(degrees);
  return compass === before.compass ? before : { ...before, compass, heading: compass };
}
