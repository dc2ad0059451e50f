import { footerAddresses } from "~/features/site/domain/frame/footer.ts";
import { navigationLinks } from "~/features/site/domain/navigation/navigation.ts";
import { directoryQueryOf } from "~/features/directory/search/schema.ts";
import { findableEntries } from "~/features/listings/findable-entries.ts";
import { namedEntryOf } from "~/features/listings/named-entry.ts";
import { entryMarkdown } from "~/features/site/plain-page/entry-markdown.ts";
import { pageMarkdown } from "~/features/site/plain-page/page-markdown.ts";
import { searchSite } from "~/features/site/search.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { partOfListIn } from "~/features/listings/domain/list-part.ts";
import { loadPageDataWith } from "~/kinds/page-data.ts";
import { localeSchema } from "~/lib/locales.ts";
import { getDb } from "~/server/db.ts";
import { startServer, type RunningServer } from "~/server/http.ts";
import type { NextApp } from "~/server/finished-pages/next-app.ts";
import { jobsAtRest } from "./jobs-at-rest.ts";

/** The process as it is, but pages are drawn as the plain data that they show; `made` names each that was drawn. */
export async function startDrawingServer(made: string[]): Promise<RunningServer> {
  const renderer: NextApp = {
    isDevelopment: false,
    handle: () => Promise.reject(new Error("pages are rendered, not handed over")),
    upgrade: () => undefined,
    async render(url) {
      made.push(url);
      return { status: 200, headers: {}, body: Buffer.from(await markdownAt(url)) };
    },
    async renderForVisitors(url) {
      made.push(url);
      const body = Buffer.from(`<!doctype html><html><body>${JSON.stringify(await shownAt(url))}</body></html>`);
      return { status: 200, headers: { "content-type": "text/html" }, body };
    },
    close: () => Promise.resolve(),
  };
  const server = await startServer({ port: 0, dev: false }, () => Promise.resolve(renderer));
  await jobsAtRest(process.env.DATABASE_URL ?? "");
  return server;
}

function namedIn(url: string) {
  const { pathname, searchParams: asked } = new URL(url, "https://drawn.test");
  const [siteId = "", locale = "", route, pageId = "", named = "", number] = pathname.split("/").slice(2);
  const page = { siteId, locale: localeSchema.parse(locale), pageId, asked };
  const part = route === "listed" ? partOfListIn(`?${named}=${number}`) : null;
  if (part) return { ...page, form: `listed-${part.list}-${part.number}` as const, entries: part };
  const entries = { entryId: named };
  if (route === "asked") return { ...page, form: "asked" as const, entries };
  const form = route === "entry" ? { form: `entry-${named}` as const } : {};
  return { ...page, ...form, entries };
}

async function markdownAt(url: string): Promise<string> {
  const entryId = url.split("/")[6];
  const form = entryId ? (`markdown-${entryId}` as const) : "markdown";
  const entries = entryId ? { entryId } : "all";
  const page = await loadVisitorPage({ ...namedIn(url), form }, loadPageDataWith(entries));
  if (!page || !entryId) return page ? pageMarkdown(page, "https://drawn.test") : "";
  const entry = namedEntryOf(page.context.data, entryId);
  return entry ? entryMarkdown(entry, page.context, "https://drawn.test") : "";
}

async function shownAt(url: string): Promise<unknown> {
  const { locale, pageId, entries, asked, ...site } = namedIn(url);
  const load = loadPageDataWith(entries);
  const page = await loadVisitorPage({ ...site, locale, pageId }, (shown, request) =>
    load(shown, { ...request, asked: directoryQueryOf(asked) }),
  );
  if (!page) return null;
  const { index, context, sections } = page;
  const navigation = navigationLinks(index, "header", { locale, currentPageId: pageId });
  const listed = await findableEntries(getDb(), index, locale, new Date());
  const query = asked.get("searchQuery");
  const found = query === null ? null : await searchSite(index, locale, query, { listed, part: 1 });
  return { data: context.data, footer: footerAddresses(index, new Date()), sections, navigation, found };
}
