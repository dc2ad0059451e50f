import type { Db } from "~/server/db.ts";
import { calledPictures, type CalledPictures } from "./domain/called-pictures.ts";

/** The pictures of a site's library as tables call them. */
export async function libraryPictures({ db, siteId }: { db: Db; siteId: string }): Promise<CalledPictures> {
  const isPicture = { siteId, mediaType: "image" as const, state: { not: "former" as const } };
  return calledPictures(await db.media.findMany({ where: isPicture, select: { id: true, originalFilename: true } }));
}
