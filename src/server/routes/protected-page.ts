import type { OutgoingHttpHeaders } from "node:http";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { PasswordProblem } from "~/features/site/components/password-page.tsx";
import { isUnlocked, unlock } from "~/features/site/password/page-password.ts";
import { getSiteIndex, peekSiteIndex } from "~/features/site/site-index.ts";
import { DomainError } from "~/lib/errors.ts";
import { clientIp } from "../http/client-ip.ts";
import { getDb } from "../db.ts";
import { keptPages } from "../finished-pages/kept-pages.ts";
import { finishPage, sendFinished } from "../finished-pages/page-cache.ts";
import { readForm } from "./read-form.ts";
import { passThrough } from "./pass-through.ts";
import type { SiteRequest } from "./request.ts";

/** What stands behind a password is kept by nobody and listed nowhere, and neither is the question for it. */
export const protectedHeaders: OutgoingHttpHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
};

/** Header and footer may say what is open today. */
const questionMs = 60_000;

/** Whether this browser has given the page's password. */
export function hasPass({ request, site, origin }: SiteRequest, pageId: string): Promise<boolean> {
  const visitor = { db: getDb(), siteId: site.id, pageId, isSecure: origin.startsWith("https:") };
  return isUnlocked(visitor, request.headers.cookie);
}

/** The question for the password, in the place of the page. */
export async function askForPassword(
  ctx: SiteRequest,
  { pageId, locale, problem, headers }: ProtectedPlace & { problem?: PasswordProblem },
): Promise<void> {
  const status = problem === "wait" ? 429 : 403;
  const url = `/_site/${ctx.site.id}/${locale}/protected/${pageId}${problem ? `?problem=${problem}` : ""}`;
  if (ctx.next.isDevelopment) {
    ctx.request.method = "GET"; // its body was read
    return passThrough(ctx, { url, status });
  }
  // Asked for as often as anybody likes, and the same for all of them: made once for each state of the site.
  const index = await getSiteIndex(ctx.site.id);
  const page = await keptPages.get([ctx.site.id, locale, pageId, "protected", problem].join("|"), async () => {
    const made = await ctx.next.renderForVisitors(url);
    const finished = await finishPage(made.status === 200 ? status : made.status, made.body, protectedHeaders);
    return {
      ...finished,
      isCurrent: isCurrentUntil(Date.now() + questionMs, ctx.site.id, index && new WeakRef(index)),
    };
  });
  sendFinished(ctx, page, { ...protectedHeaders, ...headers, "x-request-id": ctx.requestId });
}

/** While the site's index is still the one that is given. What is kept refers to it by this alone: a site's index is large. */
function isCurrentUntil(until: number, siteId: string, index: WeakRef<SiteIndex> | null): () => boolean {
  return () => {
    const now = peekSiteIndex(siteId);
    return Date.now() < until && now !== null && now === index?.deref();
  };
}

interface ProtectedPlace {
  pageId: string;
  locale: string;
  /** Headers that the page's own answers have beyond those of every protected one. */
  headers?: OutgoingHttpHeaders;
}

/**
 * Takes the password that was sent to the page: leads to the page, now open in this browser, or asks once more. What holds
 * none, such as a form of the page that was sent once its pass was over, is no wrong one.
 */
export async function takePassword(ctx: SiteRequest, place: ProtectedPlace): Promise<void> {
  const sent = await readForm(ctx);
  if (!sent) return;
  const password = sent.get("password");
  if (password === null) return askForPassword(ctx, place);
  const { request, response, site, origin } = ctx;
  const isSecure = origin.startsWith("https:");
  const visitor = { db: getDb(), siteId: site.id, pageId: place.pageId, isSecure, ip: clientIp(request) };
  try {
    const cookie = await unlock(visitor, password);
    if (cookie === null) return await askForPassword(ctx, { ...place, problem: "wrong" });
    // By a request of its own: going back and forth sends nothing twice.
    const headers = { ...protectedHeaders, ...place.headers, location: ctx.pathname, "set-cookie": cookie };
    response.writeHead(303, headers);
    response.end();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too-many") throw error;
    await askForPassword(ctx, { ...place, problem: "wait" });
  }
}
