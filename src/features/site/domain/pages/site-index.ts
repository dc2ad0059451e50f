import type { Branch } from "~/features/directory/branch-data.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { CollectionName, PageLocale, PageRole } from "~/features/page/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Json } from "~/lib/json.ts";
import type { Collection } from "../../document-schema.ts";
import type { NavigationContainer, SiteSettings } from "../../schema.ts";
import { archivedMembers, firstCollection } from "../collections.ts";
import { inOrder } from "../in-order.ts";
import { shownLogo, type Logo, type Logos } from "../frame/site-logo.ts";

/** A published page, without its content: enough to find it, link to it and list it. */
export interface IndexedPage {
  id: string;
  role: PageRole | null;
  /** The one that it was published with, where another published page has that now. */
  formerRole?: PageRole;
  collection: CollectionName | null;
  versionId: string;
  versionNumber: number;
  publishedAt: Date;
  isProtected: boolean;
  sortKey: string;
  /** Slug, name, description and search title of the published version, by locale; disallowed locales are left out. */
  locales: Partial<Record<string, PageLocale>>;
  /** What it is called in the disallowed ones: better than nothing where it has no name in the others. */
  closedNames?: Readonly<Partial<Record<string, string>>>;
  /** Languages in which the page has an address, as in every one, but in which nobody has begun it. */
  addressOnly?: readonly string[];
  /** A page of a course that holds the scores of a round alone: whoever plays none is led home. */
  isOfRound?: boolean;
  /** The page's own options as they were published: see `pageOptions`. */
  options: Readonly<Record<string, Json>>;
}

export interface IndexedRedirect {
  locale: string;
  collection: string;
  slug: string;
  pageId: string;
}

/** Everything about a site that a visitor's request needs before a page's content, kept in memory. */
export interface SiteIndex {
  id: string;
  key: string;
  name: string;
  /** The default locale first. */
  locales: string[];
  revision: number;
  /** How often media of the site have been replaced or deleted: what published pages show has changed then without a publish. */
  mediaChanges: number;
  isHealthOpticsMember: boolean;
  /** By which the site dates what it shows: an IANA name. */
  timeZone: string;
  theme: unknown;
  settings: SiteSettings;
  navigation: NavigationContainer[];
  primaryHost: string | null;
  logos: Logos;
  /** Which of them the header shows. */
  logo: Logo | null;
  icon: MediaRef | null;
  /** Name of the business that the site belongs to. */
  businessName: string | null;
  /** The active branches of the site's own business, or of all that it lists while none is its own; in order. */
  branches: Branch[];
  /** By id, archived items among them. */
  collections: Readonly<Record<string, Collection>>;
  /** Groups that are archived wherever they are an item: no page shows them. */
  archivedGroups: ReadonlySet<string>;
  /** The published pages that visitors may see; archived ones are not among them. */
  pages: ReadonlyMap<string, IndexedPage> & { ofRole?(role: PageRole): IndexedPage | undefined };
  /** Page ids by `addressKey`, also in languages that the site has no more. */
  addresses: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
}

/** What the maps of an index are keyed by. None of the parts can hold a slash. */
export function addressKey(locale: string, collection: string | null, slug: string): string {
  return `${locale}/${collection ?? ""}/${slug}`;
}

/**
 * Puts the parts of an index together. Former addresses that a page stands at today lead to that page. Throws `unavailable`
 * for a site without a language.
 */
export function buildSiteIndex(
  site: Omit<SiteIndex, "logo" | "archivedGroups" | "pages" | "addresses" | "redirects">,
  published: readonly IndexedPage[],
  redirects: readonly IndexedRedirect[],
): SiteIndex {
  if (site.locales.length === 0) throw new DomainError("unavailable", "No i18n config found");
  const archived = archivedMembers(site.collections);
  const pages = published.filter(({ id }) => !archived.pages.has(id));
  const addresses = new Map<string, string>();
  for (const page of pages) {
    for (const [locale, texts] of Object.entries(page.locales)) {
      const key = texts?.slug ? addressKey(locale, page.collection, texts.slug) : null;
      if (key && !addresses.has(key)) addresses.set(key, page.id);
    }
  }
  return {
    ...site,
    logo: shownLogo(site.settings.header, site.logos),
    archivedGroups: archived.groups,
    pages: new Map(pages.map((page) => [page.id, page])),
    addresses,
    redirects: new Map(
      redirects.map((entry) => [addressKey(entry.locale, entry.collection, entry.slug), entry.pageId]),
    ),
  };
}

export function pageByRole(index: SiteIndex, role: PageRole): IndexedPage | undefined {
  const { pages } = index;
  if (pages.ofRole) return pages.ofRole(role);
  for (const page of pages.values()) if (page.role === role) return page;
  return undefined;
}

export function pageBySlug(index: SiteIndex, locale: string, slug: string): IndexedPage | undefined {
  const id = index.addresses.get(addressKey(locale, null, slug));
  return id ? index.pages.get(id) : undefined;
}

/**
 * The pages of a collection that visitors may see, in its order, also those that do not stand in every language: of the
 * collection with this id, or else of the site's first one of this name.
 */
export function pagesOfCollection(
  index: SiteIndex,
  { name, id }: { name: CollectionName; id?: string | null },
): IndexedPage[] {
  const chosen = id && Object.hasOwn(index.collections, id) ? id : firstCollection(index.collections, name, "page");
  const collection = chosen ? index.collections[chosen] : undefined;
  if (collection?.name !== name) return [];
  return inOrder(collection.items).flatMap(([, { pageId, archived }]) => {
    const page = pageId && !archived ? index.pages.get(pageId) : undefined;
    return page ?? [];
  });
}
