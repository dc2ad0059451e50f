import { randomBytes } from "node:crypto";
import { noncePolicy } from "../finished-pages/csp.ts";
import { env } from "../env.ts";
import { sendOnce } from "../http/send-once.ts";
import { uploadOrigins } from "../env/upload-service.ts";
import type { SiteRequest } from "./request.ts";

/**
 * A page made for one person and one request (editing, signing in): never stored anywhere, with a fresh nonce for its
 * scripts. The page itself checks who asks.
 */
export async function answerPrivatePage(ctx: SiteRequest, internalPath: string): Promise<void> {
  const { request, response, next } = ctx;
  const policy = noncePolicy(randomBytes(18).toString("base64url"), ctx.origin, {
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
  await sendOnce(ctx, { status: made.status, headers: {}, body: made.body });
}
