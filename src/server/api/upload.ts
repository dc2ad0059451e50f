import { TRPCError } from "@trpc/server";
import { imageExtensionOf } from "~/features/media/domain/file-name.ts";
import { importImage } from "~/features/media/import-image.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import { bucketFolderSchema } from "~/features/media/library-schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import { readBytes } from "./body.ts";
import { editorOf } from "./context.ts";
import { sendError, sendFailure, sendJson } from "./errors.ts";
import type { ApiRequest } from "./api-request.ts";
import { isSameOrigin } from "./same-origin.ts";
import { uploads } from "./upload-limits.ts";
import { uploadRoute } from "./own-routes.ts";

/** So many are held in memory at the same moment. */
const mostAtOnce = 6;
let underWay = 0;

/**
 * `POST /api/v1/media/file?filename=…`, the picture itself as `application/octet-stream`: takes it into the site's
 * library, with `bucketFolder` into that folder of it, and answers with what a page needs to draw it. For the site's editors, from a page of this host; that type is
 * one which no form can send. Who asks is known, and the name checked, before the picture is read.
 */
export async function handleUpload(call: ApiRequest): Promise<void> {
  const { req, res, log } = call;
  if (!/^application\/octet-stream$/i.test(req.headers["content-type"] ?? "")) {
    return sendError(res, "UNSUPPORTED_MEDIA_TYPE", "Send application/octet-stream");
  }
  if (!isSameOrigin(req)) return sendError(res, "FORBIDDEN", "Not sent by a page of this host");
  try {
    const editor = await editorOf(call);
    uploads.count(editor.actor.userId);
    const query = new URL(req.url ?? "", "http://host").searchParams;
    const filename = query.get("filename") ?? "";
    imageExtensionOf(filename);
    const bucketFolder = folderIn(query);
    const bytes = await held(() => readBytes(req, maxUploadBytes));
    sendJson(res, 200, mediaRef(await importImage(editor, { bytes, filename, bucketFolder })));
  } catch (cause) {
    sendFailure({ req, res, log }, cause, uploadRoute.procedure);
  }
}

/** The folder that an address names for what is uploaded there; none of its own where it names none. */
export function folderIn(query: URLSearchParams): string {
  const folder = bucketFolderSchema.safeParse(query.get("bucketFolder") ?? "");
  if (!folder.success) throw new TRPCError({ code: "BAD_REQUEST", cause: folder.error });
  return folder.data;
}

async function held(read: () => Promise<Buffer>): Promise<Buffer> {
  if (underWay >= mostAtOnce) throw new DomainError("too-many", "too many uploads at once", { retryAfterMs: 2_000 });
  underWay += 1;
  return read().finally(() => (underWay -= 1));
}
