import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { MediumPlaceOfUse } from "./schema.ts";
import type { MediaContext } from "./service.ts";
import { ownPictures } from "./uses.ts";

export interface MediumUsage {
  /** In how many fields of drafts, alone or in a list, and on which pages. */
  fields: number;
  pageIds: string[];
  /** Everything that uses it, published pages included. */
  places: MediumPlaceOfUse[];
}

/** Where a medium is used. Throws `not-found`. */
export async function mediaUsage({ db, siteId }: MediaContext, { id }: { id: string }): Promise<MediumUsage> {
  const medium = await db.media.findFirst({ where: { id, siteId }, select: { id: true } });
  if (!medium) throw new DomainError("not-found", "The site has no such medium");
  return await inSite(siteId, () => usageOf(db, siteId, id));
}

/** The same of a medium that is known to be there; runs in the site's scope. */
export async function usageOf(db: Db, siteId: string, id: string): Promise<MediumUsage> {
  const fields = await db.field.findMany({
    where: { siteId, OR: [{ mediaId: id }, { mediaIds: { has: id } }], group: { status: { not: "deleted" } } },
    select: { group: { select: { pageId: true } } },
  });
  const pageIds = [...new Set(fields.map(({ group }) => group.pageId))].sort();
  const drafts = await db.page.findMany({ where: { siteId, id: { in: pageIds } }, select: { id: true, name: true } });
  const published = await publishedWith(db, siteId, id);
  const places = [
    ...drafts.map((page) => ({ kind: "draft" as const, ...page })),
    ...published.map((page) => ({ kind: "published" as const, ...page })),
    ...(await ownPictures(db, siteId)).flatMap(({ kind, mediaId }) =>
      mediaId === id ? [{ kind, id: null, name: "" }] : [],
    ),
    ...(await directoryWith(db, siteId, id)),
    ...(await savedWith(db, siteId, id)),
    ...(await cropsOf(db, siteId, id)),
  ];
  return { fields: fields.length, pageIds, places };
}

/** The pages that visitors read with this medium: each version holds those that it shows. */
async function publishedWith(db: Db, siteId: string, id: string): Promise<{ id: string; name: string }[]> {
  return await db.$queryRaw<{ id: string; name: string }[]>`
    SELECT p."id", p."name" FROM "Page" p
    JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
    WHERE p."siteId" = ${siteId}::uuid AND v."document" -> 'media' ? ${id} ORDER BY p."name", p."id"`;
}

async function directoryWith(db: Db, siteId: string, id: string): Promise<MediumPlaceOfUse[]> {
  const titled = { id: true, title: true } as const;
  const [businesses, jobs, courses, items] = await Promise.all([
    db.business.findMany({ where: { siteId, logoMediaId: id }, select: { id: true, name: true } }),
    db.job.findMany({ where: { siteId, titleImageIds: { has: id } }, select: titled }),
    db.course.findMany({ where: { siteId, titleImageIds: { has: id } }, select: titled }),
    db.marketplaceItem.findMany({ where: { siteId, titleImageId: id }, select: titled }),
  ]);
  const named = (kind: MediumPlaceOfUse["kind"], rows: { id: string; title: unknown }[]) =>
    rows.map((row) => ({ kind, id: row.id, name: titleOf(row.title) }));
  return [
    ...businesses.map((business) => ({ kind: "business" as const, ...business })),
    ...named("job", jobs),
    ...named("course", courses),
    ...named("marketplaceItem", items),
  ];
}

/** What something is called: in its own words, or in the first language that it is said in. */
function titleOf(title: unknown): string {
  if (typeof title === "string") return title;
  const words = z.record(z.string(), z.string()).catch({}).parse(title);
  return Object.values(words)[0] ?? "";
}

async function savedWith(db: Db, siteId: string, id: string): Promise<MediumPlaceOfUse[]> {
  const rows = await db.$queryRaw<{ id: string; name: string }[]>`
    SELECT "id", "name" FROM "SavedSection"
    WHERE "siteId" = ${siteId}::uuid AND strpos("content"::text, ${id}) > 0 ORDER BY "name", "id"`;
  return rows.map((row) => ({ kind: "savedSection", ...row }));
}

async function cropsOf(db: Db, siteId: string, id: string): Promise<MediumPlaceOfUse[]> {
  const rows = await db.media.findMany({
    where: { siteId, parentId: id, state: "ready" },
    select: { id: true, originalFilename: true },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => ({ kind: "crop", id: row.id, name: row.originalFilename }));
}
