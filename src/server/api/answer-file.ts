import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { findFormFile } from "~/features/forms/files/find-file.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ApiRequest } from "./api-request.ts";
import { editorOf } from "./context.ts";
import { sendError, sendFailure } from "./errors.ts";
import { answerFileRoute } from "./own-routes.ts";
import { isAskedForHere } from "./same-origin.ts";

const isAsked = (method: string | undefined, path: string): boolean =>
  method === answerFileRoute.method && path === `/api/v1${answerFileRoute.path}`;

/**
 * `GET /api/v1/inbox/answer-file?fileId=`: a file that came with an answer, for editors of its site. A stranger made it:
 * browsers save it under its name, and show it in no page, whatever it is.
 */
async function handle(call: ApiRequest): Promise<void> {
  const { req, res, log } = call;
  if (!isAskedForHere(req)) return sendError(res, "FORBIDDEN", "Not asked for by a page of this host");
  try {
    const { db, siteId } = await editorOf(call);
    const asked = new URLSearchParams((req.url ?? "").split("?")[1] ?? "");
    const fileId = z.uuid().safeParse(asked.get("fileId")).data;
    const found = fileId ? await findFormFile(db, siteId, fileId) : null;
    if (!found) throw new DomainError("not-found", "no such file");
    const { file, name } = found;
    res.writeHead(200, {
      "content-type": "application/octet-stream",
      "content-length": file.size,
      "content-disposition": `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    await pipeline(file.open({ start: 0, end: file.size - 1 }), res);
  } catch (cause) {
    if (!res.headersSent) return sendFailure({ req, res, log }, cause, answerFileRoute.procedure);
    res.destroy(); // who has gone is no fault
  }
}

export const answerFile = { isAsked, handle };

/** The name for readers of RFC 6266 that know no other letters. */
const asciiOf = (name: string) => name.replaceAll(/[^\w. ()-]/g, "_");
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
