import type { IncomingMessage } from "node:http";

/** Most bytes of a request's body, whoever reads it. */
export const maxBodyBytes = 1_000_000;

/** Here programs bring pictures in, one a request, as bytes. */
export const uploadPath = "/api/v1/media/file";
/** Most bytes of one uploaded picture. */
export const maxUploadBytes = 15 * 1024 * 1024;

/** Here the editor asks for the address of an upload, and below it are the addresses that bytes come in at. */
export const uploadThingPath = "/api/uploadthing";
export const ingestPath = `${uploadThingPath}/ingest`;
/** Most bytes that a form of one file has around it. */
export const maxFormBytes = 8_000;

/**
 * Most bytes of a form with files that somebody sends to a page. Its own limits are far below (`features/forms`): what
 * lies between is read and forgotten, so that the form can say what is too large.
 */
const maxFilesBytes = 64_000_000;

type Announced = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Whether this is a form with files, for a page. */
export function isFormWithFiles({ method, url = "", headers }: Announced): boolean {
  return (
    method === "POST" &&
    /^multipart\/form-data\s*(;|$)/i.test(headers["content-type"] ?? "") &&
    !/^\/(api\/|_)/.test(url)
  );
}

/** Whether this is a picture on its way in. */
export function isUpload({ method, url }: Pick<IncomingMessage, "method" | "url">): boolean {
  return method === "POST" && (url ?? "").split("?", 1)[0] === uploadPath;
}

/** Whether this is a part of a picture, in a form of one file. */
function isIngest({ method, url }: Pick<IncomingMessage, "method" | "url">): boolean {
  return method === "PUT" && (url ?? "").startsWith(`${ingestPath}/`);
}

function mostBytes(request: Announced): number {
  if (isFormWithFiles(request)) return maxFilesBytes;
  if (isIngest(request)) return maxUploadBytes + maxFormBytes;
  return isUpload(request) ? maxUploadBytes : maxBodyBytes;
}

/** Whether its body may be larger than what is written: pictures, documents and other files of people. */
export const mayBeLarge = (request: Announced): boolean => mostBytes(request) > maxBodyBytes;

/**
 * Refuses a body that is larger than 1 MB (an upload: 15 MB, a form with files: 64 MB) before a byte of it is read. Bodies
 * must name their length, which every browser does; the parser then never reads more than that.
 */
export function checkBody(request: IncomingMessage): 411 | 413 | null {
  if (request.headers["transfer-encoding"] !== undefined) return 411;
  const length = Number(request.headers["content-length"] ?? 0);
  return length > mostBytes(request) ? 413 : null;
}
