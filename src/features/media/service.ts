import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Locale } from "~/lib/locales.ts";
import type { MediaModel, RootDb } from "~/server/db.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { displayName, imageExtensionOf } from "./domain/file-name.ts";
import { removeFiles, storeFiles } from "./files.ts";
import { mediaRef } from "./media-ref.ts";
import { makePicture, type Picture } from "./picture.ts";
import type { FocalPoint, listMediaInput, MediaList } from "./schema.ts";
import { inTurn } from "./work-queue.ts";

/** What the services of the media library need. */
export interface MediaContext {
  db: RootDb;
  siteId: EditableSiteId;
}

export interface ImageImport {
  bytes: Uint8Array;
  filename: string;
  /** Alternative text by language; an empty text means decorative. */
  alt?: Partial<Record<Locale, string>>;
  tags?: string[];
  focalPoint?: FocalPoint | null;
  bucketFolder?: string;
  /** A fixed id, for imports that may be repeated: the second one answers with the row of the first. */
  id?: string;
  /** Seconds that one step of the work may take; more than the default only for pictures of our own. */
  patience?: number;
}

/**
 * Takes a picture into the site's library: checks name and bytes, makes the resized copies, stores the files and
 * then the row. Refuses with `invalid` and the reason in words. No row is written before its files stand,
 * and files without a row are taken back.
 */
export async function importImage(ctx: MediaContext, input: ImageImport): Promise<MediaModel> {
  const { siteId } = ctx;
  imageExtensionOf(input.filename);
  const id = input.id ?? randomUUID();
  const present = input.id ? await ctx.db.media.findFirst({ where: { id, siteId } }) : null;
  if (present) return present;
  const picture = await inTurn(() => makePicture(input.bytes, input.patience));
  const files = picture.copies.map(({ width, bytes }) => ({ name: `${width}.webp`, bytes }));
  await storeFiles(siteId, id, files);
  try {
    return await ctx.db.media.create({
      data: { ...rowOf(input, picture), id, objectId: id, publicUrl: `/media/${id}`, siteId },
    });
  } catch (error) {
    await removeFiles(siteId, id);
    throw error;
  }
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

const listItem = (row: MediaModel): MediaList["items"][number] => ({
  ...mediaRef(row),
  originalFilename: row.originalFilename,
  fileSize: row.fileSize,
  bucketFolder: row.bucketFolder,
  tags: row.tags,
  updatedAt: row.updatedAt,
});

function rowOf(input: ImageImport, picture: Picture) {
  return {
    mediaType: "image" as const,
    mimeType: "image/webp",
    extension: "webp",
    bucketFolder: input.bucketFolder ?? "library",
    originalFilename: displayName(input.filename),
    fileSize: picture.copies.at(-1)?.bytes.byteLength ?? 0,
    width: picture.width,
    height: picture.height,
    widths: picture.copies.map((copy) => copy.width),
    tags: input.tags ?? [],
    blurHash: picture.blurHash,
    placeholder: picture.placeholder,
    focalPoint: input.focalPoint ?? undefined,
    alt: input.alt ?? {},
  };
}
