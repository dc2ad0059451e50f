import type { IncomingMessage } from "node:http";

/** Most bytes of a request's body, whoever reads it. */
export const maxBodyBytes = 1_000_000;

/**
 * Refuses a body that is larger than 1 MB before a byte of it is read. Bodies must name their length, which every
 * browser does; the parser then never reads more than that.
 */
export function checkBody(request: IncomingMessage): 411 | 413 | null {
  if (request.headers["transfer-encoding"] !== undefined) return 411;
  const length = Number(request.headers["content-length"] ?? 0);
  return length > maxBodyBytes ? 413 : null;
}
