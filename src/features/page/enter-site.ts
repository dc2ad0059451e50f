import { randomUUID } from "node:crypto";
import { generateKeyBetween } from "fractional-indexing";
import { recordChange } from "~/features/document/record.ts";
import type { Patch } from "~/features/document/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { PageDocument } from "./schema.ts";

/**
 * Tells the site's document of a new page: it is in the index, and in the collection that its address names, as the
 * last item (the first collection of the name, unless one is given; it is made when there is none). The caller holds
 * the site's lock. Throws `not-found` when the site has no such collection.
 */
export async function enterSite(
  tx: Db,
  ctx: ServiceContext,
  { page, siteRevision, collectionId }: { page: PageDocument; siteRevision: number; collectionId?: string },
): Promise<void> {
  const { siteId } = ctx;
  const { id, name, role, collection, locales } = page;
  const slugs = Object.fromEntries(Object.entries(locales).map(([locale, { slug }]) => [locale, slug]));
  const patches: Patch[] = [
    ...(await joinCollection(tx, siteId, page, collectionId)),
    { path: ["pages", id], before: null, after: { name, role, collection, slugs } },
  ];
  const site = { documentId: siteId, held: { document: {}, revision: siteRevision }, document: {} };
  const operation = { opId: randomUUID(), command: "page.add", input: { pageId: id, name } };
  await recordChange(tx, ctx, siteLog, { ...site, patches, operation });
}

async function joinCollection(
  tx: Db,
  siteId: EditableSiteId,
  { id: pageId, collection: name }: PageDocument,
  collectionId: string | undefined,
): Promise<Patch[]> {
  if (name === null) return [];
  const where = { siteId, name, type: "page" as const, ...(collectionId ? { id: collectionId } : {}) };
  const present = await tx.collection.findFirst({ where, orderBy: [{ sortKey: "asc" }, { id: "asc" }] });
  if (!present && collectionId) throw new DomainError("not-found", "The site has no such collection");
  const last = present && (await lastItem(tx, siteId, present.id));
  const id = present?.id ?? randomUUID();
  const [itemId, item] = [
    deriveId(id, pageId),
    { pageId, groupId: null, archived: false, sortKey: generateKeyBetween(last ?? null, null) },
  ];
  const made = { name, type: "page" as const, label: {}, sortKey: "a0" };
  if (!present) await tx.collection.create({ data: { ...made, id, siteId } });
  await tx.collectionItem.create({ data: { ...item, id: itemId, siteId, collectionId: id } });
  return present
    ? [{ path: ["collections", id, "items", itemId], before: null, after: item }]
    : [{ path: ["collections", id], before: null, after: { ...made, items: { [itemId]: item } } }];
}

async function lastItem(tx: Db, siteId: EditableSiteId, collectionId: string): Promise<string | undefined> {
  const where = { siteId, collectionId };
  const row = await tx.collectionItem.findFirst({ where, orderBy: { sortKey: "desc" }, select: { sortKey: true } });
  return row?.sortKey;
}

/** The rows are written above; what is left is the site's log and its head number. */
const siteLog = {
  name: "site" as const,
  save: () => Promise.resolve(),
  setRevision: async (tx: Db, siteId: EditableSiteId, _id: string, revision: number) => {
    await tx.site.update({ where: { id: siteId }, data: { revision }, select: { id: true } });
  },
};
