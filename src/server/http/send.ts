import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { encodingFor, type Encoded } from "./encoding.ts";

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What a route has to say. */
export interface Answer {
  status?: number;
  headers: OutgoingHttpHeaders;
  /** Bytes as they are, or a body in every encoding, of which the caller gets the best. */
  body: Buffer | string | Encoded;
  /** With it, whoever has the body already is told so (304). */
  etag?: string;
}

/**
 * The one ending of a request whose body is in memory: 304 to whoever has it already, the encoding that the caller
 * takes, the length, and no body for HEAD.
 */
export function send({ request, response }: Exchange, { status = 200, headers, body, etag }: Answer): void {
  if (etag !== undefined && status === 200 && matchesEtag(request.headers["if-none-match"], etag)) {
    const { "content-length": _length, "content-encoding": _encoding, ...kept } = headers;
    response.writeHead(304, { ...varyOf(body), ...kept, etag }).end();
    return;
  }
  const encoding = isEncoded(body) ? encodingFor(request.headers["accept-encoding"]) : null;
  const bytes = isEncoded(body) ? body[encoding ?? "identity"] : body;
  response.writeHead(status, {
    ...varyOf(body),
    ...headers,
    "content-length": Buffer.byteLength(bytes),
    ...(encoding === null || encoding === "identity" ? undefined : { "content-encoding": encoding }),
    ...(etag === undefined ? undefined : { etag }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === "*" || header.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag);
}

/** What the answer depends on beside its address, unless its route says more. */
function varyOf(body: Answer["body"]): OutgoingHttpHeaders | undefined {
  return isEncoded(body) ? { vary: "accept-encoding" } : undefined;
}

function isEncoded(body: Answer["body"]): body is Encoded {
  return typeof body !== "string" && !Buffer.isBuffer(body);
}
