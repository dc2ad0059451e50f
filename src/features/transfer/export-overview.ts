import { feedFolder } from "~/features/media/feed-folder.ts";
import type { RootDb } from "~/server/db.ts";

export interface ExportOverview {
  pages: number;
  media: number;
  /** Of the media: the rest of an archive weighs little. */
  bytes: number;
}

/** What an export of the site holds, counted as `exportedSite` chooses it. */
export async function exportOverview({ db, siteId }: { db: RootDb; siteId: string }): Promise<ExportOverview> {
  const where = { siteId, state: "ready" as const, bucketFolder: { not: feedFolder } };
  const [pages, media] = await Promise.all([
    db.page.count({ where: { siteId, deletedAt: null } }),
    db.media.aggregate({ where, _count: true, _sum: { fileSize: true } }),
  ]);
  return { pages, media: media._count, bytes: Number(media._sum.fileSize ?? 0) };
}
