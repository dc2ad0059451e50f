import { originalName } from "~/features/media/domain/original-name.ts";
import { feedFolder } from "~/features/media/folders.ts";
import { copyName } from "~/features/media/domain/copy-name.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import type { MediaModel, RootDb } from "~/server/db.ts";
import type { StoredFile } from "~/server/files/files.ts";

/** The media that an export holds. What was copied from a feed is copied again where the site arrives. */
export const exportedMedia = (siteId: string) => ({
  siteId,
  state: "ready" as const,
  bucketFolder: { not: feedFolder },
});

type Kept = Pick<MediaModel, "siteId" | "objectId" | "hasOriginal" | "extension" | "widths">;

/** The file that all others of a medium can be made of; null for a film that lies elsewhere, and where it is gone. */
export async function storedFileOf(row: Kept): Promise<{ name: string; file: StoredFile } | null> {
  const name = nameOf(row);
  const file = name === null ? null : await mediaStorage().find(row, name);
  return name !== null && file ? { name, file } : null;
}

function nameOf({ hasOriginal, extension, widths }: Kept): string | null {
  if (hasOriginal) return originalName(extension);
  const largest = widths.at(-1);
  return largest === undefined ? null : copyName(largest);
}

/** What the media of a site are called whose file is gone: an export would hold them without it. */
export async function missingMedia({ db, siteId }: { db: RootDb; siteId: string }): Promise<string[]> {
  const media = await db.media.findMany({
    where: exportedMedia(siteId),
    select: {
      ...{ siteId: true, objectId: true, hasOriginal: true },
      ...{ extension: true, widths: true, originalFilename: true },
    },
    orderBy: [{ originalFilename: "asc" }, { id: "asc" }],
  });
  if (media.length === 0) return [];
  const files = await mediaStorage().filesOfSite(siteId);
  const isGone = (row: (typeof media)[number]) => {
    const name = nameOf(row);
    return name !== null && !files.has(`${row.objectId}/${name}`);
  };
  return media.filter(isGone).map(({ originalFilename }) => originalFilename);
}
