import type { IncomingMessage } from "node:http";
import type { HostedSite } from "~/features/site/hosts.ts";
import type { NextApp } from "../finished-pages/next-app.ts";
import type { Exchange } from "../http/send.ts";

/** One request on its way through the routes. */
export interface SiteRequest extends Exchange {
  site: HostedSite;
  /** Path without query, as sent. */
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** `https://host:port` as the browser sees it. */
  origin: string;
  requestId: string;
  next: NextApp;
}

export function isReading(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
