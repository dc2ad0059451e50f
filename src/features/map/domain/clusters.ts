import type { MapMarker } from "./markers.ts";

/** Markers that would stand on each other, as one. */
export interface Cluster {
  lng: number;
  lat: number;
  icon: "default";
  index: null;
  members: MapMarker[];
}

/** What a map shows: degrees from west to east and from south to north. */
export interface MapView {
  zoom: number;
  bounds: { west: number; south: number; east: number; north: number };
}

/** So many markers stand by themselves with their names, stepping aside for each other; of more, those that are close are one. */
const mostAlone = 12;
/** Px: markers within such a square are one. */
const square = 72;
/** From this zoom on each stands by itself. */
const nearZoom = 17;

/** Whether markers are too many to stand by themselves; the points of a course always do. Pure. */
export function areTooMany(markers: readonly MapMarker[]): boolean {
  return markers.length > mostAlone && markers.every(({ icon }) => icon === "default");
}

/** What stands on the map for these markers: they themselves where they are few, else what is in view, close ones as one. Pure. */
export function clustersOf(markers: readonly MapMarker[], { zoom, bounds }: MapView): readonly (MapMarker | Cluster)[] {
  if (!areTooMany(markers)) return markers;
  const { west, south, east, north } = widened(bounds);
  const seen = markers.filter(({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north);
  if (zoom >= nearZoom) return seen;
  const squares = new Map<string, MapMarker[]>();
  for (const marker of seen) {
    const key = squareOf(marker, Math.round(zoom));
    const members = squares.get(key);
    if (members) members.push(marker);
    else squares.set(key, [marker]);
  }
  return [...squares.values()].map((members) => (members.length > 1 ? asOne(members) : (members[0] as MapMarker)));
}

/** What lies half a view outside is drawn as well: the map is moved before its markers are. */
function widened({ west, south, east, north }: MapView["bounds"]): MapView["bounds"] {
  const [x, y] = [(east - west) / 2, (north - south) / 2];
  return { west: west - x, east: east + x, south: south - y, north: north + y };
}

/** In which square of the whole world's picture at a zoom a place lies (Web Mercator, tiles of 512 px). */
function squareOf({ lng, lat }: MapMarker, zoom: number): string {
  const world = 512 * 2 ** zoom;
  const x = (lng / 360 + 0.5) * world;
  const y = (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * world;
  return `${Math.floor(x / square)} ${Math.floor(y / square)}`;
}

function asOne(members: MapMarker[]): Cluster {
  const mean = (of: "lng" | "lat") => members.reduce((sum, marker) => sum + marker[of], 0) / members.length;
  return { lng: mean("lng"), lat: mean("lat"), icon: "default", index: null, members };
}
