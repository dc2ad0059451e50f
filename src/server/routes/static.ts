import { extname, resolve } from "node:path";
import { env } from "../env.ts";
import { BuiltFiles } from "../files/built-files.ts";
import { dropPageHeaders } from "../http/headers.ts";
import { sendPlain } from "../http/plain-pages.ts";
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
let opened: BuiltFiles | null = null;
const built = () => (opened ??= new BuiltFiles(resolve(env.VITRINE_DIST)));

/** Holds the files that pages of this build ask for, before a page is kept. */
export const holdBuilt = (): Promise<void> => built().hold();

/**
 * `/_next/static/…` of the build, from memory and compressed once, however it is spelled and however many ask. Names
 * hold a hash, so they never change.
 */
export async function answerStatic(exchange: SiteRequest): Promise<void> {
  const name = decodeURIComponent(exchange.pathname).slice("/_next/".length);
  const contentType = contentTypes[extname(name)];
  const body = contentType ? await built().find(name) : null;
  if (!contentType || !body) return sendPlain(exchange.response, 404);
  const headers = { "content-type": contentType, "cache-control": "public, max-age=31536000, immutable" };
  if (!documents.has(extname(name))) dropPageHeaders(exchange.response);
  send(exchange, { headers, body });
}
