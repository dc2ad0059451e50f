import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { MediumPlaceOfUse, MediumUsage } from "./library-schema.ts";
import type { MediaContext } from "./service.ts";
import { ownPictures } from "./uses.ts";

/** Where a medium is used. Throws `not-found`. */
export async function mediaUsage(ctx: MediaContext, { id }: { id: string }): Promise<MediumUsage> {
  const usages = await mediaUsages(ctx, { ids: [id] });
  const { fields, pageIds, places } = usages[0] ?? nowhere;
  return { fields, pageIds, places };
}

/** Where each of these media is used, in one look at the whole site; what it does not have is left out. Throws `not-found` where it has none of them. */
export async function mediaUsages(
  { db, siteId }: MediaContext,
  { ids }: { ids: readonly string[] },
): Promise<(MediumUsage & { id: string })[]> {
  const rows = await db.media.findMany({ where: { siteId, id: { in: [...ids] } }, select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  const asked = ids.filter((id) => known.has(id));
  if (asked.length === 0) throw new DomainError("not-found", "The site has no such medium");
  const usages = await inSite(siteId, () => usagesOf(db, siteId, asked));
  return asked.map((id) => ({ id, ...(usages.get(id) ?? nowhere) }));
}

const nowhere: MediumUsage = { fields: 0, pageIds: [], places: [] };

/** The same of a medium that is known to be there; runs in the site's scope. */
export async function usageOf(db: Db, siteId: string, id: string): Promise<MediumUsage> {
  return (await usagesOf(db, siteId, [id])).get(id) ?? nowhere;
}

/** A place, and the medium that is used there. */
interface Use {
  mediaId: string | null | undefined;
  place: MediumPlaceOfUse;
}

async function usagesOf(db: Db, siteId: string, ids: readonly string[]): Promise<Map<string, MediumUsage>> {
  const sought = [...ids];
  const fields = await db.field.findMany({
    where: {
      siteId,
      OR: [{ mediaId: { in: sought } }, { mediaIds: { hasSome: sought } }],
      group: { status: { not: "deleted" } },
    },
    select: { mediaId: true, mediaIds: true, group: { select: { pageId: true } } },
  });
  const pageIds = [...new Set(fields.map(({ group }) => group.pageId))];
  const drafts = await db.page.findMany({
    where: { siteId, id: { in: pageIds } },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  const uses: Use[] = [
    ...(await publishedWith(db, siteId, sought)),
    ...(await ownPictures(db, siteId)).map(({ kind, mediaId }) => ({ mediaId, place: { kind, id: null, name: "" } })),
    ...(await directoryWith(db, siteId, sought)),
    ...(await savedWith(db, siteId, sought)),
    ...(await cropsOf(db, siteId, sought)),
  ];
  return new Map(
    sought.map((id) => {
      const own = fields.filter(({ mediaId, mediaIds }) => mediaId === id || mediaIds.includes(id));
      const ownPages = new Set(own.map(({ group }) => group.pageId));
      const places = [
        ...drafts.filter((page) => ownPages.has(page.id)).map((page) => ({ kind: "draft" as const, ...page })),
        ...uses.filter(({ mediaId }) => mediaId === id).map(({ place }) => place),
      ];
      return [id, { fields: own.length, pageIds: [...ownPages].sort(), places }];
    }),
  );
}

/** The pages that visitors read with these media: each version holds those that it shows, and is read once. */
async function publishedWith(db: Db, siteId: string, ids: string[]): Promise<Use[]> {
  const rows = await db.$queryRaw<{ id: string; name: string; mediaId: string }[]>`
    SELECT p."id", p."name", shown."id" AS "mediaId" FROM "Page" p
    JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
    CROSS JOIN LATERAL jsonb_object_keys(v."document" -> 'media') AS shown("id")
    WHERE p."siteId" = ${siteId}::uuid AND shown."id" = ANY (${ids}::text[]) ORDER BY p."name", p."id"`;
  return rows.map(({ mediaId, ...page }) => ({ mediaId, place: { kind: "published", ...page } }));
}

async function directoryWith(db: Db, siteId: string, ids: string[]): Promise<Use[]> {
  const listed = {
    where: { siteId, titleImageIds: { hasSome: ids } },
    select: { id: true, title: true, titleImageIds: true },
  } as const;
  const [businesses, jobs, courses, items] = await Promise.all([
    db.business.findMany({
      where: { siteId, logoMediaId: { in: ids } },
      select: { id: true, name: true, logoMediaId: true },
    }),
    db.job.findMany(listed),
    db.course.findMany(listed),
    db.marketplaceItem.findMany({
      where: { siteId, titleImageId: { in: ids } },
      select: { id: true, title: true, titleImageId: true },
    }),
  ]);
  const titled = (kind: MediumPlaceOfUse["kind"], { id, title }: { id: string; title: unknown }) => ({
    kind,
    id,
    name: titleOf(title),
  });
  const ofList = (kind: "job" | "course", rows: typeof jobs | typeof courses) =>
    rows.flatMap((row) => row.titleImageIds.map((mediaId) => ({ mediaId, place: titled(kind, row) })));
  return [
    ...businesses.map(({ id, name, logoMediaId: mediaId }) => ({
      mediaId,
      place: { kind: "business" as const, id, name },
    })),
    ...ofList("job", jobs),
    ...ofList("course", courses),
    ...items.map((item) => ({ mediaId: item.titleImageId, place: titled("marketplaceItem", item) })),
  ];
}

/** What something is called: in its own words, or in the first language that it is said in. */
function titleOf(title: unknown): string {
  if (typeof title === "string") return title;
  const words = z.record(z.string(), z.string()).catch({}).parse(title);
  return Object.values(words)[0] ?? "";
}

async function savedWith(db: Db, siteId: string, ids: string[]): Promise<Use[]> {
  const rows = await db.$queryRaw<{ id: string; name: string; mediaId: string }[]>`
    SELECT s."id", s."name", sought."id" AS "mediaId" FROM "SavedSection" s
    JOIN unnest(${ids}::text[]) AS sought("id") ON strpos(s."content"::text, sought."id") > 0
    WHERE s."siteId" = ${siteId}::uuid ORDER BY s."name", s."id"`;
  return rows.map(({ mediaId, ...section }) => ({ mediaId, place: { kind: "savedSection", ...section } }));
}

async function cropsOf(db: Db, siteId: string, ids: string[]): Promise<Use[]> {
  const rows = await db.media.findMany({
    where: { siteId, parentId: { in: ids }, state: "ready" },
    select: { id: true, originalFilename: true, parentId: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, originalFilename: name, parentId }) => ({
    mediaId: parentId,
    place: { kind: "crop", id, name },
  }));
}
