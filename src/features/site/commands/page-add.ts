import { z } from "zod";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { freeSlug, isReservedSlug } from "~/features/page/domain/slug.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import { savedText } from "~/features/page/domain/text.ts";
import { collectionNameSchema, pageRoleSchema } from "~/features/page/schema.ts";
import { deriveId } from "~/lib/ids.ts";
import { localeSchema } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { Collection, PageEntry, SiteDocument } from "../document-schema.ts";
import { firstCollection } from "../domain/collections.ts";
import { lastKey } from "../domain/in-order.ts";
import { addressTakenFrom, slugsIn } from "../domain/pages/page-index.ts";
import { defineSiteCommand } from "./define-command.ts";
import { entryPlaceSchema, withEntry } from "./navigation-entries.ts";

const texts = z.partialRecord(localeSchema, z.string().max(300));

/**
 * Adds a draft page with an address in each language of the site: the one given, or one made of its name that is free.
 * In a collection it is the last item: of the one named by its id, or else of the first one of its name, which is made
 * when there is none. With `entry` it stands in the navigation, too.
 */
export const pageAdd = defineSiteCommand({
  name: "page.add",
  input: z.strictObject({
    pageId: z.uuid().toLowerCase(),
    /** What editors call it. */
    name: z.string().max(300),
    names: texts.default({}),
    slugs: texts.default({}),
    collection: collectionNameSchema.nullable().default(null),
    collectionId: z.uuid().toLowerCase().nullable().default(null),
    role: pageRoleSchema.nullable().default(null),
    entry: entryPlaceSchema.optional(),
  }),
  run: (document, { pageId, collectionId, entry, ...given }, { locales }) => {
    const name = savedText(given.name);
    if (name === null) return refuse("name-empty");
    if (Object.hasOwn(document.pages, pageId) || Object.hasOwn(document.trash, pageId)) return refuse("id-taken");
    const named = Object.entries(given.names).flatMap(([locale, text]) => {
      const saved = savedText(text);
      return saved === null ? [] : [[locale, saved] as const];
    });
    const isForeign = (locale: string) => !locales.some((own) => own === locale);
    if ([...Object.keys(given.names), ...Object.keys(given.slugs)].some(isForeign)) return refuse("locale-unknown");
    const { collection, role } = given;
    if (role && Object.values(document.pages).some((page) => page.role === role)) return refuse("role-taken");
    const names: PageEntry["names"] = Object.fromEntries(named);
    const slugs = Object.fromEntries(
      locales.map((locale) => {
        const own = toSlug(given.slugs[locale] ?? "");
        const wished = toSlug(names[locale] ?? "") || toSlug(name) || "seite";
        return [locale, own || freeSlug(wished, slugsIn(document.pages, collection, locale))];
      }),
    );
    if (collection === null && Object.values(slugs).some(isReservedSlug)) return refuse("slug-reserved");
    const page: PageEntry = { name, names, role, collection, slugs };
    if (addressTakenFrom(document.pages, pageId, page)) return refuse("slug-taken");
    const added = { ...document, pages: { ...document.pages, [pageId]: page } };
    const placed = collection === null ? added : inCollection(added, { pageId, name: collection, collectionId });
    return entry && !isRefused(placed) ? withEntry(placed, pageId, entry) : placed;
  },
});

interface NewItem {
  pageId: string;
  name: Collection["name"];
  collectionId: string | null;
}

function inCollection(document: SiteDocument, { pageId, name, collectionId }: NewItem) {
  const { collections } = document;
  const id = collectionId ?? firstCollection(collections, name, "page") ?? deriveId(document.id, `collection ${name}`);
  const present = ownValue(collections, id);
  if (present ? present.name !== name || present.type !== "page" : collectionId !== null) {
    return refuse("collection-not-found");
  }
  const collection = present ?? { name, type: "page" as const, label: {}, sortKey: lastKey(collections), items: {} };
  const item = { pageId, groupId: null, archived: false, sortKey: lastKey(collection.items) };
  const items = { ...collection.items, [deriveId(id, pageId)]: item };
  return { ...document, collections: { ...collections, [id]: { ...collection, items } } };
}
