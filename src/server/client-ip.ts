import type { IncomingMessage } from "node:http";
import { env } from "./env.ts";

/**
 * The caller's address, for rate limits. A forwarded address counts only with `TRUST_PROXY=1`, and then its last
 * entry does: the one that our own proxy wrote.
 */
export function clientIp(req: IncomingMessage): string {
  const forwarded = env.TRUST_PROXY === "1" ? req.headers["x-forwarded-for"] : undefined;
  const last = [forwarded].flat().join(",").split(",").at(-1)?.trim();
  return last || (req.socket.remoteAddress ?? "unknown");
}

/** The header in which `main.ts` hands the address to Next's routes; what a caller sends under this name is dropped. */
export const clientIpHeader = "x-vitrine-ip";
