import type { OutgoingHttpHeaders } from "node:http";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { previewPlaces } from "~/features/site/preview/preview-page.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { minute } from "~/lib/time/lengths.ts";
import { clientIp } from "../http/client-ip.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { rateLimit, secondsToWait } from "../limits/rate-limit.ts";
import { answerOnce, sendPageOnce } from "./answer-once.ts";
import { hasHadItsPages } from "./asked-too-often.ts";
import { askForPassword, hasPass, takePassword } from "./protected-page.ts";
import type { SiteRequest } from "./request.ts";

/** Keys that open nothing, from one address: enough for an old link in a mail, too few to look for others. */
const misses = rateLimit("preview links that open nothing", { most: 30, windowMs: 15 * minute });

/** Kept by nobody, listed nowhere, and told to no other site: the address holds the key. */
const previewHeaders: OutgoingHttpHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
};

/**
 * A draft as visitors would see it, for whoever has its link; a notice for a link that is over. A page with a password
 * asks for it here as well: the link alone does not open what the password is to close.
 */
export async function answerPreview(
  ctx: SiteRequest,
  index: SiteIndex,
  { token, locale, wanted }: { token: string; locale: string; wanted: string | null },
): Promise<void> {
  const { next, request, response } = ctx;
  const network = networkOf(clientIp(request));
  const retryAfter = secondsToWait(() => misses.check(network));
  if (retryAfter !== null) return sendPlain(response, 429, { ...previewHeaders, "retry-after": String(retryAfter) });

  const found = await previewPlaces({ siteId: index.id, token });
  if (!found) secondsToWait(() => misses.count(network));
  const places = found?.places;
  const shown = places?.find((place) => wanted === null || place.locale === wanted);
  const language = shown?.locale ?? locale;
  if (shown && found?.isProtected && !(await hasPass(ctx, found.pageId))) {
    return askForPassword(ctx, { pageId: found.pageId, locale: language, headers: previewHeaders });
  }
  // What opens nothing has no part in an address of ours: ".." would lead to another page.
  const url = `/_site/${index.id}/${language}/preview/${found ? encodeURIComponent(token) : "over"}`;
  const status = shown ? 200 : 404;
  if (next.isDevelopment) return answerOnce(ctx, { url, status, headers: previewHeaders });
  if (hasHadItsPages(ctx)) return;
  const made = await next.renderForVisitors(url);
  const html = leadingBack(made.body, token, places ?? []);
  await sendPageOnce(ctx, { status: made.status === 200 ? status : made.status, html, headers: previewHeaders });
}

/** The password of a page, sent to a link that shows its draft; whatever else is sent there is left aside. */
export async function answerPreviewPassword(
  ctx: SiteRequest,
  { id }: SiteIndex,
  { token, locale }: { token: string; locale: string },
): Promise<void> {
  const found = await previewPlaces({ siteId: id, token });
  const isAsked = found?.isProtected && !(await hasPass(ctx, found.pageId));
  if (isAsked) return takePassword(ctx, { pageId: found.pageId, locale, headers: previewHeaders });
  ctx.response.writeHead(303, { ...previewHeaders, location: ctx.pathname });
  ctx.response.end();
}

/** The page's links to itself in another language lead to its preview there, not to what is published. */
function leadingBack(html: Buffer, token: string, places: { locale: string; path: string | null }[]): Buffer {
  const text = places.reduce(
    (whole, { locale, path }) =>
      path === null ? whole : whole.replaceAll(`href="${path}"`, `href="/preview/${token}/${locale}"`),
    html.toString("utf8"),
  );
  return Buffer.from(text, "utf8");
}
