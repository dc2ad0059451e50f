import { statfs } from "node:fs/promises";
import { ERRORS, MemoryLocker, Server } from "@tus/server";
import { mostFilmBytes } from "~/features/media/video/uploads.ts";
import { isSiteEditor } from "~/lib/site-editor.ts";
import { getActor } from "../auth.ts";
import type { Actor } from "../context.ts";
import { isDiskFull } from "../database/disk-full.ts";
import { insufficientStorage, sendError } from "../api/errors.ts";
import { isSameOrigin } from "../api/same-origin.ts";
import { logger } from "../logger.ts";
import { processWide } from "../process-wide.ts";
import { findUpload, uploadAddress, uploadFolder, uploadStore, type UploadKind } from "../files/tus-uploads.ts";
import type { SiteRequest } from "./request.ts";

const server = () =>
  processWide(
    "tus",
    () =>
      new Server({
        path: uploadAddress,
        datastore: uploadStore(),
        relativeLocation: true,
        allowedOrigins: [],
        // Counts for an upload of unknown size, which a film's alone may be; any other takes what it was opened for.
        maxSize: mostFilmBytes(),
        locker: new MemoryLocker(),
        onResponseError: (_, error) => ofFullDisk(error),
        // By itself it takes what stands after the last slash of the whole address, which may be in its query.
        getFileIdFromRequest: ({ url }) => idIn(new URL(url, "http://host").pathname),
      }),
  );
const methods = ["HEAD", "PATCH", "DELETE"];
const idIn = (pathname: string) => pathname.slice(uploadAddress.length + 1);

/** Less is no room: the piece that did not fit has left it. */
const leastRoomBytes = 1_000_000;

/** The answer to a piece that could not be written because the disk is full; the store does not always tell why. */
async function ofFullDisk(error: unknown): Promise<{ status_code: number; body: string } | undefined> {
  const isFull = isDiskFull(error) || (error === ERRORS.FILE_WRITE_ERROR && (await roomBytes()) < leastRoomBytes);
  if (!isFull) return undefined;
  logger.error("an upload was cut off: the disk is full");
  return { status_code: insufficientStorage, body: "The disk is full\n" };
}

async function roomBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(uploadFolder());
  return bavail * bsize;
}

/** Who may send what, as long as it is on its way. */
const maySend: Record<UploadKind, (actor: Actor) => boolean> = {
  film: isSiteEditor,
  site: ({ isAdmin }) => isAdmin,
};

/**
 * `/api/tus/<id>`: takes a file's bytes piece by piece (tus 1.0), from a page of this host and from the very person who opened
 * the upload. Uploads are opened by `media/directUpload` and `transfer/openImport` alone; nothing is read back from here.
 */
export async function answerTus({ request, response, site, pathname }: SiteRequest): Promise<void> {
  response.setHeader("cache-control", "private, no-store");
  if (!methods.includes(request.method ?? "")) {
    response.setHeader("allow", methods.join(", "));
    return sendError(response, "METHOD_NOT_SUPPORTED", "Method not allowed");
  }
  // A browser does not say where a HEAD comes from outside of https.
  if (request.method !== "HEAD" && !isSameOrigin(request))
    return sendError(response, "FORBIDDEN", "Not sent by a page of this host");
  const actor = await getActor(request.headers.cookie, site);
  if (!actor) return sendError(response, "UNAUTHORIZED", "Sign in");
  if (!isSiteEditor(actor)) return sendError(response, "FORBIDDEN", "Not an editor of the site");
  const upload = await findUpload({ siteId: site.id, userId: actor.userId }, idIn(pathname));
  if (!upload) return sendError(response, "NOT_FOUND", "There is no such upload");
  if (!maySend[upload.kind](actor)) return sendError(response, "FORBIDDEN", "Not yours to send any more");
  await server().handle(request, response);
}
