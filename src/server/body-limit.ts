import type { IncomingMessage } from "node:http";

/** Most bytes of a request's body, whoever reads it. */
export const maxBodyBytes = 1_000_000;

/** Here pictures come in, one a request: the only bodies that are not JSON. */
export const uploadPath = "/api/v1/media/file";
/** Most bytes of one uploaded picture. */
export const maxUploadBytes = 15 * 1024 * 1024;

/** Whether this is a picture on its way in. */
export function isUpload({ method, url }: Pick<IncomingMessage, "method" | "url">): boolean {
  return method === "POST" && (url ?? "").split("?", 1)[0] === uploadPath;
}

/**
 * Refuses a body that is larger than 1 MB (an upload: 15 MB) before a byte of it is read. Bodies must name their length,
 * which every browser does; the parser then never reads more than that.
 */
export function checkBody(request: IncomingMessage): 411 | 413 | null {
  if (request.headers["transfer-encoding"] !== undefined) return 411;
  const length = Number(request.headers["content-length"] ?? 0);
  return length > (isUpload(request) ? maxUploadBytes : maxBodyBytes) ? 413 : null;
}
