import type { IncomingHttpHeaders } from "node:http";
import { hasMemberMark } from "~/lib/member-mark.ts";
import { readUrl } from "~/lib/addresses/read-url.ts";

/** What programs call themselves that read pages without a person in front of them. Cubot is a maker of phones. */
const program =
  /(?<!cu)bots?\b|crawl|spider|slurp|archiv|preview|monitor|headless|lighthouse|inspect|scan|fetch|facebookexternalhit/i;

/**
 * Whether a person asks, as far as headers tell: a browser that shows the page now. Left out are programs, what browsers fetch
 * beforehand, what scripts fetch unless `isByScript`, and whoever signed in here.
 */
export function isCounted(headers: IncomingHttpHeaders, { isByScript = false } = {}): boolean {
  const agent = headers["user-agent"] ?? "";
  const destination = headers["sec-fetch-dest"] ?? "document";
  if (headers["sec-purpose"] !== undefined || headers["purpose"] === "prefetch") return false;
  if (destination !== "document" && !(isByScript && destination === "empty")) return false;
  return agent.startsWith("Mozilla/") && !program.test(agent) && !hasMemberMark(headers.cookie);
}

/** The host of another site from which somebody came, without "www."; null for the site itself and for what is no address. */
export function referrerHost(referrer: string | undefined, origin: string): string | null {
  if (!referrer || referrer.startsWith(`${origin}/`) || referrer.length > 2_000) return null;
  const url = readUrl(referrer);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === new URL(origin).hostname) return null;
  return url.host.length <= 100 ? url.host.replace(/^www\./, "") : null;
}

const longestQuery = 60;

/**
 * What somebody looked for, as it may be kept: in small letters, without control characters, cut short. Null where it may name a person: addresses of mail
 * and rows of figures are nobody's business.
 */
export function tellableQuery(query: string): string | null {
  const told = [
    ...query
      .normalize("NFC")
      .toLowerCase()
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  ]
    .slice(0, longestQuery)
    .join("");
  const figures = told.replace(/\D/g, "").length;
  return told === "" || told.includes("@") || figures > 5 ? null : told;
}
