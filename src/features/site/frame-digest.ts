import { frameIndexOf } from "./domain/frame/frame-index.ts";
import type { IndexedPage, SiteIndex } from "./domain/pages/site-index.ts";
import { digestOf } from "./seen-pages.ts";

const digests = new WeakMap<SiteIndex, string>();

/**
 * Stands for what every page of a site shows beside its own content: look, settings, and of the pages that header and
 * footer lead to their names and addresses. It stays the same while other pages are published, and while drafts,
 * branches and collections change: a finished page remembers what it shows of those. Computed once for each index.
 */
export function frameDigest(index: SiteIndex): string {
  const known = digests.get(index);
  if (known) return known;
  const { revision: _, branches: _b, collections: _c, pages: _p, addresses: _a, redirects: _r, ...rest } = index;
  const frame = { ...rest, archivedGroups: [...index.archivedGroups].sort() };
  const pages = [...frameIndexOf(index, "").pages.values()].map(linkedFacts);
  const digest = digestOf([frame, pages]);
  digests.set(index, digest);
  return digest;
}

/** Stands for what a page shows in this version, with the frame around it. */
export const stateOf = (index: SiteIndex, page: IndexedPage): string => `${page.versionNumber}|${frameDigest(index)}`;

/** What a link to a page shows of it; the home page's description is the site's claim. */
function linkedFacts({ id, role, collection, locales, closedNames }: IndexedPage) {
  const texts = Object.entries(locales).map(([locale, text]) => {
    const claim = role === "home" ? text?.description : "";
    return [locale, text?.slug, text?.name, claim];
  });
  return [id, role, collection, texts, ...(closedNames ? [closedNames] : [])];
}
