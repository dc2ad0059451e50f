import { isCounted } from "~/features/visits/domain/counted.ts";
import { countPage } from "~/features/visits/count.ts";
import { destinationOf, segmentsOf } from "~/features/site/domain/pages/addresses.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { isSameOrigin } from "../api/same-origin.ts";
import { clientIp } from "../http/client-ip.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { pageOfEntry } from "./entry.ts";
import type { SiteRequest } from "./request.ts";

/** Where a page says that it is shown now, which its browser had fetched beforehand (`tellVisit`). */
export const visitPath = "/visit";

const longestPath = 1_000;

/** `POST /visit?page=/de/team&from=…`: counts the page, and from which other site somebody came. What leads to none is passed over. */
export async function answerVisit(ctx: SiteRequest): Promise<void> {
  const { request, response, site } = ctx;
  if (request.method !== "POST") return sendPlain(response, 405, { allow: "POST" });
  if (!isSameOrigin(request)) return sendPlain(response, 403);
  const asked = new URLSearchParams(ctx.search);
  const path = asked.get("page") ?? "";
  const segments = path.length <= longestPath ? segmentsOf(path) : null;
  const index = await getSiteIndex(site.id);
  if (index && segments && isCounted(request.headers, { isByScript: true })) {
    const shown = await shownAt(index, segments);
    const seen = { siteId: site.id, origin: ctx.origin, ip: clientIp(request), referrer: asked.get("from") ?? "" };
    if (shown) countPage({ ...seen, pageId: shown.page.id, locale: shown.locale });
  }
  response.writeHead(204, { "cache-control": "no-store" }).end();
}

/** The page that visitors see at this path, or with an entry of its list open. */
async function shownAt(
  index: SiteIndex,
  segments: readonly string[],
): Promise<{ page: IndexedPage; locale: string } | null> {
  const target = destinationOf(index, segments);
  if (target.type === "missing") return pageOfEntry(index, segments);
  return target.type === "page" || target.type === "search" ? target : null;
}
