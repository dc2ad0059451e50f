import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { hour, minute } from "~/lib/time/lengths.ts";
import { rateLimit, secondsToWait } from "~/server/limits/rate-limit.ts";
import { isHttp, isPublicHttps } from "./domain/allowed-address.ts";
import { readMapAddress } from "./domain/map-address.ts";
import { rawStyleSchema, rewriteStyle, tileJsonSchema, tileJsonUrls, type MapResources } from "./domain/map-style.ts";
import { pictureType } from "./domain/picture-type.ts";
import { fetchUpstream, UpstreamError, type UpstreamRules } from "./upstream.ts";

export type MapTheme = "light" | "dark";

/** A file for the browser. `isZipped`: the body is gzip. */
interface MapFile {
  body: Buffer;
  contentType: string;
  isZipped: boolean;
  /** Seconds that a browser may keep it. */
  maxAge: number;
}
export type MapAnswer = MapFile | "missing" | "away";

interface LoadedStyle {
  file: MapFile;
  resources: MapResources;
  loadedAt: number;
}

const awayTime = 30_000;
/** After so many failures in a row an upstream host is left alone for half a minute. */
const failuresUntilAway = 3;
const mostAtOnce = 128;
/** Of those, what one network may have fetched: the rest is for others, however slowly the provider answers. */
const mostAtOnceOfOne = 64;
/** Fifty screens full of tiles that nobody has looked at lately: a tour of the country, and no copy of it. */
const fetched = rateLimit("files of the map of a network", { most: 2_000, windowMs: minute });
const cacheBytes = 64_000_000;
const noResources: MapResources = {
  tiles: new Map(),
  sprites: new Map(),
  data: new Map(),
  glyphs: null,
  fonts: new Set(),
};

/**
 * Hands the map's style, tiles, sprites and letters to browsers, so that these talk to our own host only. It reaches
 * nothing but what the configured styles name, keeps what it has fetched in memory, and leaves a provider that does
 * not answer alone for half a minute.
 */
export class MapProxy {
  readonly #files = new LRUCache<string, MapFile>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.length + 500,
    ttl: 24 * hour,
  });
  readonly #missing = new LRUCache<string, true>({ max: 5_000, ttl: hour });
  readonly #running = new Map<string, Promise<MapAnswer>>();
  readonly #runningOf = new Map<string, number>();
  readonly #styles = new Map<MapTheme, LoadedStyle>();
  readonly #styleRuns = new Map<MapTheme, Promise<LoadedStyle | null>>();
  readonly #failures = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly urls: Record<MapTheme, string>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The file at `/map/<theme>/<rest>`, for somebody of this network. */
  async answer(theme: MapTheme, rest: string, network: string): Promise<MapAnswer> {
    // Without the style nobody knows what may be fetched, so it always comes first.
    const style = await this.#style(theme);
    const wanted = readMapAddress(rest, style?.resources ?? noResources);
    if (wanted?.type === "style") return style?.file ?? "away";
    if (!wanted) return style ? "missing" : "away";
    const { url, form } = wanted;
    const kept = this.#files.get(url) ?? (this.#missing.has(url) ? "missing" : undefined);
    if (kept) return kept;
    const running = this.#running.get(url);
    if (running) return running;
    if (this.#running.size >= mostAtOnce || this.#isAway(url) || !this.#enter(network)) return "away";
    const run = this.#fetchFile(url, form, this.#rules(theme)).finally(() => {
      this.#running.delete(url);
      this.#leave(network);
    });
    this.#running.set(url, run);
    return run;
  }

  #enter(network: string): boolean {
    const running = this.#runningOf.get(network) ?? 0;
    if (running >= mostAtOnceOfOne || secondsToWait(() => fetched.count(network)) !== null) return false;
    this.#runningOf.set(network, running + 1);
    return true;
  }

  #leave(network: string): void {
    const left = (this.#runningOf.get(network) ?? 1) - 1;
    if (left > 0) this.#runningOf.set(network, left);
    else this.#runningOf.delete(network);
  }

  async #fetchFile(url: string, form: "vector" | "picture" | "json", rules: UpstreamRules): Promise<MapAnswer> {
    try {
      const file = await fileOf(await this.#fetch(url, rules), form);
      this.#files.set(url, file);
      return file;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.reason === "missing") this.#missing.set(url, true);
      return error.reason;
    }
  }

  /** The style, an hour old at most; an older one stands in while its provider is away. Null when there is none. */
  async #style(theme: MapTheme): Promise<LoadedStyle | null> {
    const kept = this.#styles.get(theme);
    if (kept && this.now() - kept.loadedAt < hour) return kept;
    if (this.#isAway(this.urls[theme])) return kept ?? null;
    const running = this.#styleRuns.get(theme);
    if (running) return running;
    const run = this.#loadStyle(theme)
      .catch(() => {
        this.#failures.set(host(this.urls[theme]), { count: failuresUntilAway, until: this.now() + awayTime });
        return kept ?? null;
      })
      .finally(() => this.#styleRuns.delete(theme));
    this.#styleRuns.set(theme, run);
    return run;
  }

  async #loadStyle(theme: MapTheme): Promise<LoadedStyle> {
    const styleUrl = this.urls[theme];
    const rules = this.#rules(theme);
    const read = async (url: string): Promise<unknown> => JSON.parse((await this.#fetch(url, rules)).toString("utf8"));
    const raw = rawStyleSchema.parse(await read(styleUrl));
    const urls = tileJsonUrls(raw, styleUrl);
    const tileJsons = await Promise.all(urls.map(async (url) => [url, tileJsonSchema.parse(await read(url))] as const));
    const { style, resources } = rewriteStyle(raw, {
      styleUrl,
      path: `/map/${theme}`,
      tileJsons: new Map(tileJsons),
      nameOf: (url) => createHash("sha256").update(url).digest("hex").slice(0, 10),
      isAllowed: rules.isAllowed,
    });
    const body = await promisify(gzip)(JSON.stringify(style));
    const file = { body, contentType: "application/json", isZipped: true, maxAge: 600 };
    const loaded = { file, resources, loadedAt: this.now() };
    this.#styles.set(theme, loaded);
    return loaded;
  }

  /** Counts failures in a row for each host; an answer of any kind clears them. */
  async #fetch(url: string, rules: UpstreamRules): Promise<Buffer> {
    try {
      const bytes = await fetchUpstream(url, rules);
      this.#failures.delete(host(url));
      return bytes;
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.reason === "missing") throw error;
      const count = (this.#failures.get(host(url))?.count ?? 0) + 1;
      this.#failures.set(host(url), { count, until: this.now() + awayTime });
      throw error;
    }
  }

  #isAway(url: string): boolean {
    const failed = this.#failures.get(host(url));
    return failed !== undefined && failed.count >= failuresUntilAway && failed.until > this.now();
  }

  /** What may be fetched for a style. One configured with http (an own server, a test) may name any web address. */
  #rules(theme: MapTheme): UpstreamRules {
    const isOwn = this.urls[theme].startsWith("http:");
    return { isAllowed: isOwn ? isHttp : isPublicHttps, isOwn };
  }
}

async function fileOf(bytes: Buffer, form: "vector" | "picture" | "json"): Promise<MapFile> {
  const day = 86_400;
  if (form === "picture") {
    const contentType = pictureType(bytes);
    if (!contentType) throw new UpstreamError("missing", "not a picture");
    return { body: bytes, contentType, isZipped: false, maxAge: day };
  }
  if (form === "json") assertJson(bytes);
  const body = await promisify(gzip)(bytes, { level: 4 });
  const contentType = form === "json" ? "application/json" : "application/x-protobuf";
  return { body, contentType, isZipped: true, maxAge: day };
}

function assertJson(bytes: Buffer): void {
  try {
    JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new UpstreamError("missing", "not JSON", { cause });
  }
}

function host(url: string): string {
  return new URL(url).host;
}
