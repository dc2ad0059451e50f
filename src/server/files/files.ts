import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { matchesEtag } from "../http/send.ts";

/** A file that can be sent, wherever it lies. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** Another one for other bytes under the same name. */
  version: string;
  /** The bytes from `start` to `end`, both included. */
  open(range: { start: number; end: number }): Readable;
}

/** The file at a path of checked parts, or null when there is none. Throws what keeps it from being read. */
export async function fileAt(path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(nullIfMissing);
  if (!found?.isFile()) return null;
  const version = `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`;
  return { size: found.size, version, open: (range) => createReadStream(path, range) };
}

/** For a look that failed: null where nothing is there. Anything else is thrown, for a disk that fails has lost no file. */
export function nullIfMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR") return null;
  throw error;
}

/** Kept for a year: what never changes under its name. */
export const forYears = "public, max-age=31536000, immutable";

interface Sending {
  file: StoredFile;
  contentType: string;
  cacheControl: string;
}

/** Sends a file, with byte ranges for players. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, contentType, cacheControl }: Sending,
): Promise<void> {
  const { size } = file;
  const etag = `"${file.version}"`;
  const headers = { "content-type": contentType, "cache-control": cacheControl, "accept-ranges": "bytes", etag };
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const ifRange = request.headers["if-range"];
  const wanted = ifRange && ifRange !== etag ? undefined : request.headers.range;
  const range = rangeOf(wanted, size);
  if (range === "unsatisfiable") {
    response.writeHead(416, { "content-range": `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    "content-length": end - start + 1,
    ...(range ? { "content-range": `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === "HEAD" || size === 0) response.end();
  else await pipeline(file.open({ start, end }), response).catch(() => response.destroy());
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
