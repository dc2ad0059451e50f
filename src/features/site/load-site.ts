import { trashedSchema } from "~/features/page/trash.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { siteDocumentSchema, type Collection, type PageEntry, type SiteDocument } from "./document-schema.ts";
import { themeOf } from "./domain/theme.ts";
import { navigationTree } from "./domain/navigation/navigation-tree.ts";
import { siteSettingsSchema, type NavigationContainer, type SiteSettings } from "./schema.ts";

type ReadContext = { db: Db; site: { id: string } };

export interface LoadedSite {
  document: SiteDocument;
  revision: number;
}

/**
 * Reads what a site consists of, and what is said of the media that are named. The revision is read first: what is changed meanwhile is at worst told twice to
 * whoever follows the log from there on. Null for a site that does not exist.
 */
export async function loadSite(db: Db, siteId: string, mediaIds: readonly string[] = []): Promise<LoadedSite | null> {
  const site = await db.site.findUnique({
    where: { id: siteId },
    select: { name: true, timeZone: true, locales: true, settings: true, theme: true, revision: true },
  });
  if (!site) return null;
  const [navigation, collections, media, pages] = await Promise.all([
    readNavigationParts(db, siteId),
    readCollections(db, siteId),
    readMedia(db, siteId, mediaIds),
    db.page.findMany({
      where: { siteId },
      select: { id: true, name: true, role: true, collection: true, deletedAt: true, trash: true, locales: true },
    }),
  ]);
  const settings = siteSettingsSchema.parse(site.settings);
  const shown = pages.filter(({ deletedAt }) => deletedAt === null);
  const removed = pages.filter(({ deletedAt }) => deletedAt !== null);
  const document = {
    id: siteId,
    name: site.name,
    timeZone: site.timeZone,
    locales: site.locales,
    settings,
    theme: themeOf(site.theme),
    navigation,
    collections,
    pages: byId(
      shown.map(({ id, name, role, collection, locales }) => ({ id, ...entry({ name, role, collection }, locales) })),
    ),
    trash: byId(
      removed.map(({ id, name, collection, trash }) => ({ id, ...trashedEntry({ name, collection }, trash) })),
    ),
    media,
  };
  return { document: siteDocumentSchema.parse(document), revision: site.revision };
}

interface LocaleRow {
  locale: string;
  slug: string;
  name: string;
}

function entry(page: Pick<PageEntry, "name" | "role" | "collection">, locales: readonly LocaleRow[]) {
  return {
    ...page,
    names: Object.fromEntries(locales.flatMap(({ locale, name }) => (name === "" ? [] : [[locale, name]]))),
    slugs: Object.fromEntries(locales.map(({ locale, slug }) => [locale, slug])),
  };
}

function trashedEntry(page: Pick<PageEntry, "name" | "collection">, trash: unknown) {
  const { role, locales, items, entries } = trashedSchema.parse(trash);
  const rows = Object.entries(locales).map(([locale, row]) => ({ ...row, locale }));
  return { ...entry({ ...page, role }, rows), items, ...(entries && { entries }) };
}

/** The site's settings, missing keys with their defaults. */
export async function readSettings(ctx: ReadContext): Promise<SiteSettings> {
  const site = await ctx.db.site.findUnique({ where: { id: ctx.site.id }, select: { settings: true } });
  if (!site) throw new DomainError("not-found", "no such site");
  return siteSettingsSchema.parse(site.settings);
}

/** The navigation containers in order, each with its entries and their children. */
export async function readNavigation(ctx: ReadContext): Promise<NavigationContainer[]> {
  return navigationTree(await readNavigationParts(ctx.db, ctx.site.id));
}

async function readNavigationParts(db: Db, siteId: string): Promise<SiteDocument["navigation"]> {
  const [containers, entries] = await Promise.all([
    db.navigationContainer.findMany({
      where: { siteId },
      select: { id: true, area: true, label: true, labelSources: true, labelMachine: true, sortKey: true },
    }),
    db.navigationItem.findMany({ where: { siteId }, omit: { siteId: true } }),
  ]);
  const parts = { containers: byId(containers), entries: byId(entries) };
  return siteDocumentSchema.shape.navigation.parse(parts);
}

/** The site's collections by id, each with its items, archived ones among them. */
export async function readCollections(db: Db, siteId: string): Promise<Record<string, Collection>> {
  const [collections, items] = await Promise.all([
    db.collection.findMany({ where: { siteId }, omit: { siteId: true } }),
    db.collectionItem.findMany({ where: { siteId }, omit: { siteId: true } }),
  ]);
  const itemsOf = (id: string) => {
    const own = items.filter(({ collectionId }) => collectionId === id);
    return byId(own.map(({ collectionId: _, ...item }) => item));
  };
  const whole = collections.map((collection) => ({ ...collection, items: itemsOf(collection.id) }));
  return siteDocumentSchema.shape.collections.parse(byId(whole));
}

async function readMedia(db: Db, siteId: string, ids: readonly string[]): Promise<SiteDocument["media"]> {
  if (ids.length === 0) return {};
  const said = { alt: true, altSources: true, altMachine: true, focalPoint: true, tags: true };
  const select = { id: true, ...said, originalFilename: true, bucketFolder: true };
  const rows = await db.media.findMany({ where: { siteId, id: { in: [...ids] } }, select });
  const media = rows.map(({ originalFilename: name, bucketFolder: folder, ...row }) => ({ ...row, name, folder }));
  return siteDocumentSchema.shape.media.parse(byId(media));
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Record<string, Omit<Row, "id">> {
  return Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
}
