import { textHash } from "~/lib/text-hash.ts";
import { pageHeading } from "../domain/pages/metadata.ts";
import { isListed } from "../domain/pages/sitemap.ts";
import { shownName } from "../domain/frame/site-logo.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";

/** How large the picture of a page is where it is shared: what networks ask for. In px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Counts up whenever pictures are drawn in another way: then all of them get addresses of their own. */
const drawing = 1;

/**
 * Where the picture of a page in one language lies: an address for each thing that it would show. Null for pages that are
 * not listed, which have none. Pure.
 */
export function sharePath(index: SiteIndex, page: IndexedPage, locale: string): string | null {
  if (!isListed(index, page) || !page.locales[locale]) return null;
  const shown = [
    drawing,
    page.versionId,
    pageHeading(index, page, locale).text,
    shownName(index, "header"),
    index.primaryHost,
    index.theme,
    index.logo?.publicUrl,
  ];
  return `/share/${page.id}/${locale}-${textHash(JSON.stringify(shown))}.jpg`;
}

/** The page and language that a path below `/share/` names. Null for every other path. Pure. */
export function shareTarget(pathname: string): { pageId: string; locale: string } | null {
  const [, pageId, locale] = /^\/share\/([0-9a-f-]{36})\/([a-z]{2})-[0-9a-f]{16}\.jpg$/.exec(pathname) ?? [];
  return pageId && locale ? { pageId, locale } : null;
}
