import { importImage } from "~/features/media/service.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { PictureContent } from "./content.ts";
import { mediaId } from "./ids.ts";

/** Draws the pictures of a site and takes them into its library, as an upload by an editor would. */
export async function importPictures(ctx: ServiceContext, pictures: Record<string, PictureContent>): Promise<void> {
  await Promise.all(
    Object.entries(pictures).map(([name, { draw, alt, tags, focalPoint }]) =>
      importImage(ctx, {
        id: mediaId(ctx.site.id, name),
        bytes: Buffer.from(draw()),
        filename: `${name}.svg`,
        alt,
        tags,
        focalPoint,
        bucketFolder: "artwork",
        patience: 120, // a busy machine may be slow, and the first start must not fail for that
      }),
    ),
  );
}
