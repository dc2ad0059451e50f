import { randomBytes } from "node:crypto";
import { segmentsOf } from "~/features/site/domain/pages/addresses.ts";
import { noncePolicy } from "../finished-pages/csp.ts";
import { withFirstScript } from "../finished-pages/text-as-code.ts";
import { env } from "../env.ts";
import { sendOnce } from "../http/send-once.ts";
import { uploadOrigins } from "../env/upload-service.ts";
import { withoutRouterHeaders } from "../http/headers.ts";
import type { SiteRequest } from "./request.ts";

/**
 * A page made for one person and one request (editing, signing in): never stored anywhere, with a fresh nonce for its
 * scripts. The page itself checks who asks.
 */
export async function answerPrivatePage(ctx: SiteRequest, internalPath: string): Promise<void> {
  // Asked by Next's router for anything but what it would ask for itself, Next leads to the internal address.
  if (!isRouted(ctx)) ctx.request.headers = withoutRouterHeaders(ctx.request.headers);
  const { request, response, next } = ctx;
  const nonce = randomBytes(18).toString("base64url");
  const policy = noncePolicy(nonce, ctx.origin, {
    isDevelopment: next.isDevelopment,
    uploadOrigins: uploadOrigins(env),
  });
  request.headers["content-security-policy"] = policy; // Next reads the nonce from here
  response.setHeader("content-security-policy", policy);
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("x-robots-tag", "noindex");
  const url = `${internalPath}${ctx.search}`;
  if (next.isDevelopment) {
    request.url = url;
    await next.handle(request, response);
    return;
  }
  const { "if-none-match": _etag, ...headers } = request.headers;
  const made = await next.render(url, headers);
  if (made.status >= 500) throw new Error(`rendering ${internalPath} gave ${made.status}`);
  for (const [name, value] of Object.entries(made.headers)) {
    if (value !== undefined && !/^(content-length|cache-control|content-security-policy|etag)$/.test(name))
      response.setHeader(name, value);
  }
  await sendOnce(ctx, { status: made.status, headers: {}, body: withFirstScript(made.body, nonce) });
}

/** Whether the router of an editor's page asks for that page again (`router.refresh`), the one thing it does here. */
function isRouted({ pathname, search }: SiteRequest): boolean {
  return segmentsOf(pathname)?.[1] === "edit" && new URLSearchParams(search).has("_rsc");
}
