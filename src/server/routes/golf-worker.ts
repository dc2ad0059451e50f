import { createHash } from "node:crypto";
import { build } from "esbuild";
import { matchesEtag } from "../page-cache.ts";
import type { SiteRequest } from "./request.ts";

interface Script {
  body: Buffer;
  etag: string;
}

let script: Promise<Script> | null = null;

/** `/golf-sw.js`: the service worker that opens the game's screens without a network. */
export async function answerGolfWorker({ request, response, next }: SiteRequest): Promise<void> {
  if (next.isDevelopment) script = null;
  script ??= bundle();
  const { body, etag } = await script.catch((error: unknown) => {
    script = null;
    throw error;
  });
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache", // a new version is found at the next visit
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    etag,
  };
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Some milliseconds, once a process: the worker is a handful of files that no page contains. */
async function bundle(): Promise<Script> {
  const { outputFiles } = await build({
    entryPoints: ["src/features/golf/worker/golf-sw.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  const body = Buffer.from(outputFiles[0]?.contents ?? []);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}
