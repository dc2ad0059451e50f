import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { mostParts } from "~/features/site/domain/pages/search.ts";
import { isCounted } from "~/features/visits/domain/counted.ts";
import { mayTell } from "~/features/visits/teller.ts";
import { clientIp } from "../http/client-ip.ts";
import { countSearch } from "../limits/search-limit.ts";
import { answerOnce } from "./answer-once.ts";
import { isAskedTooOften } from "./asked-too-often.ts";
import type { SiteRequest } from "./request.ts";
import { answerVisitorPage, noteVisit } from "./visitor-page.ts";

const maximumLength = 100;

/**
 * The search page. Without a query it is a page like any other; with one (`searchQuery`) it is rendered for this request
 * and never stored, so that queries cannot fill the cache. With more than the first twenty hits by `page`, each part of
 * which counts as a search. Who asks too often waits.
 */
export async function answerSearch(
  ctx: SiteRequest,
  index: SiteIndex,
  target: { page: IndexedPage; locale: string },
): Promise<void> {
  const params = new URLSearchParams(ctx.search);
  const query = params.get("searchQuery")?.trim().slice(0, maximumLength) ?? "";
  if (query === "") return answerVisitorPage(ctx, index, { ...target, route: "search" });
  const part = partOf(params.get("page"));
  if (isAskedTooOften(ctx, (ip) => countSearch(ip, part))) return;
  if (part === 1) noteVisit(ctx, target);
  const asked = new URLSearchParams({ searchQuery: query, ...(part > 1 && { page: `${part}` }) });
  // Whoever types in the page asks by script.
  const told = { siteId: index.id, kind: "search", name: query } as const;
  if (isCounted(ctx.request.headers, { isByScript: true }) && mayTell(clientIp(ctx.request), told))
    asked.set("counts", "1");
  const url = `/_site/${index.id}/${target.locale}/search/${target.page.id}?${asked}`;
  await answerOnce(ctx, { url, status: 200 });
}

/** How many parts of what is found are shown: a number between the first and the last one. */
function partOf(written: string | null): number {
  return written && /^\d{1,2}$/.test(written) ? Math.min(Math.max(Number(written), 1), mostParts) : 1;
}
