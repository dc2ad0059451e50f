import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { matchesEtag } from "./send.ts";

const year = "public, max-age=31536000, immutable";

/**
 * Sends a file that never changes under its name: cached for a year, with byte ranges for players. False when there
 * is no such file. The caller made the path of checked parts.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: { path: string; contentType: string },
): Promise<boolean> {
  const found = await stat(file.path).catch(() => null);
  if (!found?.isFile()) return false;
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  const headers = { "content-type": file.contentType, "cache-control": year, "accept-ranges": "bytes", etag };
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  const ifRange = request.headers["if-range"];
  const wanted = ifRange && ifRange !== etag ? undefined : request.headers.range;
  const range = rangeOf(wanted, found.size);
  if (range === "unsatisfiable") {
    response.writeHead(416, { "content-range": `bytes */${found.size}` }).end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    "content-length": end - start + 1,
    ...(range ? { "content-range": `bytes ${start}-${end}/${found.size}` } : {}),
  });
  if (request.method === "HEAD" || found.size === 0) response.end();
  else await pipeline(createReadStream(file.path, { start, end }), response).catch(() => response.destroy());
  return true;
}

/** The one range that a `Range` header asks for; several at once are answered with the whole file. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const [, first = "", last = ""] = match;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end || (first === "" && Number(last) === 0) ? "unsatisfiable" : { start, end };
}
