import { workerPath } from "~/features/golf/worker/names.ts";
import { asksDirectory } from "~/features/directory/search/schema.ts";
import { partOfListIn } from "~/features/listings/domain/list-part.ts";
import { memberMark } from "~/features/account/member-mark.ts";
import { destinationOf, pathOf, segmentsOf } from "~/features/site/domain/pages/addresses.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { findPageToEdit } from "~/features/site/edit-target.ts";
import { getSiteIndex, peekSiteIndex } from "~/features/site/site-index.ts";
import { hasMemberMark } from "~/lib/member-mark.ts";
import { isSiteEditor } from "~/lib/site-editor.ts";
import { getActor } from "../auth.ts";
import { securityHeaders } from "../http/headers.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { editorWordsPath } from "../kept-editor-words.ts";
import { answerApi } from "./api.ts";
import { hasHadItsPages } from "./asked-too-often.ts";
import { answerDirectory } from "./directory.ts";
import { answerDiscovery } from "./discovery.ts";
import { aboutIn } from "./about-in.ts";
import { answerAbout, answerEntry, answerPart, entryTarget } from "./entry.ts";
import { answerEditorWords } from "./editor-words.ts";
import { answerForm, isForm } from "./form.ts";
import { answerGolfWorker } from "./golf-worker.ts";
import { answerMap } from "./map.ts";
import { answerMarkdown, markdownTarget } from "./markdown.ts";
import { meantAddress } from "./meant-address.ts";
import { answerMedia } from "./media.ts";
import { answerOwnPage } from "./own-page.ts";
import { answerPreview } from "./preview.ts";
import { answerPrivatePage } from "./private-page.ts";
import { isReading, type SiteRequest } from "./request.ts";
import { answerSearch } from "./search.ts";
import { answerShare } from "./share.ts";
import { answerSpeculation, speculationPath } from "./speculation.ts";
import { answerStatic } from "./static.ts";
import { answerVisit, visitPath } from "./visit.ts";
import { answerMissing, answerVisitorPage } from "./visitor-page.ts";

const longestSearch = 200;

/** The coupon page alone may ask for the camera, to scan codes. */
const cameraPolicy = securityHeaders["permissions-policy"].replace("camera=()", "camera=(self)");

/** Answers a request to a known site: API, files, or a page. */
export async function answerSiteRequest(ctx: SiteRequest): Promise<void> {
  const { pathname, request, response, next } = ctx;
  if (pathname.startsWith("/api/")) return answerApi(ctx);
  if (next.isDevelopment && /^\/(_next|__next)/.test(pathname)) {
    response.removeHeader("x-content-type-options"); // a manifest of Next's development server has the wrong type
    await next.handle(request, response);
    return;
  }
  if (pathname === visitPath) return answerVisit(ctx);
  if (isForm(ctx) && !pathname.startsWith("/_")) return answerForm(ctx);
  if (!isReading(request)) return sendPlain(response, 405, { allow: "GET, HEAD" });
  if (pathname === speculationPath) return answerSpeculation(ctx);
  if (pathname === editorWordsPath) return answerEditorWords(ctx);
  if (pathname === workerPath) return answerGolfWorker(ctx);
  if (pathname.startsWith("/media/")) return answerMedia(ctx);
  if (pathname.startsWith("/map/")) return answerMap(ctx);
  if (pathname.startsWith("/_next/static/")) return answerStatic(ctx);
  if (pathname.startsWith("/_")) return sendPlain(response, 404);

  const index = peekSiteIndex(ctx.site.id) ?? (await getSiteIndex(ctx.site.id));
  if (!index) return sendPlain(response, 404);
  const discovery = answerDiscovery(ctx, index);
  if (discovery) return discovery;
  if (pathname.startsWith("/share/")) return answerShare(ctx, index);
  return answerPage(ctx, index);
}

function answerPage(ctx: SiteRequest, index: SiteIndex): Promise<void> | void {
  const { pathname, response, search } = ctx;
  const segments = segmentsOf(pathname);
  if (!segments) return sendPlain(response, 400);
  if (segments.at(-1) === "") {
    const path = segments.slice(0, -1);
    if (path.length > 0 && !path.includes("")) return redirect(ctx, pathOf(path) + search, true);
    segments.pop();
  }
  if (segments.includes("")) return answerMissing(ctx, index, index.locales[0] ?? "de");

  const destination = destinationOf(index, segments);
  switch (destination.type) {
    case "page": {
      const asked = new URLSearchParams(ctx.search);
      const about = aboutIn(asked);
      if (about !== null) return answerAbout(ctx, index, { ...destination, id: about });
      const part = partOfListIn(ctx.search);
      if (part !== null) return answerPart(ctx, index, { ...destination, ...part });
      return asksDirectory(asked)
        ? answerDirectory(ctx, index, destination)
        : answerVisitorPage(ctx, index, destination);
    }
    case "search":
      return answerSearch(ctx, index, destination);
    case "missing": {
      const plain = markdownTarget(index, segments);
      if (plain) return answerMarkdown(ctx, index, plain);
      const entry = entryTarget(index, segments);
      if (entry) return answerEntry(ctx, index, entry);
      const meant = meantAddress(index, segments);
      return meant ? redirect(ctx, meant + search, false) : answerMissing(ctx, index, destination.locale);
    }
    case "redirect":
      return redirect(ctx, destination.location + search, destination.isPermanent);
    case "preview":
      return answerPreview(ctx, index, destination);
    case "login":
    case "account":
    case "password":
      return answerOwnPage(ctx, index, destination);
    case "coupon":
      response.setHeader("permissions-policy", cameraPolicy);
      response.setHeader("referrer-policy", "no-referrer"); // the address holds the coupon's code
      // Made for one request, before anybody knows who asks.
      return hasHadItsPages(ctx)
        ? undefined
        : answerPrivatePage(ctx, `/_site/${index.id}/${destination.locale}/coupon`);
    case "edit":
      return answerEditor(ctx, index, destination);
  }
}

async function answerEditor(
  ctx: SiteRequest,
  index: SiteIndex,
  destination: Extract<ReturnType<typeof destinationOf>, { type: "edit" }>,
): Promise<void> {
  const { request, response } = ctx;
  // Before the page is looked for: a stranger must not learn which drafts there are.
  const actor = await getActor(request.headers.cookie, ctx.site);
  if (!actor || !isSiteEditor(actor)) return redirectToLogin(ctx);
  const pageId = await findPageToEdit(index, destination);
  if (!pageId) return answerMissing(ctx, index, destination.locale);
  // Sessions that are older than the mark, or whose mark was lost, get it here.
  if (!hasMemberMark(request.headers.cookie))
    response.appendHeader("set-cookie", memberMark(ctx.origin.startsWith("https:")));
  return answerPrivatePage(ctx, `/_site/${index.id}/${destination.locale}/edit/${pageId}`);
}

/** To the sign-in, which leads back to the address that was asked for. */
function redirectToLogin(ctx: SiteRequest): void {
  const flags = ctx.search.length <= longestSearch ? ctx.search : "";
  ctx.response.setHeader("x-robots-tag", "noindex");
  ctx.response.writeHead(307, {
    location: `/login?callbackUrl=${encodeURIComponent(ctx.pathname + flags)}`,
    "cache-control": "private, no-store",
  });
  ctx.response.end();
}

/** `location` is a path of this site, put together from checked segments: it always starts with one slash. */
function redirect({ response }: SiteRequest, location: string, isPermanent: boolean): void {
  response.writeHead(isPermanent ? 308 : 307, { location, "cache-control": "public, max-age=0, must-revalidate" });
  response.end();
}
