import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A provider of maps that speaks what real ones speak, on this machine; every path can be made to misbehave. */
export interface TileServer {
  origin: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Answers this path from now on; null makes it as good as before. */
  set(path: string, answer: Answer | null): void;
  close(): Promise<void>;
}

export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
/** A vector tile with one empty layer named "ground". */
export const vectorTile = Buffer.from([0x1a, 0x0d, 0x0a, 0x06, ...Buffer.from("ground"), 0x28, 0x80, 0x20, 0x78, 0x02]);
export const glyphs = Buffer.from([0x0a, 0x08, 0x0a, 0x04, ...Buffer.from("Mono"), 0x12, 0x00]);

/** Style, TileJSON, vector and raster tiles, sprite and letters, as the national map publishes them. */
export async function startTileServer(): Promise<TileServer> {
  const own = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = own.get(path) ?? standard(path, originOf(server));
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: originOf(server),
    asked,
    set: (path, answer) => void (answer ? own.set(path, answer) : own.delete(path)),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

export const send =
  (body: unknown, type = "application/json"): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": type }).end(Buffer.isBuffer(body) ? body : JSON.stringify(body));

function standard(path: string, origin: string): Answer | null {
  if (path === "/style.json") return send(style(origin));
  if (path === "/tiles/tiles.json") {
    const attribution = '<a href="https://maps.example/about" onclick="x()">&copy; Landes&shy;karte</a> | Extra';
    return send({ tilejson: "3.0.0", tiles: ["{z}/{x}/{y}.pbf"], minzoom: 0, maxzoom: 14, attribution });
  }
  if (/^\/tiles\/\d+\/\d+\/\d+\.pbf$/.test(path)) return send(vectorTile, "text/html");
  if (/^\/pictures\/\d+\/\d+\/\d+\.jpeg$/.test(path)) return send(png, "text/html");
  if (/^\/sprite(@2x)?\.json$/.test(path)) return send({ dot: { x: 0, y: 0, width: 1, height: 1, pixelRatio: 1 } });
  if (/^\/sprite(@2x)?\.png$/.test(path)) return send(png, "image/png");
  if (/^\/fonts\/Frutiger%20Bold\/0-255\.pbf$/.test(path)) return send(glyphs, "application/x-protobuf");
  return null;
}

export function style(origin: string) {
  return {
    version: 8,
    name: "test",
    center: [8, 47],
    zoom: 7,
    metadata: { note: "not handed on" },
    sprite: `${origin}/sprite`,
    glyphs: `${origin}/fonts/{fontstack}/{range}.pbf`,
    sources: {
      base: { type: "vector", url: `${origin}/tiles/tiles.json` },
      imagery: { type: "raster", tiles: [`${origin}/pictures/{z}/{x}/{y}.jpeg`], tileSize: 256, maxzoom: 19 },
      film: { type: "video", urls: [`${origin}/film.mp4`] },
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": "#eef" } },
      { id: "imagery", type: "raster", source: "imagery" },
      { id: "film", type: "raster", source: "film" },
      {
        id: "names",
        type: "symbol",
        source: "base",
        "source-layer": "names",
        layout: { "text-field": "x", "text-font": ["Frutiger Bold"] },
      },
    ],
  };
}
