import { shopDay } from "~/features/listings/domain/last-day.ts";
import { listedEntries, type ListedEntry } from "~/features/listings/entry-places.ts";
import { robotsOf } from "~/features/site/domain/pages/robots.ts";
import { countParts, partNumber, sitemapOf, sitemapPart, urlset } from "~/features/site/domain/pages/sitemap.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { siteIcon } from "~/features/site/domain/frame/icon.ts";
import { llmsText } from "~/features/site/plain-page/llms.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { ownValue } from "~/lib/own-value.ts";
import { dataHeadsOf } from "../data-heads.ts";
import { getDb } from "../db.ts";
import { env } from "../env.ts";
import { keptPages } from "../finished-pages/kept-pages.ts";
import { finishPage, sendFinished } from "../finished-pages/page-cache.ts";
import { keptByKey } from "../kept-by-key.ts";
import type { SiteRequest } from "./request.ts";
import { answerMissing } from "./visitor-page.ts";

interface Discovery {
  contentType: string;
  body: (index: SiteIndex, origin: string, listed: readonly ListedEntry[]) => string;
  /** Whether it tells of what the site lists beside its pages. */
  isOfEntries?: true;
}

const xml = "application/xml; charset=utf-8";
const answers: Record<string, Discovery> = {
  "/sitemap.xml": { contentType: xml, body: sitemapOf, isOfEntries: true },
  "/robots.txt": { contentType: "text/plain; charset=utf-8", body: robotsOf },
  "/llms.txt": { contentType: "text/plain; charset=utf-8", body: llmsText, isOfEntries: true },
  "/favicon.svg": { contentType: "image/svg+xml", body: siteIcon },
  "/favicon.ico": { contentType: "image/svg+xml", body: siteIcon }, // what browsers ask for by themselves
};

/** What machines ask a site for, made once for each state of the site. Null for every other path. */
export function answerDiscovery(ctx: SiteRequest, index: SiteIndex): Promise<void> | null {
  const { pathname } = ctx;
  const part = partNumber(pathname);
  if (part !== null) return answerPart(ctx, index, part);
  const answer = ownValue(answers, pathname);
  return answer ? send(ctx, index, answer) : null;
}

async function answerPart(ctx: SiteRequest, index: SiteIndex, part: number): Promise<void> {
  if (part > (await partsOfMap(index))) return answerMissing(ctx, index, index.locales[0] ?? "de");
  await send(ctx, index, {
    contentType: xml,
    body: (_, origin, listed) => urlset(sitemapPart(index, ctx.pathname, listed) ?? [], origin),
    isOfEntries: true,
  });
}

const kept = keptByKey<number>("parts-of-maps", 500);

/** Counted once for each state of the site, for every number that anybody asks for. */
function partsOfMap(index: SiteIndex): Promise<number> {
  const now = new Date();
  const key = [index.id, index.revision, stateOfEntries(index, now)].join("|");
  return kept(key, async () => countParts(index, await listedEntries(getDb(), index, now)));
}

async function send(ctx: SiteRequest, index: SiteIndex, { contentType, body, isOfEntries }: Discovery): Promise<void> {
  const { id, revision, primaryHost } = index;
  const now = new Date();
  const made = await keptPages.get(
    [id, ctx.pathname, revision, isOfEntries && stateOfEntries(index, now)].join("|"),
    async () => {
      const listed = isOfEntries ? await listedEntries(getDb(), index, now) : [];
      const text = body(index, siteOrigin(primaryHost, env.PORT), listed);
      const headers = { "content-type": contentType, "cache-control": "public, max-age=300" };
      return await finishPage(200, Buffer.from(text), headers);
    },
  );
  sendFinished(ctx, made);
}

/** Entries change, and end with their last day. */
function stateOfEntries({ id, timeZone }: Pick<SiteIndex, "id" | "timeZone">, now: Date): string {
  const heads = dataHeadsOf(id);
  return [heads["jobs"] ?? 0, heads["items"] ?? 0, shopDay(now, timeZone)].join();
}
