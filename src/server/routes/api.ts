import { clientIp, clientIpHeader } from "../client-ip.ts";
import { handleApi } from "../api/http.ts";
import { logger } from "../logger.ts";
import { sendPlain } from "../plain-pages.ts";
import type { SiteRequest } from "./request.ts";

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

/** `/api/trpc/*` and `/api/v1/*` are answered here, without Next; NextAuth's standard addresses by Next. */
export async function answerApi(ctx: SiteRequest): Promise<void> {
  const { request, response, site, pathname, origin, requestId, next } = ctx;
  if (!pathname.startsWith("/api/auth/")) {
    return handleApi({ req: request, res: response, site, log: logger.child({ requestId }) });
  }
  const action = pathname.slice("/api/auth/".length);
  const methods = Object.hasOwn(authMethods, action) ? authMethods[action] : undefined;
  if (!methods) return sendPlain(response, 404);
  if (!methods.includes(request.method ?? "")) return sendPlain(response, 405, { allow: methods.join(", ") });
  // NextAuth reads its own address from these headers; nobody outside may set them.
  const { host, protocol } = new URL(origin);
  request.headers["x-forwarded-host"] = host;
  request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  request.headers[clientIpHeader] = clientIp(request);
  await next.handle(request, response);
}
