import type { z } from "zod";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { MediaModel, RootDb } from "~/server/db.ts";
import { mediaRef } from "./media-ref.ts";
import type { listMediaInput, MediaList } from "./schema.ts";

/** What the services of the media library need. */
export interface MediaContext {
  db: RootDb;
  siteId: EditableSiteId;
}

/** Entries per page of the library. */
const pageSizes = { image: 40, video: 20, audio: 20, document: 20 } as const;

/** One page of the site's media library, newest change first. `search` looks in file names and tags. */
export async function listMedia(ctx: MediaContext, input: z.output<typeof listMediaInput>): Promise<MediaList> {
  const search = input.search?.trim();
  const where = {
    siteId: ctx.siteId,
    mediaType: input.mediaType,
    state: "ready" as const,
    ...(input.bucketFolder ? { bucketFolder: input.bucketFolder } : {}),
    ...(input.tags?.length ? { tags: { hasEvery: input.tags } } : {}),
    ...(search
      ? { OR: [{ originalFilename: { contains: search, mode: "insensitive" as const } }, { tags: { has: search } }] }
      : {}),
  };
  const pageSize = pageSizes[input.mediaType];
  const [rows, total] = await Promise.all([
    ctx.db.media.findMany({
      where,
      orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
      skip: (input.page - 1) * pageSize,
      take: pageSize,
    }),
    ctx.db.media.count({ where }),
  ]);
  return { items: rows.map(listItem), total, pageSize };
}

/** An entry of the library as it is listed. */
export const listItem = (row: MediaModel): MediaList["items"][number] => ({
  ...mediaRef(row),
  originalFilename: row.originalFilename,
  fileSize: row.fileSize,
  bucketFolder: row.bucketFolder,
  tags: row.tags,
  updatedAt: row.updatedAt,
});
