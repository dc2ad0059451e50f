import type { IncomingMessage } from "node:http";
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http";
import { ingestPath, isUpload, maxBodyBytes, uploadThingPath } from "~/server/http/body-limit.ts";
import { answerFile } from "./answer-file.ts";
import type { ApiRequest } from "./api-request.ts";
import { createContext } from "./context.ts";
import { retryHeader, sendError } from "./errors.ts";
import { siteExport } from "./export.ts";
import { handleRest } from "./rest.ts";
import { isSubscription } from "./rest-routes.ts";
import { appRouter } from "./root.ts";
import { isJson, isSameOrigin } from "./same-origin.ts";
import { siteXliffDownload } from "./site-xliff.ts";
import { handleUpload } from "./upload.ts";
import { handleIngest } from "./ingest.ts";
import { handleCallback, handlePresign, isFromService } from "./uploadthing.ts";

const maxBatchSize = 10;
const isReading = (req: IncomingMessage) => req.method === "GET" || req.method === "HEAD";

/**
 * Answers `/api/trpc/*`, `/api/v1/*` and the uploads of the given site, and everything else below `/api` with 404. Whatever
 * may change something must be JSON (or an upload) from a page of this host; tRPC calls carry the header `x-vitrine: 1` besides.
 */
export async function handleApi(call: ApiRequest): Promise<void> {
  const { req, res } = call;
  const path = (req.url ?? "").split("?", 1)[0] ?? "";
  const isTrpc = path.startsWith("/api/trpc/");
  res.setHeader("cache-control", "private, no-store");
  if (isUpload(req)) return handleUpload(call);
  for (const download of [siteExport, siteXliffDownload, answerFile])
    if (download.isAsked(req.method, path)) return download.handle(call);
  if (path.startsWith(`${ingestPath}/`)) return handleIngest(call);
  if (path === uploadThingPath && isFromService(req)) return handleCallback(call);
  if (!isReading(req)) {
    if (!isJson(req)) return sendError(res, "UNSUPPORTED_MEDIA_TYPE", "Send application/json");
    if (!isSameOrigin(req)) return sendError(res, "FORBIDDEN", "Not sent by a page of this host");
    if (isTrpc && req.headers["x-vitrine"] !== "1") return sendError(res, "FORBIDDEN", "Header x-vitrine is missing");
  }
  if (path === uploadThingPath) return handlePresign(call);
  if (isTrpc) return handleTrpc(call, path.slice("/api/trpc/".length));
  if (path.startsWith("/api/v1/")) return handleRest(call);
  sendError(res, "NOT_FOUND", "Not found");
}

function handleTrpc({ req, res, site, log }: ApiRequest, path: string): Promise<void> {
  // tRPC would hold the connection open with an event stream, which nothing limits here. It reads the names decoded.
  if (decodeURIComponent(path).split(",").some(isSubscription)) {
    return Promise.resolve(sendError(res, "METHOD_NOT_SUPPORTED", "Subscribe over /api/live"));
  }
  return nodeHTTPRequestHandler({
    router: appRouter,
    req,
    res,
    path,
    maxBodySize: maxBodyBytes,
    maxBatchSize,
    createContext: () => createContext({ req, res, site, door: "http", log }),
    responseMeta: ({ errors }) => ({ headers: retryHeader(errors) }),
    onError: ({ error, path: procedure }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") log.error({ error, procedure }, "procedure failed");
    },
  });
}
