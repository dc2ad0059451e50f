import type { IncomingHttpHeaders } from "node:http";
import { hour } from "~/lib/time/lengths.ts";
import { processWide } from "~/server/process-wide.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { rateLimit, secondsToWait } from "~/server/limits/rate-limit.ts";
import { isCounted, referrerHost, tellableQuery } from "./domain/counted.ts";
import { VisitTally } from "./tally.ts";
import { mayTell } from "./teller.ts";

/** What is counted in this process and not yet written; pages count in one module graph, searches in another. */
export const tally = (): VisitTally => processWide("visit-tally", () => new VisitTally());

/** So often a page counts that is shown in one network within a day: a whole tournament behind one Wi-Fi looks less often. */
const mostViews = 2_000;
const views = rateLimit("views of a page in a network", { most: mostViews, windowMs: 24 * hour });

interface ShownPage {
  siteId: string;
  pageId: string;
  locale: string;
  /** The page's own origin. */
  origin: string;
  ip: string;
  /** The address that led here. */
  referrer?: string | undefined;
}

type Visit = Omit<ShownPage, "referrer"> & { headers: IncomingHttpHeaders };

/** Counts that somebody sees a page, and from which other site they came. */
export function countVisit({ headers, ...visit }: Visit): void {
  if (isCounted(headers)) countPage({ ...visit, referrer: headers.referer });
}

/**
 * Counts a page that is seen now, also one that a browser had fetched beforehand, unless its network has seen it too often;
 * and from which other site somebody came, unless their network has told of too many.
 */
export function countPage({ siteId, pageId, locale, origin, ip, referrer }: ShownPage): void {
  const key = `${siteId} ${pageId} ${networkOf(ip)}`;
  if (views.countOf(key) < mostViews && secondsToWait(() => views.count(key)) === null)
    tally().add(siteId, { kind: "page", locale, name: pageId, count: 1 });
  const host = referrerHost(referrer, origin);
  if (host && mayTell(ip, { siteId, kind: "referrer", name: host }))
    tally().add(siteId, { kind: "referrer", locale: "", name: host, count: 1 });
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
