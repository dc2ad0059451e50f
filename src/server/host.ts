import type { IncomingMessage } from "node:http";

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/**
 * The host name that a `Host` header means: lower case, without port and trailing dot. Null for anything that is
 * not a plain name, so that it can be looked up as it is. Bracketed IPv6 addresses are names of no site.
 */
export function normaliseHost(header: string | undefined): string | null {
  if (!header) return null;
  const [name = "", port, ...rest] = header.trim().toLowerCase().split(":");
  if (rest.length > 0 || (port !== undefined && !/^\d{1,5}$/.test(port))) return null;
  const bare = name.endsWith(".") ? name.slice(0, -1) : name;
  return hostName.test(bare) && !bare.includes("..") ? bare : null;
}

/** The host that the visitor typed. A forwarded one counts only behind a proxy that is trusted. */
export function requestHost(request: IncomingMessage, trustProxy: boolean): string | null {
  return normaliseHost(visitorHostHeader(request, trustProxy));
}

/** `https://name:port` as the visitor's browser sees it, for canonical links and exact Origin checks. */
export function requestOrigin(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-proto"]?.toString().split(",")[0]?.trim() : undefined;
  const scheme = forwarded === "https" || "encrypted" in request.socket ? "https" : "http";
  return `${scheme}://${(visitorHostHeader(request, trustProxy) ?? "").trim().toLowerCase()}`;
}

function visitorHostHeader(request: IncomingMessage, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? request.headers["x-forwarded-host"] : undefined;
  return forwarded?.toString().split(",")[0] ?? request.headers.host;
}
