import { randomUUID } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MapProxy, type MapAnswer, type MapTheme } from "~/features/map/service.ts";
import { minute } from "~/lib/time/lengths.ts";
import { outboundLimits } from "~/server/outbound/fetch.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import type { SiteRequest } from "~/server/routes/request.ts";
import { glyphs, png, send, startTileServer, style, vectorTile, type TileServer } from "../support/tile-server.ts";

let upstream: TileServer;
let proxy: { answer: (theme: MapTheme, rest: string, network?: string) => Promise<MapAnswer> };
let now = 0;
const { milliseconds } = outboundLimits;

beforeEach(async () => {
  upstream = await startTileServer();
  now = 1_000_000;
  const made = new MapProxy(
    { light: `${upstream.origin}/style.json`, dark: "http://127.0.0.1:9/style.json" },
    () => now,
  );
  proxy = { answer: (theme, rest, network = randomUUID()) => made.answer(theme, rest, network) };
  return () => upstream.close();
});
afterEach(() => void (outboundLimits.milliseconds = milliseconds));

interface ServedStyle {
  sources: Record<string, { tiles: string[]; minzoom: number; maxzoom: number; tileSize?: number }>;
  layers: { id: string }[];
  sprite: { id: string; url: string }[];
  glyphs: string;
  metadata: unknown;
}
const servedStyle = async () => JSON.parse(await textOf("style.json")) as ServedStyle;
const textOf = async (rest: string) => (await bytesOf(await proxy.answer("light", rest))).toString("utf8");

async function bytesOf(answer: MapAnswer): Promise<Buffer> {
  if (typeof answer === "string") throw new Error(`there is nothing: ${answer}`);
  const { gunzipSync } = await import("node:zlib");
  return answer.isZipped ? gunzipSync(answer.body) : answer.body;
}
/** An address of the style without `/map/light/`, with a tile's numbers in it. */
const rest = (address: string | undefined, z = 5, x = 16, y = 11) =>
  (address ?? "").replace("/map/light/", "").replace("{z}/{x}/{y}", `${z}/${x}/${y}`);

describe("the style", () => {
  it("names no address but ours, keeps the credits as plain texts and drops what cannot be served", async () => {
    const served = await servedStyle();
    expect(JSON.stringify(served)).not.toContain(upstream.origin);
    expect(served.metadata).toEqual({
      credits: [
        { text: "© Landeskarte", href: "https://maps.example/about" },
        { text: "Extra", href: null },
      ],
    });
    expect(served.sources["base"]).toMatchObject({ type: "vector", minzoom: 0, maxzoom: 14 });
    expect(served.sources["imagery"]).toMatchObject({ type: "raster", tileSize: 256, maxzoom: 19 });
    expect(Object.keys(served.sources)).toEqual(["base", "imagery"]);
    expect(served.layers.map(({ id }) => id)).toEqual(["ground", "imagery", "names"]);
    expect(served).not.toHaveProperty("center");
  });

  it("leads to tiles, sprites and letters of its provider, whatever type that calls them", async () => {
    const { sources, sprite, glyphs: letters } = await servedStyle();
    expect(await bytesOf(await proxy.answer("light", rest(sources["base"]?.tiles[0])))).toEqual(vectorTile);
    const picture = await proxy.answer("light", rest(sources["imagery"]?.tiles[0], 19, 275_000, 183_000));
    expect(picture).toMatchObject({ contentType: "image/png", body: png });
    expect(JSON.parse(await textOf(`${rest(sprite[0]?.url)}@2x.json`))).toHaveProperty("dot");
    expect(await proxy.answer("light", `${rest(sprite[0]?.url)}.png`)).toMatchObject({ contentType: "image/png" });
    const font = rest(letters).replace("{fontstack}", "Frutiger%20Bold").replace("{range}", "0-255");
    expect(await bytesOf(await proxy.answer("light", font))).toEqual(glyphs);
  });

  it("fetches every file once, also for many who ask at the same moment", async () => {
    const { sources } = await servedStyle();
    const tile = rest(sources["base"]?.tiles[0]);
    await Promise.all(Array.from({ length: 20 }, () => proxy.answer("light", tile)));
    await proxy.answer("light", tile);
    expect(upstream.asked).toEqual(["/style.json", "/tiles/tiles.json", "/tiles/5/16/11.pbf"]);
  });

  it("fetches half of what may be fetched at once for one network, and the rest for others", async () => {
    outboundLimits.milliseconds = 60_000; // the tiles that are held back wait until all are asked for
    const { sources } = await servedStyle();
    const held: ServerResponse[] = [];
    const tile = (x: number) => {
      const path = rest(sources["imagery"]?.tiles[0], 10, x, 1);
      upstream.set(`/pictures/10/${x}/1.jpeg`, (response) => void held.push(response));
      return path;
    };
    const first = proxy.answer("light", tile(0), "one");
    await expect.poll(() => held.length).toBe(1);
    const more = Array.from({ length: 80 }, (_, x) => proxy.answer("light", tile(x + 1), "one"));
    await expect.poll(() => held.length).toBe(64);
    const away = await Promise.all(more.slice(63));
    expect(new Set(away)).toEqual(new Set(["away"]));
    const others = proxy.answer("light", tile(900), "another");
    await expect.poll(() => held.length).toBe(65);
    for (const response of held) send(png, "image/png")(response, undefined as never);
    expect(await first).toMatchObject({ contentType: "image/png" });
    expect(await others).toMatchObject({ contentType: "image/png" });
    expect(await proxy.answer("light", rest(sources["imagery"]?.tiles[0], 10, 1, 2), "one")).not.toBe("away");
  });

  it("fetches 2,000 files a minute for one network, and what lies here as often as it likes", async () => {
    const { sources } = await servedStyle();
    const tile = (x: number, network?: string) =>
      proxy.answer("light", rest(sources["imagery"]?.tiles[0], 15, x, 1), network);
    const network = randomUUID();
    // The first of them are counted alone: to fetch them all may take a slow machine longer than that minute.
    rateLimit("files of the map of a network", { most: 2_000, windowMs: minute }).count(network, 1_960);
    let fetched = 0;
    for (let x = 0; x < 80; x += 1) if ((await tile(x, network)) !== "away") fetched += 1;
    expect(fetched).toBe(40);
    expect(await tile(0, network)).toMatchObject({ contentType: "image/png" });
    expect(await tile(70)).toMatchObject({ contentType: "image/png" });
  });

  it("is asked for again after an hour, and an old one stands in while its provider is away", async () => {
    await servedStyle();
    now += 3_700_000;
    upstream.set("/style.json", (response) => response.writeHead(503).end());
    expect((await servedStyle()).layers).toHaveLength(3);
    upstream.set("/style.json", send({ ...style(upstream.origin), layers: [] }));
    now += 31_000;
    expect((await servedStyle()).layers).toHaveLength(0);
  });
});

describe("no way to anything else", () => {
  it.each([
    ["another tile set", "tiles/0123456789/5/16/11"],
    ["a tile beyond the zooms", "{base}/15/17000/11500"],
    ["a tile beyond the world", "{base}/5/32/11"],
    ["a path for a number", "{base}/5/16/..%2f..%2fsecret"],
    ["a font that the style does not write with", "glyphs/Secret%20Sans/0-255.pbf"],
    ["a path for a font", "glyphs/..%2f..%2fsecret/0-255.pbf"],
    ["letters outside of the ranges", "glyphs/Frutiger%20Bold/1-256.pbf"],
    ["an unknown sprite", "sprites/0123456789.json"],
    ["anything else", "http://127.0.0.1/"],
  ])("refuses %s", async (_, address) => {
    const { sources } = await servedStyle();
    const before = upstream.asked.length;
    const base = rest(sources["base"]?.tiles[0]).replace("/5/16/11", "");
    expect(await proxy.answer("light", address.replace("{base}", base))).toBe("missing");
    expect(upstream.asked).toHaveLength(before);
  });

  it.each([
    ["https://127.0.0.1/t/{z}/{x}/{y}"],
    ["https://[::1]/t/{z}/{x}/{y}"],
    ["https://0x7f.1/t/{z}/{x}/{y}"],
    ["https://localhost/t/{z}/{x}/{y}"],
    ["https://database.internal/t/{z}/{x}/{y}"],
    ["http://maps.example/t/{z}/{x}/{y}"],
    ["https://user:secret@maps.example/t/{z}/{x}/{y}"],
    ["file:///etc/passwd/{z}/{x}/{y}"],
  ])("does not serve a source at %s of a style that came over https", async (template) => {
    const { rewriteStyle } = await import("~/features/map/domain/map-style.ts");
    const { isPublicHttps } = await import("~/features/map/domain/allowed-address.ts");
    const raw = { version: 8 as const, layers: [], sources: { one: { type: "raster", tiles: [template] } } };
    const { resources } = rewriteStyle(raw, {
      styleUrl: "https://maps.example/style.json",
      path: "/map/light",
      tileJsons: new Map(),
      nameOf: (url) => url,
      isAllowed: isPublicHttps,
    });
    expect(resources.tiles.size).toBe(0);
  });

  it("follows a redirect on the same host, and none to another", async () => {
    const other = await startTileServer();
    const { sources } = await servedStyle();
    const redirect = (location: string) => (response: ServerResponse) =>
      void response.writeHead(302, { location }).end();
    upstream.set("/tiles/6/1/1.pbf", redirect("/tiles/6/2/2.pbf"));
    upstream.set("/tiles/6/3/3.pbf", redirect(`${other.origin}/tiles/6/2/2.pbf`));
    upstream.set("/tiles/6/4/4.pbf", redirect("/tiles/6/4/4.pbf"));
    const tile = (n: number) => proxy.answer("light", rest(sources["base"]?.tiles[0], 6, n, n));
    expect(await bytesOf(await tile(1))).toEqual(vectorTile);
    expect(await tile(3)).toBe("missing");
    expect(await tile(4)).toBe("missing");
    expect(other.asked).toEqual([]);
    await other.close();
  });
});

describe("a provider that misbehaves", () => {
  it("loses a body that is too large, also when it is packed small", async () => {
    const { gzipSync } = await import("node:zlib");
    const { sources } = await servedStyle();
    upstream.set("/tiles/7/1/1.pbf", send(Buffer.alloc(6_000_000), "application/x-protobuf"));
    upstream.set("/tiles/7/2/2.pbf", send(gzipSync(Buffer.alloc(50_000_000)), "application/x-protobuf"));
    upstream.set("/tiles/7/3/3.pbf", (response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(50_000_000))),
    );
    for (const n of [1, 2, 3])
      expect(await proxy.answer("light", rest(sources["base"]?.tiles[0], 7, n, n))).toBe("missing");
  });

  it("is given up after five seconds when it drips", async () => {
    const { sources } = await servedStyle();
    upstream.set("/tiles/7/1/1.pbf", (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("x"), 300);
      response.on("close", () => clearInterval(drip));
    });
    const began = performance.now();
    expect(await proxy.answer("light", rest(sources["base"]?.tiles[0], 7, 1, 1))).toBe("away");
    expect(performance.now() - began).toBeLessThan(20_000); // it would drip for ever
  });

  it("is left alone for half a minute once it has failed three times", async () => {
    const { sources } = await servedStyle();
    const tile = (n: number) => proxy.answer("light", rest(sources["base"]?.tiles[0], 8, n, n));
    for (const n of [1, 2, 3, 4, 5])
      upstream.set(`/tiles/8/${n}/${n}.pbf`, (response) => response.writeHead(500).end());
    for (const n of [1, 2, 3]) expect(await tile(n)).toBe("away");
    const before = upstream.asked.length;
    expect(await tile(4)).toBe("away");
    expect(upstream.asked).toHaveLength(before);
    now += 31_000;
    for (const n of [4, 5]) upstream.set(`/tiles/8/${n}/${n}.pbf`, null);
    expect(await bytesOf(await tile(4))).toEqual(vectorTile);
    expect(await bytesOf(await tile(5))).toEqual(vectorTile);
  });

  it("says at once that there is no map when its style cannot be had, and tries again later", async () => {
    upstream.set("/style.json", (response) => response.destroy());
    expect(await proxy.answer("light", "style.json")).toBe("away");
    const before = upstream.asked.length;
    for (let n = 0; n < 5; n += 1) expect(await proxy.answer("light", "style.json")).toBe("away");
    expect(upstream.asked).toHaveLength(before);
    upstream.set("/style.json", null);
    now += 31_000;
    expect((await servedStyle()).layers).toHaveLength(3);
  });

  it("does no harm with a page of text in place of a style, a picture or a sprite", async () => {
    const { sources, sprite } = await servedStyle();
    const page = send(Buffer.from("<!doctype html><script>alert(1)</script>"), "text/html");
    upstream.set("/pictures/9/1/1.jpeg", page);
    upstream.set("/sprite.json", page);
    expect(await proxy.answer("light", rest(sources["imagery"]?.tiles[0], 9, 1, 1))).toBe("missing");
    expect(await proxy.answer("light", `${rest(sprite[0]?.url)}.json`)).toBe("missing");
    const fresh = new MapProxy({ light: `${upstream.origin}/page`, dark: `${upstream.origin}/page` });
    upstream.set("/page", page);
    expect(await fresh.answer("light", "style.json", "one")).toBe("away");
  });
});

describe("over HTTP", () => {
  let server: Server;
  let origin = "";
  let provider: TileServer;

  beforeAll(async () => {
    provider = await startTileServer();
    process.env["MAP_STYLE_LIGHT_URL"] = `${provider.origin}/style.json`;
    process.env["MAP_STYLE_DARK_URL"] = `${provider.origin}/nowhere.json`;
    const { answerMap } = await import("~/server/routes/map.ts");
    server = createServer((request, response) => {
      const [pathname = ""] = (request.url ?? "").split("?");
      void answerMap({ request, response, pathname } as SiteRequest);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await provider.close();
  });

  it("serves the style and what it names, typed by us and shut in", async () => {
    const answer = await fetch(`${origin}/map/light/style.json`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=600");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const served = (await answer.json()) as ServedStyle;
    const tile = served.sources["base"]?.tiles[0]?.replace("{z}/{x}/{y}", "5/16/11");
    const tiles = await Promise.all(
      ["gzip", "identity"].map((accepted) => fetch(`${origin}${tile}`, { headers: { "accept-encoding": accepted } })),
    );
    for (const response of tiles) {
      expect(response.headers.get("content-type")).toBe("application/x-protobuf");
      expect(Buffer.from(await response.arrayBuffer())).toEqual(vectorTile);
    }
    expect(tiles.map(({ headers }) => headers.get("content-encoding"))).toEqual(["gzip", null]);
  });

  it("answers 503 where there is no style, 404 to what nobody named", async () => {
    const away = await fetch(`${origin}/map/dark/style.json`);
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "30"]);
    for (const path of ["/map/", "/map/light", "/map/pink/style.json", "/map/light/tiles/x/1/1/1", "/map/light/%00"])
      expect((await fetch(origin + path)).status, path).toBe(404);
  });

  it("serves the library's worker from our own origin", async () => {
    const worker = await fetch(`${origin}/map/worker.mjs?v=1`);
    expect(worker.headers.get("content-type")).toContain("text/javascript");
    expect(worker.headers.get("cache-control")).toContain("immutable");
    const text = await worker.text();
    expect(text).toContain("MapLibre GL JS");
    expect(text).not.toContain("sourceMappingURL");
  });
});
