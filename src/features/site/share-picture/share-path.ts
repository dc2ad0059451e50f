import { textHash } from "~/lib/text-hash.ts";
import { pageHeading } from "../domain/pages/metadata.ts";
import { isListed } from "../domain/pages/sitemap.ts";
import { shownName } from "../domain/frame/site-logo.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";

/** How large the picture of a page is where it is shared: what networks ask for. In px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Counts up whenever pictures are drawn in another way: then all of them get addresses of their own. */
const drawing = 1;

/** One entry of what a page lists, which has an address of its own: the beginning of its id, and its name. */
export interface SharedEntry {
  shortId: string;
  title: string;
}

/**
 * Where the picture of a page in one language lies, or that of an entry below it: an address for each thing that it would
 * show. Null for pages that are not listed, which have none. Pure.
 */
export function sharePath(
  index: SiteIndex,
  page: IndexedPage,
  locale: string,
  entry: SharedEntry | null = null,
): string | null {
  if (!isListed(index, page) || !page.locales[locale]) return null;
  const shown = [
    drawing,
    page.versionId,
    entry?.title ?? pageHeading(index, page, locale).text,
    shownName(index, "header"),
    index.primaryHost,
    index.theme,
    index.logo?.publicUrl,
    index.mediaChanges,
    index.isHealthOpticsMember,
    [...index.archivedGroups].sort(),
  ];
  const owner = entry ? `${page.id}/${entry.shortId}` : page.id;
  return `/share/${owner}/${locale}-${textHash(JSON.stringify(shown))}.jpg`;
}

/** The page, the beginning of its entry's id if it is one's, and the language that a path below `/share/` names. Null for every other path. Pure. */
export function shareTarget(pathname: string): { pageId: string; shortId: string | null; locale: string } | null {
  const form = /^\/share\/([0-9a-f-]{36})(?:\/([0-9a-f]{8}))?\/([a-z]{2})-[0-9a-f]{16}\.jpg$/;
  const [, pageId, shortId = null, locale] = form.exec(pathname) ?? [];
  return pageId && locale ? { pageId, shortId, locale } : null;
}
