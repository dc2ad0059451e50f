import { createHash } from "node:crypto";

/** The inline scripts that Next and React write themselves; anything else inline gets no hash and is blocked. */
const ownScript = /^(\(?self\.__next_|\(globalThis\["TURBOPACK"\]|\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$RT)/;
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const common = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "style-src 'self' 'unsafe-inline'", // focal points and theme colours are style attributes
  "media-src 'self' blob:",
  "frame-src https://www.youtube-nocookie.com",
  "worker-src 'self' blob:",
];

/** The policy of a cached page: scripts of our own, and exactly the inline ones that this page was rendered with. */
export function cachedPagePolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(inlineScript)) {
    if (ownScript.test(script)) hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [...common, "connect-src 'self'", `script-src 'self' ${[...hashes].join(" ")}`.trim()].join("; ");
}

/** The policy of a page made for one request. `origin` is the page's own, whose live door may be connected to. */
export function noncePolicy(nonce: string, origin: string, isDevelopment: boolean): string {
  const socket = origin.replace(/^http/, "ws");
  const script = `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  return [...common, `connect-src 'self' ${socket}`, script].join("; ");
}
