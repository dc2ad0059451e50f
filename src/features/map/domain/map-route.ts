import { z } from "zod";
import { isOnMap, type LngLat } from "./map-limits.ts";

const mostPlaces = 5_000;
const pair = z.tuple([z.number(), z.number()]).refine(isOnMap);

/** A line on the map, from place to place; more than one is needed. */
export const routeSchema = z.array(pair).min(2).max(mostPlaces);

/** A pair in GeoJSON may carry its height as a third number. */
const writtenPairs = z.array(z.array(z.number()).min(2).max(4)).min(2).max(mostPlaces);
const featureCollection = z.object({
  type: z.literal("FeatureCollection"),
  features: z
    .tuple([z.object({ geometry: z.object({ type: z.literal("LineString"), coordinates: z.unknown() }) })])
    .rest(z.unknown()),
});

type ParsedRoute = { ok: true; route: LngLat[] | null } | { ok: false; error: string };

const invalidCoordinates = { ok: false, error: "Invalid coordinates format" } as const;
const invalidFormat = (reason: string) => ({ ok: false, error: `Invalid format: ${reason}` }) as const;

/**
 * Reads a pasted route: a list of number pairs, a FeatureCollection whose
 * first feature is a LineString, or plain text of decimal pairs. An empty text is no route. Pairs are longitude and
 * latitude; a route that lies on the map only the other way round is turned.
 */
export function parseRoute(text: string): ParsedRoute {
  const written = text.trim();
  if (written === "") return { ok: true, route: null };
  const json = parseJson(written);
  if (json === undefined) return readText(written);
  if (Array.isArray(json)) return readPairs(json);
  const collection = featureCollection.safeParse(json);
  if (!collection.success) return invalidFormat("a list of pairs or a FeatureCollection with a LineString is needed");
  return readPairs(collection.data.features[0].geometry.coordinates);
}

/** A route as it is shown in the input: one pair a line, readable by `parseRoute`. */
export function writeRoute(route: readonly LngLat[] | null): string {
  return route ? `[\n${route.map(([lng, lat]) => `  [${lng}, ${lat}]`).join(",\n")}\n]` : "";
}

const decimal = String.raw`-?\d+\.\d+`;
const textPair = new RegExp(String.raw`[[(]?\s*(${decimal})\s*[,;\s]\s*(${decimal})\s*[\])]?`, "g");

/** Decimal pairs with whatever brackets, commas and line ends between them. */
function readText(text: string): ParsedRoute {
  const rest = text.replace(textPair, "").replace(/[[\](),;\s]/g, "");
  if (rest !== "") return invalidFormat(`"${rest.slice(0, 20)}" is no decimal pair`);
  return readPairs([...text.matchAll(textPair)].map(([, first, second]) => [Number(first), Number(second)]));
}

function readPairs(value: unknown): ParsedRoute {
  const pairs = writtenPairs.safeParse(value);
  if (!pairs.success) return invalidCoordinates;
  const places = pairs.data.map(([first = 0, second = 0]): LngLat => [rounded(first), rounded(second)]);
  if (places.every(isOnMap)) return { ok: true, route: places };
  const turned = places.map(([lat, lng]): LngLat => [lng, lat]);
  return turned.every(isOnMap) ? { ok: true, route: turned } : invalidCoordinates;
}

/** Six decimals are a hand's breadth. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
