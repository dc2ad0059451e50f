import { loadPage } from "~/features/page/load.ts";
import { mediaOf } from "~/features/page/media-of.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { pagePairs, picturePairs } from "./page-pairs.ts";
import type { TranslatedPage } from "./schema.ts";
import { countsOf } from "./text-pair.ts";

/** Every page of the site in order, and how far each is translated in every language but the first. */
export async function translatedPages(ctx: ServiceContext): Promise<TranslatedPage[]> {
  const pages: TranslatedPage[] = [];
  // One after the other: whoever asks for a large site takes one connection, and nobody else waits for long.
  for (const id of await pagesToTranslate(ctx)) pages.push(...(await translatedPage(ctx, id)));
  return pages;
}

/** Every page that is neither archived nor in the trash, in order. */
export async function pagesToTranslate({ db, siteId }: Pick<ServiceContext, "db" | "siteId">): Promise<string[]> {
  const rows = await db.page.findMany({
    where: { siteId, deletedAt: null, status: { notIn: ["deleted", "archived"] } },
    select: { id: true },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}

/** Nothing when the page has gone meanwhile. */
async function translatedPage({ db, site, siteId }: ServiceContext, pageId: string): Promise<TranslatedPage[]> {
  const page = await loadPage(db, siteId, pageId);
  if (!page) return [];
  const { document, revision } = page;
  const [source, ...others] = localesOf(site);
  const media = await mediaOf(db, siteId, document);
  const counts = others
    .filter((locale) => source !== undefined && !document.disallowedLocales.includes(locale))
    .map((locale) => {
      const languages = { source: source ?? locale, locale };
      const pairs = [...pagePairs(document, languages), ...picturePairs(document, media, languages)];
      return [locale, countsOf(pairs)] as const;
    });
  return [{ pageId, name: document.name, revision, counts: Object.fromEntries(counts) }];
}
