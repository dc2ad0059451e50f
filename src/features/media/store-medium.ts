import type { Db, MediaModel } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaStorage } from "./open-storage.ts";
import type { MediaContext } from "./service.ts";
import type { MediumPlace, NamedFile } from "./storage.ts";

interface NewMedium {
  id: string;
  files: NamedFile[];
  /** Whether somebody else may take the same one in at the same moment: the files are then theirs who wrote the row. */
  isFixed?: boolean;
}

/** Stores the files of a new medium and writes its row: no row without its files, and no files without a row. */
export async function storeMedium(
  { db, siteId }: MediaContext,
  { id, files, isFixed = false }: NewMedium,
  write: (tx: Db, place: MediumPlace) => Promise<MediaModel>,
): Promise<MediaModel> {
  const storage = mediaStorage();
  const place = { siteId, objectId: id };
  await storage.place(place, files);
  try {
    return await inSite(siteId, () => db.$transaction((tx) => write(tx, place)));
  } catch (error) {
    const isTaken = isFixed && (await db.media.findFirst({ where: { id, siteId } }).catch(() => true));
    if (!isTaken) await storage.remove(place);
    throw error;
  }
}
