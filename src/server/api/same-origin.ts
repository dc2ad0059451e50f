import type { IncomingMessage } from "node:http";
import { requestOrigin } from "~/server/http/host.ts";
import { env } from "~/server/env.ts";

/**
 * Whether a request that may change something comes from a page of this very host. Cookies alone do not prove it:
 * sites under one domain count as the same site to `SameSite`. Browsers say it in `Sec-Fetch-Site`; where that is
 * missing, `Origin` must be this host's. A form can send neither `application/json` nor a foreign header.
 */
export function isSameOrigin(req: IncomingMessage): boolean {
  const fetchSite = req.headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  return req.headers.origin !== undefined && hasOwnOrigin(req);
}

/** Whether a page of this host asks for a file, or a person by its address; other pages may not, not even in a frame. */
export function isAskedForHere(req: IncomingMessage): boolean {
  return ["same-origin", "none"].includes(req.headers["sec-fetch-site"] ?? "none");
}

/** Whether `Origin` names the host, port and scheme that this request was sent to. */
export function hasOwnOrigin(req: IncomingMessage): boolean {
  return req.headers.origin === requestOrigin(req, env.TRUST_PROXY > 0);
}

export function isJson(req: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(req.headers["content-type"] ?? "");
}
