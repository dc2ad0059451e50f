import type { IncomingMessage } from "node:http";
import { destinationOf, pagePath } from "~/features/site/domain/pages/addresses.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { stateOf } from "~/features/site/frame-digest.ts";
import { isReadable } from "~/features/site/domain/pages/sitemap.ts";
import { notedName } from "~/features/site/visitor-page.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { env } from "../env.ts";
import { keptPages } from "../finished-pages/kept-pages.ts";
import { finishPage, sendFinished, type FinishedPage } from "../finished-pages/page-cache.ts";
import { takePageNeeds } from "../finished-pages/page-needs.ts";
import type { SiteRequest } from "./request.ts";

interface Target {
  page: IndexedPage;
  locale: string;
}

/** What stands behind the address of a page or an entry whose words alone are asked for. */
export const markdownEnding = ".md";

/** The page whose Markdown view stands at this path: its own path with ".md" behind it. Null for every other path. */
export function markdownTarget(index: SiteIndex, segments: readonly string[]): Target | null {
  const last = segments.at(-1);
  if (!last?.endsWith(markdownEnding)) return null;
  const found = destinationOf(index, [...segments.slice(0, -1), last.slice(0, -markdownEnding.length)]);
  return found.type === "page" && isReadable(index, found.page) ? found : null;
}

/** Whether whoever asks would rather have Markdown than HTML; browsers never do. */
export function prefersMarkdown({ headers: { accept } }: Pick<IncomingMessage, "headers">): boolean {
  if (!accept?.includes("text/markdown")) return false;
  const asked = weightOf(accept, "text/markdown");
  return asked > 0 && asked >= weightOf(accept, "text/html");
}

function weightOf(accept: string, type: string): number {
  const entry = accept.split(",").find((each) => each.trim().split(";")[0]?.trim() === type);
  if (entry === undefined) return 0;
  const weight = /;\s*q=([\d.]+)/.exec(entry)?.[1];
  return weight === undefined ? 1 : Number(weight) || 0;
}

interface TextTarget extends Target {
  /** One entry of what the page lists, and its own address, in place of the page. */
  entry?: { id: string; path: string };
}

/** A page's words as visitors read them, kept as long as the page itself; search engines hold to the page. */
export async function answerMarkdown(ctx: SiteRequest, index: SiteIndex, target: TextTarget): Promise<void> {
  const { page, locale, entry } = target;
  const form = entry ? `markdown-${entry.id}` : "markdown";
  const key = `${index.id}|${locale}|${page.id}|${stateOf(index, page)}|${form}`;
  const kept = await keptPages.get(key, () => make(ctx, index, target));
  sendFinished(ctx, kept);
}

async function make(
  { next }: SiteRequest,
  index: SiteIndex,
  { page, locale, entry }: TextTarget,
): Promise<FinishedPage> {
  const below = entry ? `/${entry.id}` : "";
  const made = await next.render(`/_site/${index.id}/${locale}/markdown/${page.id}${below}`, { host: "localhost" });
  if (made.status !== 200) throw new Error(`the Markdown of page ${page.id}${below} gave ${made.status}`);
  const form = entry ? (`markdown-${entry.id}` as const) : "markdown";
  const noted = notedName({ siteId: index.id, locale, pageId: page.id, form });
  const isCurrent = takePageNeeds(noted, { of: stateOf(index, page), siteId: index.id });
  const origin = siteOrigin(index.primaryHost, env.PORT);
  const finished = await finishPage(200, made.body, {
    "content-type": "text/markdown; charset=utf-8",
    "content-security-policy": "default-src 'none'",
    vary: "accept, accept-encoding",
    "x-robots-tag": "noindex",
    link: `<${origin}${entry?.path ?? pagePath(index, page, locale) ?? ""}>; rel="canonical"`,
  });
  return { ...finished, isCurrent };
}
