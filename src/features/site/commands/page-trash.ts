import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { isReservedSlug } from "~/features/page/domain/slug.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import { deriveId } from "~/lib/ids.ts";
import { localeSchema } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { PageEntry, SiteDocument, TrashedEntry } from "../document-schema.ts";
import { firstCollection } from "../domain/collections.ts";
import { lastKey } from "../domain/in-order.ts";
import { withFormerEntries } from "../domain/navigation/former-entries.ts";
import { addressTakenFrom, withPageInTrash } from "../domain/pages/page-index.ts";
import { defineSiteCommand } from "./define-command.ts";

const pageId = z.uuid().toLowerCase();

/**
 * Puts a page into the trash and takes it off the site at once, with its entries in navigation and collections; its
 * addresses and its role are free for others. The home page stays.
 */
export const pageRemove = defineSiteCommand({
  name: "page.remove",
  input: z.strictObject({ pageId }),
  run: (document, { pageId }) => {
    const page = ownValue(document.pages, pageId);
    if (!page) return refuse("page-not-found");
    return page.role === "home" ? refuse("home-page") : withPageInTrash(document, pageId);
  },
});

/**
 * Takes a page out of the trash, with its addresses or with those given, to its places in the navigation, and as the last
 * item of the collections that are still there, or of the first one that its address names. Its role it has only if no
 * other page took it.
 */
export const pageRestore = defineSiteCommand({
  name: "page.restore",
  input: z.strictObject({ pageId, slugs: z.partialRecord(localeSchema, z.string().max(300)).default({}) }),
  run: (document, { pageId, slugs }) => {
    const { [pageId]: trashed, ...trash } = document.trash;
    if (!trashed) return refuse("page-not-found");
    const { items, entries = [], ...entry } = trashed;
    const page = restoredEntry(document, entry, slugs);
    if (Object.values(page.slugs).includes("")) return refuse("slug-empty");
    if (page.collection === null && Object.values(page.slugs).some(isReservedSlug)) return refuse("slug-reserved");
    if (addressTakenFrom(document.pages, pageId, page)) return refuse("slug-taken");
    const pages = { ...document.pages, [pageId]: page };
    const navigation = withFormerEntries(document.navigation, pageId, entries);
    return {
      ...document,
      pages,
      trash,
      navigation,
      collections: withItems(document.collections, { pageId, page, items }),
    };
  },
});

/** Deletes a page that lies in the trash with everything on it. Nothing takes that back. */
export const pageDeleteForGood = defineSiteCommand({
  name: "page.deleteForGood",
  input: z.strictObject({ pageId }),
  run: (document, { pageId }) => {
    if (!Object.hasOwn(document.trash, pageId)) return refuse("page-not-found");
    const { [pageId]: _, ...trash } = document.trash;
    return { ...document, trash };
  },
});

/** How a page out of the trash stands in the index: with the slugs given in the languages that it has. */
export function restoredEntry(
  { pages }: SiteDocument,
  entry: Omit<TrashedEntry, "items" | "entries">,
  slugs: TrashedEntry["slugs"],
) {
  const own = Object.entries(entry.slugs).map(([locale, slug]) => {
    const wished = slugs[locale as keyof typeof slugs];
    return [locale, wished === undefined ? slug : toSlug(wished)];
  });
  const isFree = !Object.values(pages).some(({ role }) => role === entry.role);
  return { ...entry, slugs: Object.fromEntries(own) as TrashedEntry["slugs"], role: isFree ? entry.role : null };
}

interface Restored {
  pageId: string;
  page: PageEntry;
  items: TrashedEntry["items"];
}

function withItems(collections: SiteDocument["collections"], { pageId, page, items }: Restored) {
  return placesOf(collections, page, items).reduce((result, { collectionId, archived }) => {
    const collection = result[collectionId];
    if (!collection) return result;
    const item = { pageId, groupId: null, archived, sortKey: lastKey(collection.items) };
    const joined = { ...collection.items, [deriveId(collectionId, pageId)]: item };
    return { ...result, [collectionId]: { ...collection, items: joined } };
  }, collections);
}

/** The collections that are still there; the site's first one of the name, where none that the address names is left. */
function placesOf(
  collections: SiteDocument["collections"],
  { collection: name }: PageEntry,
  items: Restored["items"],
): Restored["items"] {
  const left = items.filter(({ collectionId }) => Object.hasOwn(collections, collectionId));
  const isHome = ({ collectionId }: { collectionId: string }) => collections[collectionId]?.name === name;
  const first = name === null || left.some(isHome) ? undefined : firstCollection(collections, name, "page");
  if (first === undefined) return left;
  return [...left, { collectionId: first, archived: items.length > 0 && items.every(({ archived }) => archived) }];
}
