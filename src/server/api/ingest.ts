import type { FileHandle } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { TRPCError } from "@trpc/server";
import { announce } from "~/features/media/upload/handler.ts";
import { ingestUrl, isServiceUsed, uploadToken } from "~/features/media/upload/keys.ts";
import { OnePartForm } from "~/features/media/upload/one-part-form.ts";
import {
  bytesHere,
  closeUpload,
  dropUpload,
  findUpload,
  openPart,
  readPart,
  type UploadKey,
} from "~/features/media/upload/parts.ts";
import { receivePart } from "~/features/media/upload/receive-part.ts";
import type { Uploader, UploadFile } from "~/features/media/upload/schema.ts";
import { readSignedAddress } from "~/features/media/upload/signed-address.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Actor } from "~/server/context.ts";
import { ingestPath } from "~/server/http/body-limit.ts";
import type { ApiRequest } from "./api-request.ts";
import { editorOf } from "./context.ts";
import { sendError, sendFailure, sendJson } from "./errors.ts";
import { isSameOrigin } from "./same-origin.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { watchSession } from "./session-watch.ts";
import { originOf } from "./uploadthing.ts";

const ingestProcedure = "media.ingest";

/** How many bodies may arrive at the same moment, from one person and from all together. */
const turns = oneAtATime({ mostOfOne: 8, most: 60 });

/**
 * `HEAD` and `PUT /api/uploadthing/ingest/<key>?…`: how many bytes of an upload are here, and the rest of them, as a form of one
 * file, from its first byte that is missing. The address is signed, for the person who asked for it on the site where they
 * did: good for an hour, and beyond for as long as something of the upload is here. That stays when the sender is cut off,
 * or this process. Bytes end with the session, and where its rights change.
 */
export async function handleIngest(call: ApiRequest): Promise<void> {
  const { req, res, log } = call;
  if (isServiceUsed()) return sendError(res, "NOT_FOUND", "Not found");
  if (req.method !== "HEAD" && req.method !== "PUT") {
    res.setHeader("allow", "HEAD, PUT");
    return sendError(res, "METHOD_NOT_SUPPORTED", "Method not allowed");
  }
  // A browser does not say where a HEAD comes from outside of https; its address is a secret as good as any.
  if (req.method === "PUT" && !isSameOrigin(req)) return sendError(res, "FORBIDDEN", "Not sent by a page of this host");
  try {
    const asked = await readAddress(call);
    const { userId, key, file, actor } = asked;
    const end = () => void req.socket.destroy();
    // Whoever asks again has given the former connection up, which may look open from here for a while.
    await turns.take({ of: userId, name: `${userId} ${key}`, end }, async () => {
      const upload = await findUpload(asked);
      if (upload?.siteId !== asked.siteId) throw new DomainError("not-found", "no such upload");
      const here = upload.isDone ? file.size : await bytesHere(asked);
      if (asked.isOld && here === 0) throw new DomainError("forbidden", "the address is too old");
      if (req.method === "HEAD") return void res.writeHead(200, { "x-ut-range-start": here }).end();
      const stop = watchSession({ cookie: req.headers.cookie, site: call.site, actor }, end);
      const answer = await take(req, { ...asked, ...upload }).finally(stop);
      sendJson(res, 200, answer);
    });
  } catch (cause) {
    sendFailure({ req, res, log }, cause, ingestProcedure);
    req.resume(); // a browser reads the answer once it has sent everything
  }
}

interface Asked extends UploadKey {
  siteId: string;
  actor: Actor;
  origin: string;
  file: UploadFile;
  /** Whether its hour is over. */
  isOld: boolean;
}

/** What a signed address says, and who asks: an editor of this very site. */
async function readAddress(call: ApiRequest): Promise<Asked> {
  const { req } = call;
  const origin = originOf(req);
  const path = (req.url ?? "").slice(ingestPath.length);
  const { apiKey, appId } = uploadToken();
  const signed = readSignedAddress(`${ingestUrl(origin) ?? ""}${path}`, { apiKey, appId, now: Date.now() });
  if (!signed) throw new DomainError("forbidden", "the address is not signed");
  const { actor, siteId } = await editorOf(call);
  return { userId: actor.userId, key: path.slice(1).split("?", 1)[0] ?? "", siteId, actor, origin, ...signed };
}

interface KnownUpload extends Asked, Uploader {
  siteId: string;
  userId: string;
  isDone: boolean;
}

async function take(req: IncomingMessage, upload: KnownUpload) {
  const { origin, key, file, isDone, siteId, userId, mediumId, slug, bucketFolder } = upload;
  const uploader = { siteId, userId, mediumId, slug, bucketFolder };
  if (isDone) req.resume();
  else await receive(req, upload);
  const bytes = isDone ? Buffer.alloc(0) : await readPart(upload);
  const answer = await announce(origin, { key, uploader, file, bytes });
  if ("refusal" in answer.serverData) await dropUpload(upload);
  else if (!isDone) await closeUpload(upload);
  return answer;
}

async function receive(req: IncomingMessage, upload: KnownUpload): Promise<void> {
  const { file, slug } = upload;
  const start = Number(/^bytes=(\d{1,12})-$/.exec(req.headers.range ?? "bytes=0-")?.[1] ?? NaN);
  if (!(start <= (await bytesHere(upload)))) throw new DomainError("stale", "bytes before these are missing");
  const form = new OnePartForm({
    contentType: req.headers["content-type"],
    length: Number(req.headers["content-length"]),
    fileLength: file.size - start,
  });
  let part: FileHandle | undefined;
  const write = async (bytes: Buffer, at: number) => {
    const file = (part ??= await openPart(upload, start));
    // A disk that is nearly full takes the first of them, and says so with the next ones.
    for (let done = 0; done < bytes.length;) {
      done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
    }
  };
  try {
    await receivePart(req.iterator({ destroyOnReturn: false }), { form, write, start, size: file.size, slug });
  } catch (error) {
    if (error instanceof DomainError && error.details?.refusal) await dropUpload(upload);
    const isCutOff = req.destroyed && !req.complete;
    if (error instanceof DomainError || !isCutOff) throw error; // otherwise a fault of ours, a full disk for one
    throw new TRPCError({ code: "BAD_REQUEST", message: "Body was cut off", cause: error });
  } finally {
    try {
      await part?.sync();
    } finally {
      await part?.close();
    }
  }
}
