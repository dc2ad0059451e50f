import { z } from "zod";
import { blocks } from "~/kinds/registry.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { DomainError } from "~/lib/errors.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import type { CollectionUsage } from "./collection-schema.ts";
import { firstCollection } from "./domain/collections.ts";
import { readCollections } from "./load-site.ts";

const shownSchema = z.array(z.object({ pageId: z.string(), collection: z.string().nullable() }));

/**
 * The pages with a section that shows a collection, in their draft or as visitors see them: because the section names
 * it, or names none that is there and this is the site's first one of its name. Throws `not-found`.
 */
export async function collectionUsage(
  ctx: ServiceContext,
  { collectionId }: { collectionId: string },
): Promise<CollectionUsage> {
  const { db, siteId } = ctx;
  const collections = await readCollections(db, siteId);
  const collection = ownValue(collections, collectionId);
  if (!collection) throw new DomainError("not-found", "The site has no such collection");
  const siblings = Object.entries(collections).flatMap(([id, { name }]) => (name === collection.name ? [id] : []));
  const isFirst = firstCollection(collections, collection.name) === collectionId;
  const isShownBy = (named: string | null) =>
    named === collectionId || (isFirst && (named === null || !siblings.includes(named)));
  const sections = await sectionsOfKinds(ctx, kindsThatShow(collection.name));
  const ids = new Set(sections.filter((section) => isShownBy(section.collection)).map(({ pageId }) => pageId));
  const pages = await db.page.findMany({
    where: { siteId, id: { in: [...ids] } },
    select: { id: true, name: true, locales: { select: { locale: true, name: true } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return {
    pages: pages.map(({ id: pageId, name, locales }) => ({
      pageId,
      name,
      names: Object.fromEntries(locales.flatMap((each) => (each.name === "" ? [] : [[each.locale, each.name]]))),
    })),
  };
}

/** The kinds of section that show a collection of this name. */
function kindsThatShow(name: string): string[] {
  const all: [kind: string, block: BlockDefinition][] = Object.entries(blocks);
  return all.filter(([, { options }]) => options["collection"]?.filter?.collection === name).map(([kind]) => kind);
}

/** Each section of these kinds in a draft or a published page, and which collection it names. */
async function sectionsOfKinds({ db, siteId }: ServiceContext, kinds: readonly string[]) {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw`
    SELECT g."pageId", g."options"->>'collection' AS "collection"
    FROM "Group" g JOIN "Page" p ON p."id" = g."pageId" AND p."siteId" = g."siteId" AND p."deletedAt" IS NULL
    WHERE g."siteId" = ${siteId}::uuid AND g."kind" = ANY (${[...kinds]}::text[]) AND g."status" <> 'deleted'
    UNION
    SELECT p."id", g."value"->'options'->>'collection'
    FROM "Page" p
    JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
    CROSS JOIN jsonb_each(v."document"->'document'->'groups') g
    WHERE p."siteId" = ${siteId}::uuid AND p."deletedAt" IS NULL AND g."value"->>'kind' = ANY (${[...kinds]}::text[])`,
  );
  return shownSchema.parse(rows);
}
