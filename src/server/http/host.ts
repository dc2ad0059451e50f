import type { IncomingMessage } from "node:http";

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/**
 * The host name that a `Host` header means: lower case, without port and trailing dot. Null for anything that is
 * not a plain name, so that it can be looked up as it is. Bracketed IPv6 addresses are names of no site.
 */
export function normaliseHost(header: string | undefined): string | null {
  if (!header) return null;
  const [name = "", port, ...rest] = header.trim().toLowerCase().split(":");
  if (rest.length > 0 || (port !== undefined && !isPort(port))) return null;
  const bare = name.endsWith(".") ? name.slice(0, -1) : name;
  return hostName.test(bare) && !bare.includes("..") ? bare : null;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

/** Whether a request names its host once, as it must: Node keeps the first name, others on the way may keep the last. */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let names = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") names += 1;
  }
  return names <= 1;
}

/** The host that the visitor typed. A forwarded one counts only behind a proxy that is trusted. */
export function requestHost(request: IncomingMessage, trustProxy: boolean): string | null {
  return namesOneHost(request) ? normaliseHost(visitorHostHeader(request, trustProxy)) : null;
}

/** `https://name:port` as the visitor's browser sees it, for canonical links and exact Origin checks. */
export function requestOrigin(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(request.headers["x-forwarded-proto"]) : undefined;
  const scheme = forwarded === "https" || "encrypted" in request.socket ? "https" : "http";
  return `${scheme}://${(visitorHostHeader(request, trustProxy) ?? "").trim().toLowerCase()}`;
}

function visitorHostHeader(request: IncomingMessage, trustProxy: boolean): string | undefined {
  return (trustProxy ? lastOf(request.headers["x-forwarded-host"]) : undefined) ?? request.headers.host;
}

/** The last entry of a forwarding header: the one that our own proxy wrote; a caller may have sent those before it. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(",").at(-1)?.trim();
}
