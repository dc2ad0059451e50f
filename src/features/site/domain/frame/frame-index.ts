import type { MediaRef } from "~/features/media/schema.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { PageEntry, SiteDocument } from "../../document-schema.ts";
import type { NavigationItem } from "../../schema.ts";
import { legalSlugs } from "./footer.ts";
import { navigationTree } from "../navigation/navigation-tree.ts";
import { buildSiteIndex, type IndexedPage, type SiteIndex } from "../pages/site-index.ts";

const systemPages: ReadonlySet<string> = new Set(Object.values(legalSlugs));

/** The index with the pages alone that header and footer may lead to, and `pageId`: little enough for a browser. Pure. */
export function frameIndexOf(index: SiteIndex, pageId: string): SiteIndex {
  const named = new Set([pageId, ...index.navigation.flatMap(({ children }) => children.flatMap(idsOf))]);
  const isOfFrame = ({ id, role, locales }: IndexedPage) =>
    named.has(id) || role !== null || Object.values(locales).some((texts) => systemPages.has(texts?.slug ?? ""));
  return buildSiteIndex({ ...index, collections: {} }, [...index.pages.values()].filter(isOfFrame), []);
}

/**
 * The index of a site of which nothing is published yet as it will be with all its pages, so that an editor sees where
 * header and footer will lead; of any other site as it is. Pure.
 */
export function withUnpublished(index: SiteIndex, pages: SiteDocument["pages"]): SiteIndex {
  if (index.pages.size > 0) return index;
  const all = Object.entries(pages).map(([id, entry]) => addedPage(id, entry, () => true));
  return buildSiteIndex(index, all, []);
}

interface FrameChanges {
  mediumOf: (id: string | null) => MediaRef | null;
  /** Whether visitors find the page in this language: those that the index does not hold may come into the navigation. */
  isFound: (pageId: string, locale: string) => boolean;
}

/** The index as header and footer are to be drawn while settings, look and navigation are being changed. Pure. */
export function withChanges(
  index: SiteIndex,
  document: Pick<SiteDocument, "settings" | "theme" | "navigation" | "pages">,
  { mediumOf, isFound }: FrameChanges,
): SiteIndex {
  const { settings, theme, navigation, pages } = document;
  const { logoMediaId, alternativeLogoMediaId } = settings.header;
  const logos = {
    own: mediumOf(logoMediaId),
    alternative: mediumOf(alternativeLogoMediaId),
    business: index.logos.business,
  };
  const known = [...index.pages.values()].flatMap((page) => {
    const entry = ownValue(pages, page.id);
    return entry ? { ...page, role: roleNow(page, entry) } : [];
  });
  const ids = new Set(Object.values(navigation.entries).map(({ pageId }) => pageId));
  const added = [...ids].flatMap((id) => {
    const entry = index.pages.has(id) || !Object.hasOwn(pages, id) ? undefined : pages[id];
    return entry ? addedPage(id, entry, (locale) => isFound(id, locale)) : [];
  });
  const drawn = { ...index, settings, theme, logos, navigation: navigationTree(navigation) };
  return buildSiteIndex(drawn, [...known, ...added], []);
}

/** Which page is the home page is so at once, every other role with the next publish. */
function roleNow({ role }: IndexedPage, entry: PageEntry): IndexedPage["role"] {
  if (entry.role === "home") return "home";
  return role === "home" ? null : role;
}

/** As much of a page as a link to it needs. */
function addedPage(
  id: string,
  { role, collection, names, slugs }: PageEntry,
  isFound: (locale: string) => boolean,
): IndexedPage {
  const found = Object.entries(slugs).filter(([locale]) => isFound(locale));
  const nameIn = (locale: string) => (names as Partial<Record<string, string>>)[locale] ?? "";
  const locales: IndexedPage["locales"] = {};
  for (const [locale, slug] of found) locales[locale] = { slug, name: nameIn(locale), description: "" };
  const closed = Object.keys(names).filter((locale) => !locales[locale]);
  return {
    id,
    role,
    collection,
    versionId: id,
    versionNumber: 0,
    publishedAt: new Date(0),
    isProtected: false,
    sortKey: "",
    options: {},
    locales,
    closedNames: Object.fromEntries(closed.map((locale) => [locale, nameIn(locale)])),
  };
}

function idsOf({ pageId, children }: Pick<NavigationItem, "pageId" | "children">): string[] {
  return [pageId, ...children.map((child) => child.pageId)];
}
