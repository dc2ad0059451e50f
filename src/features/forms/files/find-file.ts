import { answerStorage } from "~/features/media/open-storage.ts";
import type { Db } from "~/server/db.ts";
import type { StoredFile } from "~/server/files/files.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { storedName } from "./keep-files.ts";

/** A file that came with an answer of the site, under its name; null for one of elsewhere, or that is gone. */
export async function findFormFile(
  db: Db,
  siteId: EditableSiteId,
  fileId: string,
): Promise<{ name: string; file: StoredFile } | null> {
  const row = await db.formFile.findFirst({ where: { siteId, id: fileId }, select: { name: true } });
  const file = row && (await answerStorage().find({ siteId, objectId: fileId.toLowerCase() }, storedName));
  return file ? { name: row.name, file } : null;
}
