import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { MapProxy, type MapAnswer } from "~/features/map/service.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { clientIp } from "../http/client-ip.ts";
import { encodeAll, encodingFor } from "../http/encoding.ts";
import { env } from "../env.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { processWide } from "../process-wide.ts";
import { remembered } from "../remembered.ts";
import { send, type Exchange } from "../http/send.ts";
import type { SiteRequest } from "./request.ts";

const proxy = processWide(
  "map-proxy",
  () => new MapProxy({ light: env.MAP_STYLE_LIGHT_URL, dark: env.MAP_STYLE_DARK_URL }),
);
const address = /^\/map\/(light|dark)\/([^?#]{1,400})$/;

/** `/map/…`: style, tiles, sprites and letters of the map from its provider, and the library's worker from our own. */
export async function answerMap({ request, response, pathname }: SiteRequest): Promise<void> {
  response.setHeader("content-security-policy", "default-src 'none'; sandbox");
  if (pathname === "/map/worker.mjs") return answerWorker({ request, response });
  const [, theme, rest] = address.exec(pathname) ?? [];
  if (!rest || (theme !== "light" && theme !== "dark")) return sendPlain(response, 404);
  sendFromProvider({ request, response }, await proxy.answer(theme, rest, networkOf(clientIp(request))));
}

function sendFromProvider({ request, response }: Exchange, answer: MapAnswer): void {
  if (answer === "missing") return sendPlain(response, 404, { "cache-control": "public, max-age=3600" });
  if (answer === "away") return sendPlain(response, 503, { "retry-after": "30" });
  const canUnzip = encodingFor(request.headers["accept-encoding"]) !== "identity";
  const body = answer.isZipped && !canUnzip ? gunzipSync(answer.body) : answer.body;
  const headers = {
    "content-type": answer.contentType,
    "cache-control": `public, max-age=${answer.maxAge}`,
    ...(answer.isZipped ? { vary: "accept-encoding", ...(canUnzip ? { "content-encoding": "gzip" } : {}) } : {}),
  };
  send({ request, response }, { headers, body });
}

/** The map library's worker: a file of its package, which no bundler has to understand. */
const worker = remembered(async () => {
  const path = createRequire(import.meta.url).resolve("maplibre-gl/dist/maplibre-gl-worker.mjs");
  const script = await readFile(path, "utf8");
  return encodeAll(Buffer.from(script.replace(/\n\/\/# sourceMappingURL=.*$/m, "")));
});

async function answerWorker(exchange: Exchange): Promise<void> {
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    // The address names the version, so a newer library asks for another file.
    "cache-control": "public, max-age=31536000, immutable",
  };
  send(exchange, { headers, body: await worker() });
}
