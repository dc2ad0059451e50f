import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

const refused =
  /^(x-middleware-|x-nextjs-|x-vercel-|x-invoke-|x-matched-path$|x-now-|x-nonce$|x-vitrine-site$|content-security-policy|next-action$|x-forwarded-path$|x-rewrite-url$|x-original-url$)/;
const routerHeaders = /^(rsc$|next-router-|next-url$|next-hmr-)/;

/**
 * Drops what only Next itself or a proxy of ours may say about a request: such headers have poisoned caches and
 * skipped checks in other products. Must run before anything reads the headers.
 */
export function stripInboundHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) if (refused.test(name)) delete request.headers[name];
}

/** Drops what the browser's router sends, so that Next answers with a whole HTML page. */
export function withoutRouterHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !routerHeaders.test(name)));
}

/** Headers of every answer, but for files of the build. The content security policy comes with each page (see `csp.ts`). */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** `isSecure`: the visitor came over https; the browser then never asks over http again for half a year. */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (isSecure) response.setHeader("strict-transport-security", "max-age=15552000");
}

const aboutPages = ["x-frame-options", "referrer-policy", "permissions-policy", "cross-origin-opener-policy"];

/** Drops what says something about documents only: of a page's many small files, each would bring it along. */
export function dropPageHeaders(response: ServerResponse): void {
  for (const name of aboutPages) response.removeHeader(name);
}
