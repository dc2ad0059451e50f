import type { IncomingMessage } from "node:http";
import { env } from "../env.ts";

/**
 * The caller's address, whole: what is kept and shown of it. Limits count `networkOf` it. A forwarded address counts only
 * with `TRUST_PROXY=1`, and then its last entry does: the one that our own proxy wrote, some of which add the port.
 */
export function clientIp(req: IncomingMessage): string {
  const forwarded = env.TRUST_PROXY === "1" ? req.headers["x-forwarded-for"] : undefined;
  const last = [forwarded].flat().join(",").split(",").at(-1)?.trim();
  return plainAddress(last || (req.socket.remoteAddress ?? "unknown"));
}

/** Without port and brackets; an IPv4 caller of a socket that takes both kinds as IPv4. */
function plainAddress(written: string): string {
  const address = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, "$1");
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

/** The header in which `main.ts` hands the address to Next's routes; what a caller sends under this name is dropped. */
export const clientIpHeader = "x-vitrine-ip";
