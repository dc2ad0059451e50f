import { readFile } from "node:fs/promises";
import { artworkFolder } from "~/features/media/folders.ts";
import { importImage } from "~/features/media/import-image.ts";
import type { ServiceContext } from "~/server/context.ts";
import { finishedPicture } from "./finished-pictures.ts";
import { pictureFile, type PictureContent } from "./content.ts";
import { mediaId } from "./ids.ts";

/** Takes the finished pictures of a site into its library, with all that was made of them beforehand. */
export async function importPictures(ctx: ServiceContext, pictures: Record<string, PictureContent>): Promise<void> {
  for (const [name, picture] of Object.entries(pictures)) {
    const filename = pictureFile(name, picture);
    const file = `${ctx.site.key}/${filename}`;
    await importImage(ctx, {
      id: mediaId(ctx.site.id, name),
      bytes: await readFile(new URL(`pictures/${file}`, import.meta.url)),
      finished: await finishedPicture(file),
      filename,
      alt: picture.alt,
      tags: picture.tags,
      focalPoint: picture.focalPoint,
      bucketFolder: artworkFolder,
    });
  }
}
