import { networkOf } from "~/lib/addresses/network-of.ts";
import { ownValue } from "~/lib/own-value.ts";
import { minute } from "~/lib/time/lengths.ts";
import { clientIp, clientIpHeader } from "../http/client-ip.ts";
import { isFormOrNone, leaveUseful } from "../http/for-next-auth.ts";
import { handleApi } from "../api/http.ts";
import { isSameOrigin } from "../api/same-origin.ts";
import { isOverloaded, retryLater } from "../limits/load.ts";
import { rateLimit } from "../limits/rate-limit.ts";
import { logger } from "../logger.ts";
import { refuse, sendPlain } from "../http/plain-pages.ts";
import type { SiteRequest } from "./request.ts";
import { isAskedTooOften } from "./asked-too-often.ts";
import { answerMux } from "./mux.ts";
import { answerTus } from "./tus.ts";

/** What is used of NextAuth's addresses. Its others write a stranger's words into the log, or fail. */
const authMethods: Record<string, readonly string[]> = {
  csrf: ["GET"],
  session: ["GET"],
  providers: ["GET"],
  signin: ["GET"],
  error: ["GET"],
  signout: ["GET", "POST"],
  "callback/credentials": ["POST"],
};

/** NextAuth takes far longer than a page that lies in memory: a class that signs in at once may, a flood may not. */
const authCalls = rateLimit("calls of the sign-in", { most: 240, windowMs: minute });

/** Scores, over both doors, also several in one call: a statement each, and a round cannot wait. */
const scoreCall = /^\/api\/(v1\/score\/|trpc\/(score\.\w+(,|%2C|$))+$)/;

/** `/api/trpc/*` and `/api/v1/*` are answered here, without Next; NextAuth's standard addresses by Next. */
export async function answerApi(ctx: SiteRequest): Promise<void> {
  const { request, response, site, pathname, origin, requestId, next } = ctx;
  if (isOverloaded() && !scoreCall.test(pathname))
    return refuse(response, 503, { isApi: true, headers: { ...retryLater, connection: "close" } });
  if (pathname.startsWith("/api/tus/")) return answerTus(ctx);
  if (pathname === "/api/mux") return answerMux(ctx);
  if (!pathname.startsWith("/api/auth/")) {
    return handleApi({ req: request, res: response, site, log: logger.child({ requestId }) });
  }
  const action = pathname.slice("/api/auth/".length);
  const methods = ownValue(authMethods, action);
  if (!methods) return sendPlain(response, 404);
  if (!methods.includes(request.method ?? "")) return sendPlain(response, 405, { allow: methods.join(", ") });
  // A neighbour under the same domain can set the cookie that NextAuth's own token is held against.
  if (request.method === "POST" && !isSameOrigin(request)) return sendPlain(response, 403);
  if (!isFormOrNone(request)) return sendPlain(response, 400);
  if (isAskedTooOften(ctx, (ip) => authCalls.count(networkOf(ip)))) return;
  leaveUseful(request);
  // NextAuth reads its own address from these headers; nobody outside may set them.
  const { host, protocol } = new URL(origin);
  request.headers["x-forwarded-host"] = host;
  request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  request.headers[clientIpHeader] = clientIp(request);
  await next.handle(request, response);
}
