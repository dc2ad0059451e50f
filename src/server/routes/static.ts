import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { LRUCache } from "lru-cache";
import { encodeAll, encodingFor, type Encoded } from "../encoding.ts";
import { env } from "../env.ts";
import { sendPlain } from "../plain-pages.ts";
import type { SiteRequest } from "./request.ts";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".wasm": "application/wasm",
};
const names = /^\/_next\/static\/(?:[\w~@()[\]%.-]+\/)*[\w~@()[\]%.-]+$/;
const alreadySmall = new Set([".woff2", ".png", ".webp"]);

interface StaticFile {
  contentType: string;
  body: Encoded | Buffer;
}
const files = new LRUCache<string, StaticFile>({ maxSize: 48_000_000, sizeCalculation: sizeOf });

/** `/_next/static/…` of the build, from memory and compressed once. Names hold a hash, so they never change. */
export async function answerStatic({ request, response, pathname }: SiteRequest): Promise<void> {
  const file = files.get(pathname) ?? (await read(pathname));
  if (!file) return sendPlain(response, 404);
  const encoding = Buffer.isBuffer(file.body) ? "identity" : encodingFor(request.headers["accept-encoding"]);
  const body = Buffer.isBuffer(file.body) ? file.body : file.body[encoding];
  response.writeHead(200, {
    "content-type": file.contentType,
    "content-length": body.length,
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

async function read(pathname: string): Promise<StaticFile | null> {
  const name = names.test(pathname) ? safeDecode(pathname) : null;
  if (!name || name.includes("..")) return null;
  const contentType = contentTypes[extname(name)];
  const path = join(resolve(env.VITRINE_DIST), name.replace("/_next/", ""));
  const bytes = contentType ? await readFile(path).catch(() => null) : null;
  if (!bytes || !contentType) return null;
  const file: StaticFile = { contentType, body: alreadySmall.has(extname(name)) ? bytes : await encodeAll(bytes) };
  files.set(pathname, file);
  return file;
}

function safeDecode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function sizeOf({ body }: StaticFile): number {
  return Buffer.isBuffer(body) ? body.length + 500 : body.br.length + body.gzip.length + body.identity.length + 500;
}
