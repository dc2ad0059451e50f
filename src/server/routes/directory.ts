import { asksDirectory } from "~/features/directory/search/schema.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { holdsKind } from "~/features/site/holds-kind.ts";
import { countSearch } from "../limits/search-limit.ts";
import { answerOnce, sendPageOnce } from "./answer-once.ts";
import { isAskedTooOften } from "./asked-too-often.ts";
import type { SiteRequest } from "./request.ts";
import { answerVisitorPage, noteVisit } from "./visitor-page.ts";

const kind = "businessSearch";
const longestQuery = 500;

/**
 * A page that is asked something for its directory (`?q=`, `program`, `open`, `letter`, `page`): rendered for this request
 * and never stored, so that questions cannot fill the cache. With `only` the list of one section alone is sent, for
 * whoever types in the page. A page without a directory, or behind a password, is the page that it always is. Who asks
 * too often waits.
 */
export async function answerDirectory(
  ctx: SiteRequest,
  index: SiteIndex,
  target: { page: IndexedPage; locale: string },
): Promise<void> {
  const asked = new URLSearchParams(ctx.search);
  const only = asked.get("only");
  asked.delete("only");
  const isTooLong = ctx.search.length > longestQuery || !asksDirectory(asked);
  if (target.page.isProtected || isTooLong || !(await holdsKind(index, target.page, kind)))
    return answerVisitorPage(ctx, index, target);
  if (isAskedTooOften(ctx, countSearch)) return;
  if (only === null) noteVisit(ctx, target);
  const url = `/_site/${index.id}/${target.locale}/asked/${target.page.id}?${asked}`;
  if (only === null || ctx.next.isDevelopment) return answerOnce(ctx, { url, status: 200 });
  const list = await partOfPage(ctx, url, only);
  if (list === null) return answerVisitorPage(ctx, index, target);
  await sendPageOnce(ctx, { status: 200, html: Buffer.from(list) });
}

/** The list alone, without what finishing gives a whole page; null where the page has none of this id. */
async function partOfPage({ next }: SiteRequest, url: string, id: string): Promise<string | null> {
  const made = await next.render(`${url}&${new URLSearchParams({ only: id })}`, {
    host: "localhost",
    accept: "text/html",
  });
  return made.status === 200 ? partOf(made.body.toString("utf8"), id) : null;
}

/** The list of this id; null where the page has none: no text of a page can hold a tag. */
function partOf(html: string, id: string): string | null {
  const start = html.indexOf(`<vt-found id="${id}"`);
  const end = html.indexOf("</vt-found>", start);
  return start < 0 || end < 0 ? null : html.slice(start, end + "</vt-found>".length);
}
