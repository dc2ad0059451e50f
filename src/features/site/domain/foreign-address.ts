import { readUrl } from "~/lib/addresses/read-url.ts";

/** Characters of an address that is tried, as it is sent. */
export const longestForeignAddress = 2_000;

/**
 * An address on another site as it can be tried: without what only its own page knows. Null for what is no web address,
 * is on one of these hosts, stands on a port or under a bare number that we do not ask, or is too long. Pure.
 */
export function foreignAddress(address: string, hosts: readonly string[]): string | null {
  const url = readUrl(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || hosts.includes(url.host)) return null;
  if (url.port !== "" || url.username !== "" || url.password !== "") return null;
  if (!url.hostname.includes(".") || /^[\d.]+$|:/.test(url.hostname)) return null;
  url.hash = "";
  return url.href.length > longestForeignAddress ? null : url.href;
}

/** Whether visitors find nothing behind such an answer: what is locked, or refuses programs, may be there for them. */
export function isDead(status: number | null): boolean {
  return status === null || status === 404 || status === 410 || (status >= 500 && status < 600);
}
