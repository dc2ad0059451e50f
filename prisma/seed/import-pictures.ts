import { readFile } from "node:fs/promises";
import { artworkFolder } from "~/features/media/folders.ts";
import { importImage } from "~/features/media/import-image.ts";
import { makeVariants } from "~/features/media/make-variants.ts";
import type { ServiceContext } from "~/server/context.ts";
import { copiesOf } from "./picture-copies.ts";
import { pictureFile, type PictureContent } from "./content.ts";
import { mediaId } from "./ids.ts";

/** Takes the finished pictures of a site into its library, with the copies that were made of them beforehand. */
export async function importPictures(ctx: ServiceContext, pictures: Record<string, PictureContent>): Promise<void> {
  for (const [name, picture] of Object.entries(pictures)) {
    const filename = pictureFile(name, picture);
    const file = `${ctx.site.key}/${filename}`;
    const { siteId, id } = await importImage(ctx, {
      id: mediaId(ctx.site.id, name),
      bytes: await readFile(new URL(`pictures/${file}`, import.meta.url)),
      copies: await copiesOf(file),
      filename,
      alt: picture.alt,
      tags: picture.tags,
      focalPoint: picture.focalPoint,
      bucketFolder: artworkFolder,
      patience: 120, // a busy machine may be slow, and the first start must not fail for that
    });
    await makeVariants(ctx, { siteId, mediaId: id });
  }
}
