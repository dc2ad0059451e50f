import { publishedForm } from "~/features/page/domain/publishing.ts";
import { loadPage } from "~/features/page/load.ts";
import { mediaOf } from "~/features/page/media-of.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { localeSchema } from "~/lib/locales.ts";
import { getDb } from "~/server/db.ts";
import { pagePath } from "../domain/pages/addresses.ts";
import { pageHeading } from "../domain/pages/metadata.ts";
import { openLocales } from "../domain/pages/open-locales.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";
import { getSiteIndex } from "../site-index.ts";
import { drawablePage, type LoadPageData, type VisitorPage } from "../visitor-page.ts";
import { openPreview } from "./links.ts";

export interface PreviewPage extends VisitorPage {
  /** When the link ends. */
  expiresAt: Date;
  /** Says moments in the site's own time zone. */
  timeZone: string;
}

/**
 * The draft that a preview link opens, in one language and ready to draw as a publish would show it; null for a link
 * that is over, and for a language in which the page is not shown.
 */
export async function loadPreviewPage(
  { siteId, locale, token }: { siteId: string; locale: string; token: string },
  loadPageData: LoadPageData,
): Promise<PreviewPage | null> {
  const found = await openDraft({ siteId, token });
  const language = localeSchema.safeParse(locale).data;
  if (!found || !language || !found.locales.includes(language)) return null;
  const { index, document, page, expiresAt } = found;
  const media = await mediaOf(getDb(), siteId, document);
  const site = await getDb().site.findUniqueOrThrow({ where: { id: siteId }, select: { timeZone: true } });
  const { sections, context } = await drawablePage(
    { index, document, media },
    { locale: language, pageId: page.id },
    loadPageData,
  );
  const name = pageHeading(index, page, language);
  return { index, page, name, sections, context, expiresAt, timeZone: site.timeZone };
}

interface PreviewPlaces {
  pageId: string;
  /** Whether the page has a password: its preview asks for it, too. */
  isProtected: boolean;
  /** Where the page would stand, by the languages in which it is shown. */
  places: { locale: string; path: string | null }[];
}

/** The page that a link opens; null for a link that is over. */
export async function previewPlaces(link: { siteId: string; token: string }): Promise<PreviewPlaces | null> {
  const found = await openDraft(link);
  if (!found) return null;
  const { index, page, locales } = found;
  const places = locales.map((locale) => ({ locale, path: pagePath(index, page, locale) }));
  return { pageId: page.id, isProtected: page.isProtected, places };
}

async function openDraft({ siteId, token }: { siteId: string; token: string }) {
  const link = await openPreview(getDb(), { siteId, token });
  const [index, draft] = link
    ? await Promise.all([getSiteIndex(siteId), loadPage(getDb(), siteId, link.pageId)])
    : [null, null];
  if (!link || !index || !draft) return null;
  const document = publishedForm(draft.document);
  const page = { ...asIndexed(document), isProtected: draft.isProtected };
  return { index, document, page, locales: shownLocales(index, page), expiresAt: link.expiresAt };
}

function shownLocales({ locales }: SiteIndex, page: IndexedPage): string[] {
  return locales.filter((locale) => page.locales[locale]);
}

/** The draft as header and footer know published pages. */
function asIndexed({ id, role, collection, options, locales, disallowedLocales }: PageDocument): IndexedPage {
  return {
    id,
    role,
    collection,
    options,
    ...openLocales(locales, disallowedLocales),
    versionId: "",
    versionNumber: 0,
    publishedAt: new Date(0),
    isProtected: false,
    sortKey: "",
  };
}
