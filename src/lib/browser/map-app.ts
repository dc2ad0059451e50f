/** Where somebody wants to go: a point, or an address as one writes it on a letter. */
export type MapPlace = [lng: number, lat: number] | string;

/**
 * Address that opens a place in a map program: `geo:` asks an Android phone which one, Apple's devices know their own,
 * everybody else gets OpenStreetMap. Of an address, the program finds the point itself.
 */
export function mapAppHref(place: MapPlace, userAgent: string): string {
  const isAddress = typeof place === "string";
  const query = isAddress ? encodeURIComponent(place) : `${place[1]},${place[0]}`;
  if (/Android/.test(userAgent)) return `geo:${isAddress ? "0,0" : query}?q=${query}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${query}`;
  if (isAddress) return `https://www.openstreetmap.org/search?query=${query}`;
  const [lng, lat] = place;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
}
