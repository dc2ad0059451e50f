import type { OutgoingHttpHeaders } from "node:http";
import { isReadable } from "~/features/site/domain/pages/sitemap.ts";
import { pageHeaders } from "~/features/site/domain/pages/metadata.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { frameDigest, stateOf } from "~/features/site/frame-digest.ts";
import { notedName } from "~/features/site/visitor-page.ts";
import { countVisit } from "~/features/visits/count.ts";
import { clientIp } from "../http/client-ip.ts";
import { keptPages } from "../finished-pages/kept-pages.ts";
import type { NextApp } from "../finished-pages/next-app.ts";
import { finishPage, sendFinished, type FinishedPage } from "../finished-pages/page-cache.ts";
import { takePageNeeds } from "../finished-pages/page-needs.ts";
import { answerMarkdown, prefersMarkdown } from "./markdown.ts";
import { answerOnce } from "./answer-once.ts";
import { hasHadItsPages } from "./asked-too-often.ts";
import { passThrough } from "./pass-through.ts";
import { askForPassword, hasPass, protectedHeaders } from "./protected-page.ts";
import type { SiteRequest } from "./request.ts";
import { speculationPath } from "./speculation.ts";

/** A page as visitors see it: from memory, or made once for everybody who asks meanwhile. */
export function answerVisitorPage(
  ctx: SiteRequest,
  index: SiteIndex,
  target: { page: IndexedPage; locale: string; route?: "page" | "search" },
): Promise<void> | void {
  const { page, locale, route = "page" } = target;
  if (page.isProtected) return answerProtected(ctx, index, target);
  const isText = isReadable(index, page);
  if (isText && prefersMarkdown(ctx.request)) return answerMarkdown(ctx, index, { page, locale });
  noteVisit(ctx, target);
  return answer(ctx, shownPage(index, { page, locale, route, isText }));
}

/** Makes a page before anybody asks for it, and keeps it; whoever asks meanwhile waits for the same one. */
export async function makeReady(
  next: NextApp,
  index: SiteIndex,
  { page, locale }: { page: IndexedPage; locale: string },
): Promise<void> {
  const rendering = shownPage(index, { page, locale, route: "page", isText: isReadable(index, page) });
  await keptPages.get(rendering.key, () => make({ next }, rendering));
}

function shownPage(
  index: SiteIndex,
  { page, locale, route, isText }: { page: IndexedPage; locale: string; route: "page" | "search"; isText: boolean },
): Rendering & { key: string } {
  const state = stateOf(index, page);
  return {
    // A query takes no part, so it can neither multiply entries nor reach the page.
    needsOf: { name: notedName({ siteId: index.id, locale, pageId: page.id }), of: state, siteId: index.id },
    key: `${index.id}|${locale}|${page.id}|${state}`,
    url: `/_site/${index.id}/${locale}/${route}/${page.id}`,
    status: 200,
    headers: {
      ...pageHeaders(index, page, locale),
      ...(isText ? { vary: "accept, accept-encoding" } : {}),
      "speculation-rules": `"${speculationPath}"`,
    },
  };
}

/** A page whose list holds this entry: open, and named in the page's form. */
export function answerEntryPage(
  ctx: SiteRequest,
  index: SiteIndex,
  { page, locale, entryId, named = "" }: { page: IndexedPage; locale: string; entryId: string; named?: string },
): Promise<void> | void {
  noteVisit(ctx, { page, locale });
  const state = stateOf(index, page);
  return answer(ctx, {
    needsOf: {
      name: notedName({ siteId: index.id, locale, pageId: page.id, form: `entry-${entryId}` }),
      of: state,
      siteId: index.id,
    },
    key: `${index.id}|${locale}|${page.id}|${state}|${entryId}|${named}`,
    url: `/_site/${index.id}/${locale}/entry/${page.id}/${entryId}`,
    status: 200,
    headers: {
      ...pageHeaders(index, page, locale),
      ...(isReadable(index, page) ? { vary: "accept, accept-encoding" } : {}),
      "speculation-rules": `"${speculationPath}"`,
    },
  });
}

/** Counts what a browser asks for to show it; a page that it has already (304) counts as well. */
export function noteVisit({ request, site, origin }: SiteRequest, target: { page: IndexedPage; locale: string }): void {
  if (request.method !== "GET") return;
  const { page, locale } = target;
  countVisit({ headers: request.headers, siteId: site.id, pageId: page.id, locale, origin, ip: clientIp(request) });
}

/** A page with a further part of a list of the site. */
export function answerListed(
  ctx: SiteRequest,
  index: SiteIndex,
  { page, locale, list, number }: { page: IndexedPage; locale: string; list: string; number: number },
): Promise<void> | void {
  noteVisit(ctx, { page, locale });
  const state = stateOf(index, page);
  return answer(ctx, {
    needsOf: {
      name: notedName({ siteId: index.id, locale, pageId: page.id, form: `listed-${list}-${number}` }),
      of: state,
      siteId: index.id,
    },
    key: `${index.id}|${locale}|${page.id}|${state}|${list}-${number}`,
    url: `/_site/${index.id}/${locale}/listed/${page.id}/${list}/${number}`,
    status: 200,
    headers: { ...pageHeaders(index, page, locale), "speculation-rules": `"${speculationPath}"` },
  });
}

/** The site's own "not found": one cached page per language. */
export function answerMissing(ctx: SiteRequest, index: SiteIndex, locale: string): Promise<void> | void {
  return answerWithout(ctx, index, { locale, form: "missing", version: 0, status: 404 });
}

/** In the place of what this page listed once, which does not come back: one cached page per list and language. */
export function answerGone(
  ctx: SiteRequest,
  index: SiteIndex,
  { page, locale }: { page: IndexedPage; locale: string },
): Promise<void> | void {
  return answerWithout(ctx, index, { locale, form: `gone/${page.id}`, version: page.versionNumber, status: 410 });
}

interface Without {
  locale: string;
  form: "missing" | `gone/${string}`;
  /** Of the page whose name it shows. */
  version: number;
  status: 404 | 410;
}

function answerWithout(
  ctx: SiteRequest,
  index: SiteIndex,
  { locale, form, version, status }: Without,
): Promise<void> | void {
  const frame = frameDigest(index);
  return answer(ctx, {
    needsOf: { name: `${index.id}|${locale}|${form}`, of: frame, siteId: index.id },
    key: `${index.id}|${locale}|${form}|${version}|${frame}`,
    url: `/_site/${index.id}/${locale}/${form}`,
    status,
    headers: { "x-robots-tag": "noindex" },
  });
}

/** A page behind a password: its content is rendered for nobody but those who have given it, and each time anew. */
async function answerProtected(
  ctx: SiteRequest,
  index: SiteIndex,
  { page, locale }: { page: IndexedPage; locale: string },
): Promise<void> {
  if (!(await hasPass(ctx, page.id))) return askForPassword(ctx, { pageId: page.id, locale });
  if (hasHadItsPages(ctx)) return;
  noteVisit(ctx, { page, locale });
  const url = `/_site/${index.id}/${locale}/opened/${page.id}`;
  await answerOnce(ctx, { url, status: 200, headers: { ...pageHeaders(index, page, locale), ...protectedHeaders } });
}

interface Rendering {
  url: string;
  status: number;
  headers: OutgoingHttpHeaders;
  /** Under which name the page's data is noted while it is drawn, and in which state of page and site. */
  needsOf: { name: string; of: string; siteId: string };
}

/** A page that lies in memory is sent at once: promises would cost more than all else on its way. */
function answer(ctx: SiteRequest, rendering: Rendering & { key: string }): Promise<void> | void {
  if (ctx.next.isDevelopment) return passThrough(ctx, rendering);
  const page = keptPages.peek(rendering.key);
  if (page) return sendFinished(ctx, page);
  return keptPages.get(rendering.key, () => make(ctx, rendering)).then((made) => sendFinished(ctx, made));
}

async function make({ next }: { next: NextApp }, { url, needsOf, ...rendering }: Rendering): Promise<FinishedPage> {
  const made = await next.renderForVisitors(url);
  const status = made.status === 404 ? 404 : rendering.status;
  const isCurrent = takePageNeeds(needsOf.name, needsOf);
  return { ...(await finishPage(status, made.body, rendering.headers)), isCurrent };
}
