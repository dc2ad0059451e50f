import type { ServiceContext } from "~/server/context.ts";
import type { ListedCollection, ListedItem } from "./collection-schema.ts";
import type { CollectionItem } from "./document-schema.ts";
import { inOrder } from "./domain/in-order.ts";
import { namingFields, sectionNames } from "./domain/section-names.ts";
import { readCollections } from "./load-site.ts";

type Described = Omit<ListedItem, "pageId" | "groupId">;

/** The site's collections in order, each with its shown and its archived items, drafts among them. */
export async function listCollections(ctx: ServiceContext): Promise<ListedCollection[]> {
  const collections = inOrder(await readCollections(ctx.db, ctx.siteId));
  const items = collections.flatMap(([, collection]) => Object.values(collection.items));
  const described = new Map([...(await pagesOf(ctx, items)), ...(await groupsOf(ctx, items))]);
  return collections.map(([collectionId, { name, type, label, items: own }]) => {
    const members = (archived: boolean) =>
      inOrder(own).flatMap(([, { pageId, groupId, ...item }]) => {
        const known = described.get(pageId ?? groupId ?? "");
        return known && item.archived === archived ? [{ pageId, groupId, ...known }] : [];
      });
    return { collectionId, collectionName: name, type, label, items: members(false), archive: members(true) };
  });
}

async function pagesOf({ db, siteId }: ServiceContext, items: readonly CollectionItem[]) {
  const id = { in: items.flatMap(({ pageId }) => pageId ?? []) };
  const pages = await db.page.findMany({
    where: { siteId, id },
    select: { id: true, name: true, status: true, collection: true, locales: { select: { locale: true, name: true } } },
  });
  return pages.map(({ id: pageId, name, status, collection, locales }): [string, Described] => {
    const names = Object.fromEntries(locales.map((each) => [each.locale, each.name]));
    return [pageId, { homeId: pageId, collection, kind: null, name, names, status }];
  });
}

async function groupsOf({ db, siteId }: ServiceContext, items: readonly CollectionItem[]) {
  const id = { in: items.flatMap(({ groupId }) => groupId ?? []) };
  const groups = await db.group.findMany({
    where: { siteId, id },
    select: {
      id: true,
      kind: true,
      status: true,
      page: { select: { id: true, collection: true } },
      fields: namingFields,
    },
  });
  return groups.map(({ id: groupId, kind, status, page, fields }): [string, Described] => {
    const names = sectionNames(fields);
    const { collection } = page;
    return [groupId, { homeId: page.id, collection, kind, name: Object.values(names)[0] ?? "", names, status }];
  });
}
