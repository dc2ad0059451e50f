import { z } from "zod";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";

/** The site's own pictures, by what they are. */
const ownPicturesSchema = z.object({
  logoMediaId: z.string().nullish(),
  alternativeLogoMediaId: z.string().nullish(),
  iconMediaId: z.string().nullish(),
});
const settingsSchema = z.object({ header: ownPicturesSchema.catch({}) }).catch({ header: {} });

/** Who of the site itself shows a medium. */
export async function ownPictures(db: Db, siteId: string) {
  const { settings } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { settings: true } });
  const { logoMediaId, alternativeLogoMediaId, iconMediaId } = settingsSchema.parse(settings).header;
  return [
    { kind: "logo", mediaId: logoMediaId },
    { kind: "alternativeLogo", mediaId: alternativeLogoMediaId },
    { kind: "icon", mediaId: iconMediaId },
  ] as const;
}

/**
 * How often each medium is used: in fields of drafts, alone or in a list, in the directory, in saved sections, by the site
 * itself and by pictures that were cut out of it. One that nothing of that uses counts for the pages that visitors read
 * with it.
 */
export async function usesOf(db: Db, siteId: string, ids: string[]): Promise<Map<string, number>> {
  const fields = await db.field.findMany({
    where: {
      siteId,
      OR: [{ mediaId: { in: ids } }, { mediaIds: { hasSome: ids } }],
      group: { status: { not: "deleted" } },
    },
    select: { mediaId: true, mediaIds: true },
  });
  const own = await ownPictures(db, siteId);
  const used = [
    ...fields.flatMap(({ mediaId, mediaIds }) => [mediaId, ...mediaIds]),
    ...(await inDirectory(db, siteId, ids)),
    ...own.map((one) => one.mediaId),
    ...(await inSavedSections(db, siteId, ids)),
    ...(await cutOutOf(db, siteId, ids)),
  ];
  const counts = countsOf(used);
  const others = ids.filter((id) => !counts.has(id));
  const published = others.length > 0 ? await inPublished(db, siteId, others) : [];
  return new Map([...counts, ...countsOf(published)]);
}

function countsOf(used: (string | null | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of used) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Each as often as there are pages whose published version shows it. */
async function inPublished(db: Db, siteId: string, ids: string[]): Promise<string[]> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw<{ id: string }[]>`
      SELECT shown."id" FROM "Page" p
      JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
      CROSS JOIN LATERAL jsonb_object_keys(v."document" -> 'media') AS shown("id")
      WHERE p."siteId" = ${siteId}::uuid AND shown."id" = ANY (${ids}::text[])`,
  );
  return rows.map(({ id }) => id);
}

async function inSavedSections(db: Db, siteId: string, ids: string[]): Promise<string[]> {
  const rows = await inSite(
    siteId,
    () => db.$queryRaw<{ id: string }[]>`
      SELECT sought."id" FROM "SavedSection" s
      JOIN unnest(${ids}::text[]) AS sought("id") ON strpos(s."content"::text, sought."id") > 0
      WHERE s."siteId" = ${siteId}::uuid`,
  );
  return rows.map(({ id }) => id);
}

async function cutOutOf(db: Db, siteId: string, ids: string[]): Promise<(string | null)[]> {
  const where = { siteId, parentId: { in: ids }, state: "ready" as const };
  const crops = await db.media.findMany({ where, select: { parentId: true } });
  return crops.map(({ parentId }) => parentId);
}

/** What the directory shows of these media, each as often as it does. */
async function inDirectory(db: Db, siteId: string, ids: string[]): Promise<(string | null)[]> {
  const listed = { where: { siteId, titleImageIds: { hasSome: ids } }, select: { titleImageIds: true } };
  const [businesses, items, jobs, courses] = await Promise.all([
    db.business.findMany({ where: { siteId, logoMediaId: { in: ids } }, select: { logoMediaId: true } }),
    db.marketplaceItem.findMany({ where: { siteId, titleImageId: { in: ids } }, select: { titleImageId: true } }),
    db.job.findMany(listed),
    db.course.findMany(listed),
  ]);
  return [
    ...businesses.map(({ logoMediaId }) => logoMediaId),
    ...items.map(({ titleImageId }) => titleImageId),
    ...[...jobs, ...courses].flatMap(({ titleImageIds }) => titleImageIds),
  ];
}
