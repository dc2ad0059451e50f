import type { IndexedPage, SiteIndex } from "~/features/site/domain/site-index.ts";
import { isCounted } from "~/features/visits/domain/counted.ts";
import { mayTell } from "~/features/visits/teller.ts";
import { clientIp } from "../client-ip.ts";
import { countSearch } from "../search-limit.ts";
import { answerOnce } from "./answer-once.ts";
import { isAskedTooOften } from "./asked-too-often.ts";
import type { SiteRequest } from "./request.ts";
import { answerVisitorPage, noteVisit } from "./visitor-page.ts";

const minimumLength = 3;
const maximumLength = 100;

/**
 * The search page. Without a query it is a page like any other; with one (`searchQuery`, at least three characters) it
 * is rendered for this request and never stored, so that queries cannot fill the cache. Who asks too often waits.
 */
export async function answerSearch(
  ctx: SiteRequest,
  index: SiteIndex,
  target: { page: IndexedPage; locale: string },
): Promise<void> {
  const query = new URLSearchParams(ctx.search).get("searchQuery")?.trim().slice(0, maximumLength) ?? "";
  if ([...query].length < minimumLength) return answerVisitorPage(ctx, index, { ...target, route: "search" });
  if (isAskedTooOften(ctx, countSearch)) return;
  noteVisit(ctx, target);
  const asked = new URLSearchParams({ searchQuery: query });
  // Whoever types in the page asks by script.
  const told = { siteId: index.id, kind: "search", name: query } as const;
  if (isCounted(ctx.request.headers, { isByScript: true }) && mayTell(clientIp(ctx.request), told))
    asked.set("counts", "1");
  const url = `/_site/${index.id}/${target.locale}/search/${target.page.id}?${asked}`;
  await answerOnce(ctx, { url, status: 200 });
}
