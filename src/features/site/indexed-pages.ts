import { z } from "zod";
import { homeSlug, withOwnAddresses } from "~/features/page/domain/home-slug.ts";
import { collectionNameSchema, pageLocaleSchema, pageRoleSchema } from "~/features/page/schema.ts";
import { getDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { openLocales } from "./domain/pages/open-locales.ts";
import type { IndexedPage } from "./domain/pages/site-index.ts";

const pageRow = z.object({
  id: z.string(),
  versionId: z.string(),
  isProtected: z.boolean(),
  roleNow: pageRoleSchema.nullable().catch(null),
  sortKey: z.string(),
});

const versionRow = z.object({
  versionId: z.string(),
  versionNumber: z.number(),
  publishedAt: z.date(),
  role: pageRoleSchema.nullable().catch(null),
  collection: collectionNameSchema.nullable().catch(null),
  locales: z.record(z.string(), pageLocaleSchema),
  options: z.record(z.string(), z.json()),
  disallowedLocales: z.array(z.string()),
  addressOnly: z.array(z.string()),
  isOfRound: z.boolean(),
});

/**
 * The site's published pages in order. Names, addresses and roles come from the published versions, never from drafts; only
 * which of them is the home page is the site's own word, so that there is one at any time, and so is which of two that were
 * published with one role has it now. Versions never change: those
 * of `known` are not read again, so that a publish costs one page's reading on a site of thousands.
 */
export async function readIndexedPages(siteId: string, known: readonly IndexedPage[]): Promise<IndexedPage[]> {
  const rows = await inSite(
    siteId,
    () => getDb().$queryRaw`
      SELECT p.id, p."publishedVersionId" AS "versionId", p."passwordHash" IS NOT NULL AS "isProtected",
        p.role AS "roleNow", p."sortKey"
      FROM "Page" p
      WHERE p."siteId" = ${siteId}::uuid AND p."publishedVersionId" IS NOT NULL
        AND p.status NOT IN ('deleted', 'archived') AND p."deletedAt" IS NULL
      ORDER BY p."createdAt", p.id`,
  );
  const pages = z.array(pageRow).parse(rows);
  const homes = new Set(pages.flatMap(({ roleNow, versionId }) => (roleNow === "home" ? [versionId] : [])));
  // What role the version of a former home page names is not known of it.
  const kept = known.filter(({ role, versionId }) => role !== "home" || homes.has(versionId));
  const versions = new Map<string, VersionFacts>(
    kept.map(({ formerRole, ...page }) => [page.versionId, formerRole ? { ...page, role: formerRole } : page]),
  );
  const unknown = pages.flatMap(({ versionId }) => (versions.has(versionId) ? [] : versionId));
  for (const version of await readVersions(siteId, unknown)) versions.set(version.versionId, version);
  const handedOn = new Set(
    pages.flatMap(({ roleNow, versionId }) => (versions.get(versionId)?.role === roleNow ? roleNow : [])),
  );
  return pages.flatMap(({ roleNow, ...page }) => {
    const version = versions.get(page.versionId);
    if (!version) return [];
    const { role } = version;
    if (roleNow === "home") return { ...version, ...page, role: roleNow };
    if (role === "home") return { ...version, ...page, role: null };
    const isFormer = role !== null && role !== roleNow && handedOn.has(role);
    return { ...version, ...page, ...(isFormer && { role: null, formerRole: role }) };
  });
}

/** The pages, those that have handed the role of the home page on at addresses of their own. */
export async function withOwnPlaces(siteId: string, pages: readonly IndexedPage[]): Promise<readonly IndexedPage[]> {
  const isPlaceless = ({ locales }: IndexedPage) => Object.values(locales).some((texts) => texts?.slug === homeSlug);
  const ids = pages.flatMap((page) => (page.collection === null && isPlaceless(page) ? page.id : []));
  if (ids.length === 0) return pages;
  const rows = await inSite(
    siteId,
    async () => await getDb().pageLocale.findMany({ where: { siteId, pageId: { in: ids } } }),
  );
  const isTaken = (locale: string, slug: string) =>
    pages.some((page) => page.collection === null && page.locales[locale]?.slug === slug);
  return pages.map((page) => {
    if (!ids.includes(page.id)) return page;
    const own = rows.flatMap((row) => (row.pageId === page.id ? [[row.locale, row] as const] : []));
    return { ...page, locales: withOwnAddresses(page.locales, Object.fromEntries(own), isTaken) };
  });
}

type VersionFacts = Omit<IndexedPage, "id" | "isProtected" | "sortKey">;

/**
 * Of the column that PostgreSQL makes of each document (`publishedFacts`). The documents themselves are read of pages of a
 * course alone that hold nothing but scores: whether those are a round's.
 */
async function readVersions(siteId: string, ids: readonly string[]): Promise<VersionFacts[]> {
  if (ids.length === 0) return [];
  const rows = await inSite(
    siteId,
    () => getDb().$queryRaw`
      SELECT v.id AS "versionId", v.number AS "versionNumber", v."createdAt" AS "publishedAt", f.*,
        CASE WHEN f.collection = 'map' AND v.facts -> 'kinds' = '["scoreTracker"]' THEN NOT jsonb_path_exists(
          v.document, '$.document.groups.*.options.scoreOptions ? (@ == "records")'
        ) ELSE false END AS "isOfRound"
      FROM "PageVersion" v
      CROSS JOIN jsonb_to_record(v.facts) AS f(role text, collection text, locales jsonb, options jsonb,
        "disallowedLocales" jsonb, "addressOnly" jsonb)
      WHERE v."siteId" = ${siteId}::uuid AND v.id = ANY(${[...ids]}::uuid[])`,
  );
  return z.array(versionRow).parse(rows).map(asVersionFacts);
}

function asVersionFacts({ disallowedLocales, ...row }: z.infer<typeof versionRow>): VersionFacts {
  return { ...row, ...openLocales(row.locales, disallowedLocales) };
}
