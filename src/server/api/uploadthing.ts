import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { TRPCError } from "@trpc/server";
import { documentExtensionOf, imageExtensionOf } from "~/features/media/domain/file-name.ts";
import { refusePicture } from "~/features/media/domain/refuse.ts";
import { presign, uploadHandler } from "~/features/media/upload/handler.ts";
import { isServiceUsed } from "~/features/media/upload/keys.ts";
import { uploadCallSchema, uploadSlugSchema } from "~/features/media/upload/schema.ts";
import { maxUploadBytes, uploadThingPath } from "~/server/http/body-limit.ts";
import { env } from "~/server/env.ts";
import { requestOrigin } from "~/server/http/host.ts";
import type { ApiRequest } from "./api-request.ts";
import { readBytes, readJsonBody } from "./body.ts";
import { editorOf } from "./context.ts";
import { sendError, sendFailure } from "./errors.ts";
import { folderIn } from "./upload.ts";
import { uploads } from "./upload-limits.ts";

export const presignProcedure = "media.presign";
/** Most bytes of what the service tells of a file. */
const maxCallbackBytes = 64_000;

/** The page's origin, which the addresses that are handed out begin with. */
export const originOf = (req: IncomingMessage): string => requestOrigin(req, env.TRUST_PROXY > 0);

/**
 * `POST /api/uploadthing?actionType=upload&slug=picture` or `document`: an address to send one such file to, for the
 * site's editors; with `bucketFolder`, into that folder of the library. Its name and size are looked at first. One file a call: each is refused, stopped and tried again by itself.
 */
export async function handlePresign(call: ApiRequest): Promise<void> {
  const { req, res, log } = call;
  const query = new URL(req.url ?? "", "http://host").searchParams;
  const slug = uploadSlugSchema.safeParse(query.get("slug")).data;
  if (req.method !== "POST" || query.get("actionType") !== "upload" || !slug)
    return sendError(res, "NOT_FOUND", "No such route for files");
  try {
    const { actor, siteId } = await editorOf(call);
    const asked = uploadCallSchema.safeParse(await readJsonBody(req));
    if (!asked.success) throw new TRPCError({ code: "BAD_REQUEST", cause: asked.error });
    const [file] = asked.data.files;
    if (slug === "document") documentExtensionOf(file.name);
    else imageExtensionOf(file.name);
    if (file.size > maxUploadBytes) return refusePicture("file-size");
    if (file.size === 0) return refusePicture("file-empty");
    uploads.count(actor.userId);
    const bucketFolder = folderIn(query);
    const uploader = { siteId, userId: actor.userId, mediumId: randomUUID(), slug, bucketFolder };
    await pass(res, await presign(originOf(req), uploader, file));
  } catch (cause) {
    sendFailure({ req, res, log }, cause, presignProcedure);
  }
}

/** Whether this is a call of UploadThing's service, not of a page. */
export function isFromService(req: IncomingMessage): boolean {
  return req.method === "POST" && req.headers["uploadthing-hook"] !== undefined;
}

/**
 * `POST /api/uploadthing?slug=…` with the header `uploadthing-hook`: the service tells of a file that arrived there.
 * The file router believes what is signed with the app's key, and says to which site it goes. Without the service there
 * is no such door.
 */
export async function handleCallback({ req, res, log }: ApiRequest): Promise<void> {
  const [hook, signature] = [req.headers["uploadthing-hook"], req.headers["x-uploadthing-signature"]];
  const isHook = hook === "callback" || hook === "error";
  const slug = uploadSlugSchema.safeParse(new URL(req.url ?? "", "http://host").searchParams.get("slug")).data;
  if (!isServiceUsed() || !isHook || !slug || typeof signature !== "string")
    return sendError(res, "FORBIDDEN", "Not a call of the service");
  try {
    const origin = originOf(req);
    const body = await readBytes(req, maxCallbackBytes);
    const handle = await uploadHandler(origin);
    const headers = {
      "content-type": "application/json",
      "uploadthing-hook": hook,
      "x-uploadthing-signature": signature,
    };
    const address = `${origin}${uploadThingPath}?slug=${slug}`;
    await pass(res, await handle(new Request(address, { method: "POST", headers, body: new Uint8Array(body) })));
  } catch (cause) {
    sendFailure({ req, res, log }, cause, presignProcedure);
  }
}

async function pass(res: ServerResponse, answer: Response): Promise<void> {
  res.writeHead(answer.status, { "content-type": "application/json; charset=utf-8" });
  res.end(await answer.text());
}
