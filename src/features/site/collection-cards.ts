import { z } from "zod";
import type { CollectionCard, CollectionCards } from "~/features/blocks/data/collection-cards.ts";
import { leadsNowhere } from "~/features/blocks/link.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import type { CollectionName } from "~/features/page/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { getDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { cardOfGroup, cardOfPage } from "./domain/collection-card.ts";
import { firstCollection } from "./domain/collections.ts";
import { inOrder } from "./domain/in-order.ts";
import { pageLookup } from "./domain/pages/page-lookup.ts";
import type { SiteIndex } from "./domain/pages/site-index.ts";
import { loadPublished } from "./published.ts";
import { seeEveryPage } from "./seen-pages.ts";
import { getSiteIndex } from "./site-index.ts";

/** The kinds of section that show the cards of a collection, and which one. */
export const collectionOfKind = {
  servicesContainer: "service",
  teamContainer: "team",
  testimonialsContainer: "testimonial",
} as const satisfies Record<string, CollectionName>;

/** `collectionCards` for each kind of section that shows a collection. */
export async function cardsByKind(siteId: string, locale: Locale): Promise<Record<string, CollectionCards>> {
  const index = await getSiteIndex(siteId);
  if (!index) throw new DomainError("not-found", "no such site");
  const kinds = Object.entries(collectionOfKind);
  const cards = await Promise.all(kinds.map(([, name]) => collectionCards(index, name, locale)));
  return Object.fromEntries(kinds.map(([kind], at) => [kind, cards[at] ?? { firstId: null, byId: {} }]));
}

/**
 * What visitors see of a site's collections of one name, in one language: the published items that are shown, each
 * collection in its order. What a password protects is left out.
 */
export async function collectionCards(
  index: SiteIndex,
  name: CollectionName,
  locale: Locale,
): Promise<CollectionCards> {
  const own = Object.entries(index.collections).filter(([, collection]) => collection.name === name);
  const read = await reader(
    index,
    { locale, collection: name },
    own.flatMap(([, { items }]) => Object.values(items)),
  );
  const byId = await Promise.all(
    own.map(async ([id, { items }]) => {
      const shown = inOrder(items).filter(([, { archived }]) => !archived);
      const cards = await Promise.all(shown.map(([, item]) => read(item)));
      return [id, cards.filter((card) => card !== null)] as const;
    }),
  );
  return { firstId: firstCollection(index.collections, name) ?? null, byId: Object.fromEntries(byId) };
}

interface Member {
  pageId: string | null;
  groupId: string | null;
}

/** Reads the card of one item; each page is loaded once. */
async function reader(
  index: SiteIndex,
  { locale, collection }: { locale: Locale; collection: CollectionName },
  members: readonly Member[],
) {
  const defaultLocale = localeSchema.parse(index.locales[0]);
  const pagePath = pageLookup(index, locale);
  const groupIds = members.flatMap(({ groupId }) => groupId ?? []);
  const homes = await homesOf(index, groupIds);
  if (!groupIds.every((id) => homes.has(id))) seeEveryPage(index); // any page may bring such a group with it
  const pages = new Map<string, ReturnType<typeof load>>();

  async function load(pageId: string) {
    const page = index.pages.get(pageId);
    const published = !page || page.isProtected ? null : await loadPublished(index.id, pageId);
    if (!published) return null;
    const isMember = index.isHealthOpticsMember;
    const settings = { locale, defaultLocale, media: published.media, pagePath: leadsNowhere, isMember };
    return { document: published.document, sections: resolvePage(published.document, settings) };
  }
  const loaded = (pageId: string) => {
    const present = pages.get(pageId) ?? load(pageId);
    pages.set(pageId, present);
    return present;
  };

  return async ({ pageId, groupId }: Member): Promise<CollectionCard | null> => {
    const home = pageId ?? homes.get(groupId ?? "");
    const page = home === undefined ? null : await loaded(home);
    if (!page) return null;
    if (pageId === null) {
      const group = withCards(page.sections).find(({ id }) => id === groupId);
      return group ? cardOfGroup(group) : null;
    }
    const path = pagePath({ id: pageId });
    const asked = { locale, defaultLocale, collection };
    return path === null ? null : cardOfPage(page.document, page.sections, { ...asked, path });
  };
}

/** On which page each of these groups lies, where it is published: a group never leaves the page that it was made on. */
async function homesOf(index: SiteIndex, groupIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (groupIds.length === 0) return new Map();
  const rows = await inSite(
    index.id,
    () => getDb().$queryRaw`
      SELECT g."pageId", g."id" AS "groupId"
      FROM "Group" g
      JOIN "Page" p ON p."id" = g."pageId" AND p."siteId" = g."siteId"
      JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
      WHERE g."siteId" = ${index.id}::uuid AND g."id" = ANY(${[...groupIds]}::uuid[])
        AND jsonb_exists(v."document"->'document'->'groups', g."id"::text)`,
  );
  const found = z.array(z.object({ pageId: z.string(), groupId: z.string() })).parse(rows);
  return new Map(found.map(({ groupId, pageId }) => [groupId, pageId]));
}

function withCards(groups: readonly ResolvedGroup[]): ResolvedGroup[] {
  return groups.flatMap((group) => [group, ...withCards(group.children)]);
}
