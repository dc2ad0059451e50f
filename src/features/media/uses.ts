import { z } from "zod";
import type { Db } from "~/server/db.ts";

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

/** How often each medium is used: in fields of drafts, alone or in a list, in the directory and by the site itself. */
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
  ];
  const counts = new Map<string, number>();
  for (const id of used) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
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
