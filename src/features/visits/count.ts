import type { IncomingHttpHeaders } from "node:http";
import { processWide } from "~/server/process-wide.ts";
import { isCounted, referrerHost, tellableQuery } from "./domain/counted.ts";
import { VisitTally } from "./tally.ts";
import { mayTell } from "./teller.ts";

/** What is counted in this process and not yet written; pages count in one module graph, searches in another. */
export const tally = (): VisitTally => processWide("visit-tally", () => new VisitTally());

interface Visit {
  headers: IncomingHttpHeaders;
  siteId: string;
  pageId: string;
  locale: string;
  /** The page's own origin. */
  origin: string;
  ip: string;
}

/** Counts that somebody sees a page, and from which other site they came, unless their network has told of too many. */
export function countVisit({ headers, siteId, pageId, locale, origin, ip }: Visit): void {
  if (!isCounted(headers)) return;
  countPage({ siteId, pageId, locale });
  const host = referrerHost(headers.referer, origin);
  if (host && mayTell(ip, { siteId, kind: "referrer", name: host }))
    tally().add(siteId, { kind: "referrer", locale: "", name: host, count: 1 });
}

/** Counts a page that a browser had fetched beforehand and shows now. */
export function countPage({ siteId, pageId, locale }: Pick<Visit, "siteId" | "pageId" | "locale">): void {
  tally().add(siteId, { kind: "page", locale, name: pageId, count: 1 });
}

/** Counts that somebody looked for what no page holds. */
export function countSearchWithoutResult({
  siteId,
  locale,
  query,
}: {
  siteId: string;
  locale: string;
  query: string;
}): void {
  const name = tellableQuery(query);
  if (name) tally().add(siteId, { kind: "search", locale, name, count: 1 });
}
