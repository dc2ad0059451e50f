import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { uploadThingPath } from "~/server/http/body-limit.ts";
import { ingestUrl, isServiceUsed, uploadToken } from "./keys.ts";
import { openUpload } from "./parts.ts";
import { uploaderSchema, uploadOutcomeSchema, type Uploader, type UploadFile, type UploadOutcome } from "./schema.ts";
import { signatureOf } from "./signed-address.ts";

type Handler = (request: Request) => Promise<Response>;

/** By origin, for the addresses that are handed out begin with it. */
const handlers = new LRUCache<string, Promise<Handler>>({ max: 50 });
const outcomes = new Map<string, unknown>();
/** By the medium's id: the router does not tell, and would hand out an address that leads nowhere. */
const notOpened = new Map<string, unknown>();

/**
 * UploadThing's own server part, which gives addresses to send files to, and takes what has arrived there. It is read
 * once it is needed. Without the service its calls to the ingest are answered by `ownIngest`.
 */
export function uploadHandler(origin: string): Promise<Handler> {
  const known = handlers.get(origin) ?? makeHandler(origin);
  handlers.set(origin, known);
  return known;
}

async function makeHandler(origin: string): Promise<Handler> {
  const [{ createRouteHandler }, { uploadRouter }] = await Promise.all([
    import("uploadthing/server"),
    import("./file-router.ts"),
  ]);
  const url = ingestUrl(origin);
  return createRouteHandler({
    router: uploadRouter,
    config: {
      token: uploadToken().text,
      isDev: false,
      logLevel: "Fatal",
      callbackUrl: origin + uploadThingPath,
      fetch: isServiceUsed() ? fetch : ownIngest,
      ...(url ? { ingestUrl: url } : {}),
    },
  });
}

/** Asks for an address for one file, as the editor's request did. Throws why no upload could be opened here. */
export async function presign(origin: string, uploader: Uploader, file: UploadFile): Promise<Response> {
  const handle = await uploadHandler(origin);
  const { setUploader } = await import("./file-router.ts");
  const request = new Request(`${origin}${uploadThingPath}?actionType=upload&slug=${uploader.slug}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ files: [file], input: null }),
  });
  setUploader(request, uploader);
  const answer = await handle(request);
  const cause = notOpened.get(uploader.mediumId);
  if (!notOpened.delete(uploader.mediumId)) return answer;
  if (cause instanceof DomainError) throw cause;
  throw new Error("No upload could be opened", { cause });
}

interface Arrived {
  key: string;
  uploader: Uploader;
  file: UploadFile;
  bytes: Buffer;
}

/**
 * Tells the router of a file that has arrived here, as the service tells it: by a signed call. Answers with what the
 * sender gets to know. Throws what went wrong of ours.
 */
export async function announce(origin: string, { key, uploader, file, bytes }: Arrived): Promise<ArrivedAnswer> {
  const handle = await uploadHandler(origin);
  const { failureOf } = await import("./file-router.ts");
  const url = `${origin}/media/${uploader.mediumId}`;
  const fileHash = createHash("md5").update(bytes).digest("hex");
  const known = { ...file, key, customId: null, url, appUrl: url, ufsUrl: url, fileHash };
  const body = JSON.stringify({ status: "uploaded", file: known, origin: ingestUrl(origin), metadata: uploader });
  const answer = await handle(
    new Request(`${origin}${uploadThingPath}?slug=${uploader.slug}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "uploadthing-hook": "callback",
        "x-uploadthing-signature": signatureOf(body, uploadToken().apiKey),
      },
      body,
    }),
  );
  const failure = failureOf(key);
  if (failure) throw failure;
  const serverData = uploadOutcomeSchema.parse(outcomes.get(key));
  outcomes.delete(key);
  if (!answer.ok) throw new Error(`the file router answered with ${answer.status}`);
  return { url, appUrl: url, ufsUrl: url, fileHash, serverData };
}

interface ArrivedAnswer {
  url: string;
  appUrl: string;
  ufsUrl: string;
  fileHash: string;
  serverData: UploadOutcome;
}

const announcedSchema = z.object({ fileKeys: z.array(z.string()).length(1), metadata: uploaderSchema });
const resultSchema = z.object({ fileKey: z.string(), callbackData: z.unknown() });

/** Answers what the router asks of an ingest, within this process: who uploads what, and what became of it. */
async function ownIngest(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const body: unknown = await request.json();
  if (request.url.endsWith("/route-metadata")) {
    const { fileKeys, metadata } = announcedSchema.parse(body);
    await openUpload(fileKeys[0] ?? "", metadata).catch((error: unknown) => notOpened.set(metadata.mediumId, error));
  } else {
    const { fileKey, callbackData } = resultSchema.parse(body);
    outcomes.set(fileKey, callbackData);
  }
  return Response.json({ ok: true });
}
