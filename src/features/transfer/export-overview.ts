import type { RootDb } from "~/server/db.ts";
import { processWide } from "~/server/process-wide.ts";
import { exportedMedia, missingMedia } from "./stored-media.ts";

interface ExportOverview {
  pages: number;
  media: number;
  /** Of the media: the rest of an archive weighs little. */
  bytes: number;
  /** The media whose file is gone, by what they are called. */
  missing: string[];
}

const underWay = () => processWide("export overviews", () => new Map<string, Promise<ExportOverview>>());

/**
 * What an export of the site holds, counted as `exportedSite` chooses it. It has all the site's
 * files listed, a thousand in each answer of a bucket: who asks while a site is looked through gets the same answer.
 */
export function exportOverview({ db, siteId }: { db: RootDb; siteId: string }): Promise<ExportOverview> {
  const asked = underWay().get(siteId);
  if (asked) return asked;
  const counted = countExport(db, siteId).finally(() => underWay().delete(siteId));
  underWay().set(siteId, counted);
  return counted;
}

async function countExport(db: RootDb, siteId: string): Promise<ExportOverview> {
  const where = exportedMedia(siteId);
  const [pages, media, missing] = await Promise.all([
    db.page.count({ where: { siteId, deletedAt: null } }),
    db.media.aggregate({ where, _count: true, _sum: { fileSize: true } }),
    missingMedia({ db, siteId }),
  ]);
  return { pages, media: media._count, bytes: Number(media._sum.fileSize ?? 0), missing };
}
