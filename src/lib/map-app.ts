/**
 * Address that opens a place in a map program: `geo:` asks an Android phone which one, Apple's devices know their own,
 * everybody else gets OpenStreetMap.
 */
export function mapAppHref([lng, lat]: [lng: number, lat: number], userAgent: string): string {
  const place = `${lat},${lng}`;
  if (/Android/.test(userAgent)) return `geo:${place}?q=${place}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${place}`;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
}
