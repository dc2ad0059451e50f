import { randomUUID } from "node:crypto";
import type { RootDb } from "~/server/db.ts";

/** The row of a picture in a site's library, without a file: what shows it finds its place, and nothing there. */
export async function addPicture(db: RootDb, siteId: string): Promise<string> {
  const id = randomUUID();
  const file = { originalFilename: "a.webp", fileSize: 1, publicUrl: `/media/${id}`, extension: "webp" };
  const type = { mediaType: "image", mimeType: "image/webp", bucketFolder: "library" } as const;
  await db.media.create({ data: { ...file, ...type, id, objectId: id, siteId } });
  return id;
}
