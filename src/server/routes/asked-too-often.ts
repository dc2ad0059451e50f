import { networkOf } from "~/lib/addresses/network-of.ts";
import { minute } from "~/lib/time/lengths.ts";
import { clientIp } from "../http/client-ip.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { rateLimit, secondsToWait } from "../limits/rate-limit.ts";
import type { SiteRequest } from "./request.ts";

/** Four a second: room for a class behind one address, and for somebody in a hurry. */
const made = rateLimit("pages made for one request", { most: 240, windowMs: minute });

/**
 * Whether this address has had all the pages that it may have made for itself alone: signing in, previews, forms that come
 * back, what a password opened. It is told so then, by a page that costs nothing. Counts one otherwise.
 */
export function hasHadItsPages(ctx: SiteRequest): boolean {
  return isAskedTooOften(ctx, (ip) => made.count(networkOf(ip)));
}

/** Whether `count` refuses the caller's address, who is told then when to come again. */
export function isAskedTooOften({ request, response }: SiteRequest, count: (ip: string) => unknown): boolean {
  const retryAfter = secondsToWait(() => count(clientIp(request)));
  if (retryAfter !== null) sendPlain(response, 429, { "cache-control": "no-store", "retry-after": String(retryAfter) });
  return retryAfter !== null;
}
