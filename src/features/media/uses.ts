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

/** In how many fields of drafts each medium stands, alone or in a list, and how often the site itself uses it. */
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
  const used = [...fields.flatMap(({ mediaId, mediaIds }) => [mediaId, ...mediaIds]), ...own.map((one) => one.mediaId)];
  const counts = new Map<string, number>();
  for (const id of used) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
