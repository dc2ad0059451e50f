import { artworkFolder } from "~/features/media/folders.ts";
import type { FinishedPicture } from "~/features/media/finished-picture.ts";
import { importImage } from "~/features/media/import-image.ts";
import { patientSeconds } from "~/features/media/picture.ts";
import type { MediaContext } from "~/features/media/service.ts";
import { isEditorLocale, localesOf } from "~/lib/locales.ts";
import { pictureName, pictureTags } from "./picture-names.ts";
import { focalPointOf, type PictureFormat } from "./pictures.ts";
import type { Trade } from "./schema.ts";

interface Example extends Pick<PictureFormat, "subject"> {
  id: string;
  /** What its site calls it, such as `offer-2`. */
  picture: string;
  svg: string;
  trade: Trade;
  /** What of it stands beforehand. */
  finished?: FinishedPicture | undefined;
}

/**
 * Takes a drawing of our own into the library, where samples find it, under a name in the site's first language. It shows
 * nothing that a person would have to be told. The same id a second time changes nothing.
 */
export async function importExample(
  ctx: MediaContext & { site: { locales: string[] } },
  { id, picture, svg, subject, trade, finished }: Example,
): Promise<void> {
  const locales = localesOf(ctx.site);
  const [first] = locales;
  const language = first && isEditorLocale(first) ? first : "de";
  await importImage(ctx, {
    id,
    filename: `${pictureName(picture, language)}.svg`,
    bytes: Buffer.from(svg),
    isClean: true,
    patience: patientSeconds,
    focalPoint: focalPointOf({ subject }),
    alt: Object.fromEntries(locales.map((locale) => [locale, ""])),
    tags: pictureTags(trade, language),
    bucketFolder: artworkFolder,
    ...(finished && { finished }),
  });
}
