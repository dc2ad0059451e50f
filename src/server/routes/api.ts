import { clientIp, clientIpHeader } from "../client-ip.ts";
import { handleApi } from "../api/http.ts";
import { logger } from "../logger.ts";
import type { SiteRequest } from "./request.ts";

/** `/api/trpc/*` and `/api/v1/*` are answered here, without Next; NextAuth's standard addresses by Next. */
export async function answerApi(ctx: SiteRequest): Promise<void> {
  const { request, response, site, pathname, origin, requestId, next } = ctx;
  if (!pathname.startsWith("/api/auth/")) {
    return handleApi({ req: request, res: response, site, log: logger.child({ requestId }) });
  }
  // NextAuth reads its own address from these headers; nobody outside may set them.
  const { host, protocol } = new URL(origin);
  request.headers["x-forwarded-host"] = host;
  request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  request.headers[clientIpHeader] = clientIp(request);
  await next.handle(request, response);
}
