import { createHash } from "node:crypto";
import type { PagePath } from "~/features/blocks/link.ts";
import type { PageRole } from "~/features/page/schema.ts";
import { inOrder } from "./domain/in-order.ts";
import { NotedPages } from "./domain/pages/noted-pages.ts";
import { pageLookup } from "./domain/pages/page-lookup.ts";
import { pageByRole, type IndexedPage, type SiteIndex } from "./domain/pages/site-index.ts";

type Wanted = Parameters<PagePath>[0];
type Stamp = (index: SiteIndex) => string;

/** What a drawing has looked at of the site's other pages. It holds for every later index that answers the same. */
export class SeenPages {
  readonly #locale: string;
  readonly #links = new Map<string, { wanted: Wanted; path: string | null }>();
  readonly #shown = new Map<string, string>();
  readonly #roles = new Map<PageRole, string>();
  readonly #whole = new Map<Stamp, string>();
  /** The index that was compared last, kept by nobody for this alone, and how it ended: every request asks. */
  #compared: { index: WeakRef<SiteIndex>; isSame: boolean } | null = null;

  constructor(locale: string) {
    this.#locale = locale;
  }

  noteLink(wanted: Wanted, path: string | null): void {
    this.#links.set("id" in wanted ? wanted.id : `/${wanted.slug}`, { wanted, path });
  }

  noteShown(id: string, page: IndexedPage | undefined): void {
    this.#shown.set(id, stampOf(page));
  }

  noteRole(role: PageRole, page: IndexedPage | undefined): void {
    this.#roles.set(role, stampOfRole(page));
  }

  noteWhole(stamp: Stamp, index: SiteIndex): void {
    if (!this.#whole.has(stamp)) this.#whole.set(stamp, stamp(index));
  }

  /** Whether a drawing from this index would show the same of other pages. */
  holdsFor(index: SiteIndex): boolean {
    if (this.#compared?.index.deref() !== index)
      this.#compared = { index: new WeakRef(index), isSame: this.#isSameIn(index) };
    return this.#compared.isSame;
  }

  #isSameIn(index: SiteIndex): boolean {
    const find = pageLookup(index, this.#locale);
    return (
      [...this.#links.values()].every(({ wanted, path }) => find(wanted) === path) &&
      [...this.#shown].every(([id, stamp]) => stampOf(index.pages.get(id)) === stamp) &&
      [...this.#roles].every(([role, stamp]) => stampOfRole(pageByRole(index, role)) === stamp) &&
      [...this.#whole].every(([stampIn, stamp]) => stampIn(index) === stamp)
    );
  }
}

/**
 * What a page is drawn with, noting in `seen` what it looks at: the way to find paths of pages that are linked to, and
 * the index for whatever shows parts of other pages.
 */
export function noting(index: SiteIndex, locale: string): { seen: SeenPages; pagePath: PagePath; index: SiteIndex } {
  const seen = new SeenPages(locale);
  const find = pageLookup(index, locale);
  return {
    seen,
    pagePath(wanted) {
      const path = find(wanted);
      seen.noteLink(wanted, path);
      return path;
    },
    index: {
      ...index,
      pages: new NotedPages(index.pages, {
        one: (id) => seen.noteShown(id, index.pages.get(id)),
        ofRole: (role) => {
          const page = pageByRole(index, role);
          seen.noteRole(role, page);
          return page;
        },
        every: () => seen.noteWhole(stampOfEvery, index),
      }),
      get collections() {
        seen.noteWhole(stampOfCollections, index);
        return index.collections;
      },
    },
  };
}

/** For what may come with any page of the site: a drawing that saw every page holds until one of them changes. */
export function seeEveryPage({ pages }: SiteIndex): void {
  if (pages instanceof NotedPages) pages.noteEvery();
}

/** Stands for what others may show of a page: the version that visitors read, as long as no password hides it. */
function stampOf(page: IndexedPage | undefined): string {
  return page && !page.isProtected ? page.versionId : "";
}

/** Of the page of a role, which another one may take over. */
function stampOfRole(page: IndexedPage | undefined): string {
  return page ? `${page.id} ${stampOf(page)}` : "";
}

function stampOfEvery({ pages }: SiteIndex): string {
  return digestOf([...pages].map(([id, page]) => [id, stampOf(page)]));
}

/** Stands for the order and the items of collections; pages that visitors do not find play no part. */
function stampOfCollections({ collections, pages }: SiteIndex): string {
  const shown = inOrder(collections).map(([id, { name, type, items }]) => {
    const found = inOrder(items).filter(([, { pageId, archived }]) => !archived && (!pageId || pages.has(pageId)));
    return [id, name, type, found.map(([, { pageId, groupId }]) => pageId ?? groupId)];
  });
  return digestOf(shown);
}

/** A short text that stands for plain data. */
export function digestOf(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 22);
}
