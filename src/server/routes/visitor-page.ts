import type { OutgoingHttpHeaders } from "node:http";
import { pageHeaders } from "~/features/site/domain/metadata.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/site-index.ts";
import { shownDigest } from "~/features/site/shown-digest.ts";
import { withoutRouterHeaders } from "../headers.ts";
import { finishPage, PageCache, sendFinished, type FinishedPage } from "../page-cache.ts";
import { areMet, takePageNeeds } from "../page-needs.ts";
import { processWide } from "../process-wide.ts";
import type { SiteRequest } from "./request.ts";
import { speculationPath } from "./speculation.ts";

const cache = processWide("page-cache", () => new PageCache(128_000_000));

/** A page as visitors see it: from memory, or made once for everybody who asks meanwhile. */
export function answerVisitorPage(
  ctx: SiteRequest,
  index: SiteIndex,
  target: { page: IndexedPage; locale: string; route?: "page" | "search" },
): Promise<void> | void {
  const { page, locale, route = "page" } = target;
  if (page.isProtected) return answerProtected(ctx, locale);
  return answer(ctx, {
    // A query takes no part, so it can neither multiply entries nor reach the page.
    needsOf: `${index.id}|${locale}|${page.id}`,
    key: `${index.id}|${locale}|${page.id}|${page.versionNumber}|${shownDigest(index)}`,
    url: `/_site/${index.id}/${locale}/${route}/${page.id}`,
    status: 200,
    headers: { ...pageHeaders(index, page, locale), "speculation-rules": `"${speculationPath}"` },
  });
}

/** The site's own "not found": one cached page per language. */
export function answerMissing(ctx: SiteRequest, index: SiteIndex, locale: string): Promise<void> | void {
  return answer(ctx, {
    key: `${index.id}|${locale}|missing|0|${shownDigest(index)}`,
    url: `/_site/${index.id}/${locale}/missing`,
    status: 404,
    headers: { "x-robots-tag": "noindex" },
  });
}

/** A page behind a password: its content is rendered nowhere until the password was given. */
async function answerProtected(ctx: SiteRequest, locale: string): Promise<void> {
  const page = await make(ctx, { url: `/_site/${ctx.site.id}/${locale}/protected`, status: 403, headers: {} });
  sendFinished(ctx, page, { "cache-control": "private, no-store", "x-robots-tag": "noindex" });
}

interface Rendering {
  url: string;
  status: number;
  headers: OutgoingHttpHeaders;
  /** Under which name the page's data is noted while it is drawn. */
  needsOf?: string;
}

/** A page that lies in memory is sent at once: promises would cost more than all else on its way. */
function answer(ctx: SiteRequest, rendering: Rendering & { key: string }): Promise<void> | void {
  if (ctx.next.isDevelopment) return passThrough(ctx, rendering);
  const page = cache.peek(rendering.key);
  if (page) return sendFinished(ctx, page);
  return cache.get(rendering.key, () => make(ctx, rendering)).then((made) => sendFinished(ctx, made));
}

async function make({ next, site }: SiteRequest, rendering: Rendering): Promise<FinishedPage> {
  const made = await next.renderForVisitors(rendering.url);
  const status = made.status === 404 ? 404 : rendering.status;
  const needs = rendering.needsOf === undefined ? null : takePageNeeds(rendering.needsOf);
  const page = await finishPage(status, made.body, rendering.headers);
  return needs ? { ...page, isCurrent: () => areMet(needs, site.id, Date.now()) } : page;
}

/** While developing, Next answers itself, so that reloading and its error overlay work. */
export async function passThrough(
  { request, response, next }: SiteRequest,
  rendering: Pick<Rendering, "url" | "status">,
): Promise<void> {
  request.url = rendering.url;
  request.headers = withoutRouterHeaders(request.headers);
  // Set at the very end: a status that Next meets beforehand makes it drop the page's own title.
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => typeof response;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? rendering.status : status, ...rest);
  await next.handle(request, response);
}
