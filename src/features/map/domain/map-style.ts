import { z } from "zod";
import { creditsOf, type Credit } from "./credits.ts";
import { fontsOf } from "./fonts.ts";

/**
 * A style of a map (MapLibre's style specification) as its provider publishes it, read as loosely as our own use
 * allows: what we do not name is handed on.
 */
const sourceSchema = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  tiles: z.array(z.string()).optional(),
  data: z.unknown().optional(),
  attribution: z.string().optional(),
  minzoom: z.number().optional(),
  maxzoom: z.number().optional(),
});
type Source = z.infer<typeof sourceSchema>;

export const rawStyleSchema = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), sourceSchema),
  layers: z.array(z.looseObject({ id: z.string(), source: z.string().optional() })),
  sprite: z.union([z.string(), z.array(z.object({ id: z.string(), url: z.string() }))]).optional(),
  glyphs: z.string().optional(),
});
type RawStyle = z.infer<typeof rawStyleSchema>;

/** What a source's `url` leads to. */
export const tileJsonSchema = z.looseObject({
  tiles: z.array(z.string()).min(1),
  attribution: z.string().optional(),
  minzoom: z.number().optional(),
  maxzoom: z.number().optional(),
  bounds: z.array(z.number()).length(4).optional(),
  scheme: z.string().optional(),
  encoding: z.string().optional(),
});
type TileJson = z.infer<typeof tileJsonSchema>;

interface TileSet {
  /** With `{z}`, `{x}` and `{y}`. */
  template: string;
  isPicture: boolean;
  minzoom: number;
  maxzoom: number;
}

/** Everything that may be fetched for one style; there is no way to any other address. */
export interface MapResources {
  tiles: ReadonlyMap<string, TileSet>;
  /** Base addresses, without `@2x` and ending. */
  sprites: ReadonlyMap<string, string>;
  data: ReadonlyMap<string, string>;
  /** With `{fontstack}` and `{range}`. */
  glyphs: string | null;
  fonts: ReadonlySet<string>;
}

interface Rewriting {
  /** Where the style came from; relative addresses start there. */
  styleUrl: string;
  /** Our own path for it, as `/map/light`. */
  path: string;
  /** TileJSON by the address that the style names. */
  tileJsons: ReadonlyMap<string, TileJson>;
  /** A short name for an address, the same as long as the address is. */
  nameOf: (url: string) => string;
  /** Whether our server may fetch from there. */
  isAllowed: (url: string) => boolean;
}

/** The addresses of the TileJSON documents that a style needs. */
export function tileJsonUrls(raw: RawStyle, styleUrl: string): string[] {
  return Object.values(raw.sources).flatMap(({ url, tiles, type }) =>
    url && !tiles && tiled.has(type) ? [absolute(url, styleUrl)] : [],
  );
}

const tiled = new Set(["vector", "raster", "raster-dem"]);
const most = { tileZoom: 22 };

/**
 * The style with every address replaced by one of ours, and the list of what these stand for. Sources that we cannot
 * serve are left out with their layers. The providers' credits are gathered in `metadata.credits` as plain texts.
 */
export function rewriteStyle(raw: RawStyle, how: Rewriting): { style: RawStyle; resources: MapResources } {
  const tiles = new Map<string, TileSet>();
  const sprites = new Map<string, string>();
  const data = new Map<string, string>();
  const credits: Credit[] = [];
  const sources: Record<string, Source> = {};
  const served = (address: string) => (how.isAllowed(address) ? how.nameOf(address) : null);

  for (const [name, source] of Object.entries(raw.sources)) {
    if (source.type === "geojson") {
      const address = typeof source.data === "string" ? absolute(source.data, how.styleUrl) : null;
      const key = address === null ? null : served(address);
      if (address !== null && key !== null) data.set(key, address);
      if (address === null || key !== null)
        sources[name] = { ...source, ...(key === null ? {} : { data: `${how.path}/data/${key}.json` }) };
      continue;
    }
    const found = tiled.has(source.type) ? tilesOf(source, how) : null;
    const key = found && served(found.template);
    if (!found || !key) continue;
    tiles.set(key, found);
    credits.push(...creditsOf(found.attribution ?? ""));
    const { url: _url, attribution: _attribution, ...rest } = { ...found.more, ...source };
    sources[name] = {
      ...rest,
      tiles: [`${how.path}/tiles/${key}/{z}/{x}/{y}`],
      minzoom: found.minzoom,
      maxzoom: found.maxzoom,
    };
  }

  const sprite = spritesOf(raw, how).flatMap(({ id, url }) => {
    const key = served(url);
    if (key === null) return [];
    sprites.set(key, url);
    return [{ id, url: `${how.path}/sprites/${key}` }];
  });
  const glyphs = raw.glyphs ? absolute(raw.glyphs, how.styleUrl) : null;
  const hasGlyphs = glyphs !== null && how.isAllowed(glyphs);
  const {
    center: _1,
    zoom: _2,
    bearing: _3,
    pitch: _4,
    metadata: _5,
    terrain: _6,
    sprite: _7,
    glyphs: _8,
    ...rest
  } = raw;
  const style = {
    ...rest,
    metadata: { credits: unique(credits.length > 0 ? credits : [hostCredit(how.styleUrl)]) },
    sources,
    layers: raw.layers.filter(({ source }) => source === undefined || Object.hasOwn(sources, source)),
    ...(sprite.length > 0 ? { sprite } : {}),
    ...(hasGlyphs ? { glyphs: `${how.path}/glyphs/{fontstack}/{range}.pbf` } : {}),
  };
  return { style, resources: { tiles, sprites, data, glyphs: hasGlyphs ? glyphs : null, fonts: fontsOf(raw.layers) } };
}

function tilesOf(source: Source, { styleUrl, tileJsons }: Rewriting) {
  const base = source.url ? absolute(source.url, styleUrl) : styleUrl;
  const json: Partial<TileJson> = (source.tiles ? undefined : tileJsons.get(base)) ?? {};
  const template = source.tiles?.[0] ?? json.tiles?.[0];
  if (!template || !/\{z\}/.test(template) || !/\{x\}/.test(template) || !/\{y\}/.test(template)) return null;
  const { bounds, scheme, encoding } = json;
  return {
    template: absolute(template, base),
    isPicture: source.type !== "vector",
    minzoom: zoom(source.minzoom ?? json.minzoom ?? 0),
    maxzoom: zoom(source.maxzoom ?? json.maxzoom ?? most.tileZoom),
    attribution: source.attribution ?? json.attribution,
    more: { ...(bounds && { bounds }), ...(scheme && { scheme }), ...(encoding && { encoding }) },
  };
}

function spritesOf({ sprite }: RawStyle, { styleUrl }: Rewriting): { id: string; url: string }[] {
  const list = typeof sprite === "string" ? [{ id: "default", url: sprite }] : (sprite ?? []);
  return list.map(({ id, url }) => ({ id, url: absolute(url, styleUrl) }));
}

/** A whole address; the braces of a template stay as they are. */
function absolute(address: string, base: string): string {
  try {
    return new URL(address, base).href.replace(/%7B/gi, "{").replace(/%7D/gi, "}");
  } catch {
    return "";
  }
}

function hostCredit(styleUrl: string): Credit {
  const { hostname } = new URL(styleUrl);
  return hostname.endsWith(".geo.admin.ch")
    ? { text: "© swisstopo", href: "https://www.swisstopo.admin.ch" }
    : { text: `© ${hostname}`, href: null };
}

function unique(credits: readonly Credit[]): Credit[] {
  return credits.filter(({ text }, at) => credits.findIndex((other) => other.text === text) === at);
}

const zoom = (value: number) => Math.min(most.tileZoom, Math.max(0, Math.floor(value)));
