import { sitemapOf } from "~/features/site/domain/sitemap.ts";
import type { SiteIndex } from "~/features/site/domain/site-index.ts";
import { llmsText } from "~/features/site/plain-page/llms.ts";
import { siteOrigin } from "~/lib/site-origin.ts";
import { siteIcon } from "~/features/site/domain/icon.ts";
import { env } from "../env.ts";
import { send } from "../send.ts";
import type { SiteRequest } from "./request.ts";

const answers: Record<string, { contentType: string; body: (index: SiteIndex, origin: string) => string }> = {
  "/sitemap.xml": { contentType: "application/xml; charset=utf-8", body: sitemapOf },
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

/** What machines ask a site for. False for every other path. */
export function answerDiscovery(exchange: SiteRequest, index: SiteIndex): boolean {
  const { pathname } = exchange;
  const answer = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined;
  if (!answer) return false;
  const etag = `"${index.revision}-${pathname.length}"`;
  const headers = { "content-type": answer.contentType, "cache-control": "public, max-age=300" };
  send(exchange, { headers, body: answer.body(index, siteOrigin(index.primaryHost, env.PORT)), etag });
  return true;
}
