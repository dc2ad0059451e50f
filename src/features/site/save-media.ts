import { undescribed } from "~/features/media/domain/described.ts";
import type { Patch } from "~/features/document/schema.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { Prisma, type Db } from "~/server/db.ts";
import type { SiteDocument } from "./document-schema.ts";

/** The media that changes of a site's document are about. */
export function mediaIn(patches: readonly Patch[]): string[] {
  return [...new Set(patches.flatMap(({ path: [root, id] }) => (root === "media" && id ? [id] : [])))];
}

/** Writes what is said of the media that the patches name: `document` is the site afterwards. */
export async function saveMedia(
  db: Db,
  siteId: EditableSiteId,
  document: SiteDocument,
  patches: readonly Patch[],
): Promise<void> {
  for (const id of mediaIn(patches)) {
    const { alt, altSources, altMachine, focalPoint, tags, name, folder } = document.media[id] ?? undescribed;
    const words = { alt, altSources, altMachine, tags, focalPoint: focalPoint ?? Prisma.DbNull };
    const data = { ...words, ...(name && { originalFilename: name }), ...(folder && { bucketFolder: folder }) };
    await db.media.updateMany({ where: { id, siteId }, data });
  }
}
