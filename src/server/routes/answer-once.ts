import type { OutgoingHttpHeaders } from "node:http";
import { pagePolicies } from "../finished-pages/csp.ts";
import { sendOnce } from "../http/send-once.ts";
import { passThrough } from "./pass-through.ts";
import type { SiteRequest } from "./request.ts";

interface Rendering {
  url: string;
  status: number;
  /** Beyond those of every page that is made for one request. */
  headers?: OutgoingHttpHeaders;
}

/** A visitors' page that is drawn for this request alone: kept by nobody, and in no search engine. */
export async function answerOnce(ctx: SiteRequest, { url, status, headers = {} }: Rendering): Promise<void> {
  if (ctx.next.isDevelopment) {
    for (const [name, value] of Object.entries(headers)) ctx.response.setHeader(name, String(value));
    return passThrough(ctx, { url, status });
  }
  const made = await ctx.next.renderForVisitors(url);
  await sendPageOnce(ctx, { status: made.status === 200 ? status : made.status, html: made.body, headers });
}

/** Sends HTML that was made for this request alone. */
export async function sendPageOnce(
  ctx: SiteRequest,
  { status, html, headers = {} }: { status: number; html: Buffer; headers?: OutgoingHttpHeaders },
): Promise<void> {
  const shared = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    ...pagePolicies(html.toString()),
    "x-robots-tag": "noindex",
    "x-request-id": ctx.requestId,
    vary: "accept-encoding",
  };
  await sendOnce(ctx, { status, headers: { ...shared, ...headers }, body: html });
}
