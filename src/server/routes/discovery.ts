import { sitemapOf, sitemapPart, urlset } from "~/features/site/domain/sitemap.ts";
import type { SiteIndex } from "~/features/site/domain/site-index.ts";
import { siteIcon } from "~/features/site/domain/icon.ts";
import { llmsText } from "~/features/site/plain-page/llms.ts";
import { siteOrigin } from "~/lib/site-origin.ts";
import { env } from "../env.ts";
import { keptPages } from "../kept-pages.ts";
import { finishPage, sendFinished } from "../page-cache.ts";
import type { SiteRequest } from "./request.ts";

interface Discovery {
  contentType: string;
  body: (index: SiteIndex, origin: string) => string;
}

const xml = "application/xml; charset=utf-8";
const answers: Record<string, Discovery> = {
  "/sitemap.xml": { contentType: xml, body: sitemapOf },
  "/robots.txt": {
    contentType: "text/plain; charset=utf-8",
    body: (index, origin) =>
      [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /login",
        "Disallow: /preview/",
        ...index.locales.flatMap((locale) => [`Disallow: /${locale}/edit`, `Disallow: /${locale}/login`]),
        "",
        `Sitemap: ${origin}/sitemap.xml`,
        "",
      ].join("\n"),
  },
  "/llms.txt": { contentType: "text/plain; charset=utf-8", body: llmsText },
  "/favicon.svg": { contentType: "image/svg+xml", body: siteIcon },
  "/favicon.ico": { contentType: "image/svg+xml", body: siteIcon }, // what browsers ask for by themselves
};

/** What machines ask a site for, made once for each state of the site. Null for every other path. */
export function answerDiscovery(ctx: SiteRequest, index: SiteIndex): Promise<void> | null {
  const { pathname } = ctx;
  const answer = Object.hasOwn(answers, pathname) ? answers[pathname] : partAt(index, pathname);
  return answer ? send(ctx, index, answer) : null;
}

function partAt(index: SiteIndex, pathname: string): Discovery | null {
  const pages = sitemapPart(index, pathname);
  return pages && { contentType: xml, body: (_, origin) => urlset(index, pages, origin) };
}

async function send(ctx: SiteRequest, index: SiteIndex, { contentType, body }: Discovery): Promise<void> {
  const { id, revision, primaryHost } = index;
  const made = await keptPages.get(`${id}|${ctx.pathname}|${revision}`, async () => {
    const text = body(index, siteOrigin(primaryHost, env.PORT));
    const headers = { "content-type": contentType, "cache-control": "public, max-age=300" };
    return await finishPage(200, Buffer.from(text), headers);
  });
  sendFinished(ctx, made);
}
