import type { IncomingMessage } from "node:http";
import { env } from "../env.ts";

/**
 * The caller's address, whole: what is kept and shown of it. Limits count `networkOf` it. A forwarded address counts only
 * behind proxies of our own. Each of them appends who called it, some with the port: of `TRUST_PROXY=2` the outer one wrote
 * the second entry from the end, and whatever stands before that is the caller's word. Of fewer entries the first counts.
 */
export function clientIp(req: IncomingMessage): string {
  const proxies = env.TRUST_PROXY;
  const forwarded = proxies > 0 ? [req.headers["x-forwarded-for"]].flat().join(",") : "";
  const written = forwarded.split(",").map((entry) => entry.trim());
  const caller = written.at(-Math.min(proxies, written.length));
  return plainAddress(caller || (req.socket.remoteAddress ?? "unknown"));
}

/** Without port and brackets; an IPv4 caller of a socket that takes both kinds as IPv4. */
function plainAddress(written: string): string {
  const address = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, "$1");
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

/** The header in which `main.ts` hands the address to Next's routes; what a caller sends under this name is dropped. */
export const clientIpHeader = "x-vitrine-ip";
