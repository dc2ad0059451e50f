import { createHash } from "node:crypto";
import { build } from "esbuild";
import { remembered } from "../remembered.ts";
import { send } from "../http/send.ts";
import type { SiteRequest } from "./request.ts";

interface Script {
  body: Buffer;
  etag: string;
}

const keptScript = remembered(bundle);

/** `/golf-sw.js`: the service worker that opens the game's screens without a network. */
export async function answerGolfWorker(exchange: SiteRequest): Promise<void> {
  const { body, etag } = await (exchange.next.isDevelopment ? bundle() : keptScript());
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache", // a new version is found at the next visit
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  };
  send(exchange, { headers, body, etag });
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
