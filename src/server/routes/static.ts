import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { LRUCache } from "lru-cache";
import { encodeAll, type Encoded } from "../http/encoding.ts";
import { env } from "../env.ts";
import { nullIfMissing } from "../files/files.ts";
import { filesBelow } from "../files/files-below.ts";
import { dropPageHeaders } from "../http/headers.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { remembered } from "../remembered.ts";
import { send } from "../http/send.ts";
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
/** What a browser may show by itself, and run scripts in. */
const documents = new Set([".svg"]);
const alreadySmall = new Set([".woff2", ".png", ".webp"]);

interface StaticFile {
  contentType: string;
  body: Encoded | Buffer;
}
const files = new LRUCache<string, StaticFile>({ maxSize: 48_000_000, sizeCalculation: sizeOf });
const reading = new Map<string, Promise<StaticFile>>();
const names = remembered(builtNames);

/**
 * `/_next/static/…` of the build, from memory and compressed once, however it is spelled and however many ask. Names
 * hold a hash, so they never change.
 */
export async function answerStatic(exchange: SiteRequest): Promise<void> {
  const name = decodeURIComponent(exchange.pathname).slice("/_next/".length);
  const file = files.get(name) ?? (await find(name));
  if (!file) return sendPlain(exchange.response, 404);
  const headers = { "content-type": file.contentType, "cache-control": "public, max-age=31536000, immutable" };
  if (!documents.has(extname(name))) dropPageHeaders(exchange.response);
  send(exchange, { headers, body: file.body });
}

/** Only what the build has made is looked for on the disk. */
async function find(name: string): Promise<StaticFile | null> {
  const contentType = contentTypes[extname(name)];
  if (!contentType || !(await names()).has(name)) return null;
  const running = reading.get(name) ?? read(name, contentType).finally(() => reading.delete(name));
  reading.set(name, running);
  return running;
}

async function read(name: string, contentType: string): Promise<StaticFile> {
  const bytes = await readFile(join(resolve(env.VITRINE_DIST), name));
  const file: StaticFile = { contentType, body: alreadySmall.has(extname(name)) ? bytes : await encodeAll(bytes) };
  files.set(name, file);
  return file;
}

/** `static/…` of every file of the build, with slashes. */
async function builtNames(): Promise<ReadonlySet<string>> {
  const paths = await filesBelow(join(resolve(env.VITRINE_DIST), "static")).catch(nullIfMissing);
  return new Set(paths?.map((path) => `static/${path}`));
}

function sizeOf({ body }: StaticFile): number {
  return Buffer.isBuffer(body) ? body.length + 500 : body.br.length + body.gzip.length + body.identity.length + 500;
}
