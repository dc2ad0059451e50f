import type { MapResources } from "./map-style.ts";

/** What a request below `/map/<theme>/` asks for: the style itself, or a file with the address that it stands for. */
type MapRequest = { type: "style" } | { type: "file"; url: string; form: "vector" | "picture" | "json" };

const patterns = {
  tile: /^tiles\/(\w{1,16})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})$/,
  sprite: /^sprites\/(\w{1,16})(@2x)?\.(json|png)$/,
  data: /^data\/(\w{1,16})\.json$/,
  glyphs: /^glyphs\/([^/]{1,200})\/(\d{1,5})-(\d{1,5})\.pbf$/,
};

/**
 * Reads the rest of an address below `/map/<theme>/`. Null for everything that the style does not name: another tile
 * set, a tile beyond its zooms, a font that it does not write with.
 */
export function readMapAddress(rest: string, resources: MapResources): MapRequest | null {
  if (rest === "style.json") return { type: "style" };
  return (
    readTile(rest, resources) ?? readSprite(rest, resources) ?? readData(rest, resources) ?? readGlyphs(rest, resources)
  );
}

function readTile(rest: string, { tiles }: MapResources): MapRequest | null {
  const [, key = "", ...numbers] = patterns.tile.exec(rest) ?? [];
  const [z = NaN, x = NaN, y = NaN] = numbers.map(Number);
  const set = tiles.get(key);
  if (!set || z < set.minzoom || z > set.maxzoom || x >= 2 ** z || y >= 2 ** z) return null;
  const place: Record<string, string> = { z: `${z}`, x: `${x}`, y: `${y}`, ratio: "", s: "a" };
  const url = set.template.replace(/\{(\w+)\}/g, (whole, name: string) => place[name] ?? whole);
  return { type: "file", url, form: set.isPicture ? "picture" : "vector" };
}

function readSprite(rest: string, { sprites }: MapResources): MapRequest | null {
  const [, key = "", ratio = "", ending] = patterns.sprite.exec(rest) ?? [];
  const base = sprites.get(key);
  if (!base) return null;
  const url = new URL(base);
  url.pathname = `${url.pathname}${ratio}.${ending}`;
  return { type: "file", url: url.href, form: ending === "png" ? "picture" : "json" };
}

function readData(rest: string, { data }: MapResources): MapRequest | null {
  const url = data.get(patterns.data.exec(rest)?.[1] ?? "");
  return url ? { type: "file", url, form: "json" } : null;
}

function readGlyphs(rest: string, { glyphs, fonts }: MapResources): MapRequest | null {
  const [, encoded, first, last] = patterns.glyphs.exec(rest) ?? [];
  const stack = encoded === undefined ? null : decode(encoded);
  if (!glyphs || !stack || !stack.split(",").every((name) => fonts.has(name))) return null;
  const [from, to] = [Number(first), Number(last)];
  if (from % 256 !== 0 || to !== from + 255 || to > 65_535) return null;
  const url = glyphs.replace("{fontstack}", encodeURIComponent(stack)).replace("{range}", `${from}-${to}`);
  return { type: "file", url, form: "vector" };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
