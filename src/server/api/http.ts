import type { IncomingMessage, ServerResponse } from "node:http";
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http";
import type { RequestSite } from "~/server/context.ts";
import { checkBody, maxBodyBytes } from "~/server/body-limit.ts";
import { createContext } from "./context.ts";
import { retryHeader, sendError } from "./errors.ts";
import { handleRest } from "./rest.ts";
import { isSubscription } from "./rest-routes.ts";
import { appRouter } from "./root.ts";
import { isJson, isSameOrigin } from "./same-origin.ts";
import type { ApiContext } from "./trpc.ts";

const maxBatchSize = 10;
const isReading = (req: IncomingMessage) => req.method === "GET" || req.method === "HEAD";

/** A call to the API: its request, the site that its host resolved to, and the log that names the request. */
export interface ApiRequest {
  req: IncomingMessage;
  res: ServerResponse;
  site: RequestSite;
  log: ApiContext["log"];
}

/**
 * Answers `/api/trpc/*` and `/api/v1/*` of the given site, and everything else below `/api` with 404. Whatever may
 * change something must be JSON from a page of this host; tRPC calls carry the header `x-vitrine: 1` besides.
 */
export async function handleApi(call: ApiRequest): Promise<void> {
  const { req, res } = call;
  const path = (req.url ?? "").split("?", 1)[0] ?? "";
  const isTrpc = path.startsWith("/api/trpc/");
  res.setHeader("cache-control", "private, no-store");
  if (checkBody(req) === 413) return sendError(res, "PAYLOAD_TOO_LARGE", "Body over 1 MB");
  if (!isReading(req)) {
    if (!isJson(req)) return sendError(res, "UNSUPPORTED_MEDIA_TYPE", "Send application/json");
    if (!isSameOrigin(req)) return sendError(res, "FORBIDDEN", "Not sent by a page of this host");
    if (isTrpc && req.headers["x-vitrine"] !== "1") return sendError(res, "FORBIDDEN", "Header x-vitrine is missing");
  }
  if (isTrpc) return handleTrpc(call, path.slice("/api/trpc/".length).replaceAll("%2C", ","));
  if (path.startsWith("/api/v1/")) return handleRest(call);
  sendError(res, "NOT_FOUND", "Not found");
}

function handleTrpc({ req, res, site, log }: ApiRequest, path: string): Promise<void> {
  // tRPC would hold the connection open with an event stream, which nothing limits here.
  if (path.split(",").some(isSubscription)) {
    return Promise.resolve(sendError(res, "METHOD_NOT_SUPPORTED", "Subscribe over /api/live"));
  }
  return nodeHTTPRequestHandler({
    router: appRouter,
    req,
    res,
    path,
    maxBodySize: maxBodyBytes,
    maxBatchSize,
    createContext: () => createContext({ req, site, door: "http", log }),
    responseMeta: ({ errors }) => ({ headers: retryHeader(errors) }),
    onError: ({ error, path: procedure }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") log.error({ error, procedure }, "procedure failed");
    },
  });
}
