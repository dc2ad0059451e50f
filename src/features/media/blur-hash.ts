import { DomainError } from "~/lib/errors.ts";
import type { MediaModel } from "~/server/db.ts";
import { originalName } from "./domain/original-name.ts";
import { refusePicture } from "./domain/refuse.ts";
import { copyName } from "./domain/copy-name.ts";
import { mediaStorage } from "./open-storage.ts";
import { previewOf, secondsPerStep, type Preview } from "./picture.ts";
import { decode } from "./read-picture.ts";
import type { MediaContext } from "./service.ts";
import { readFile } from "./storage.ts";
import { inTurn } from "./work-queue.ts";

/** Makes anew what is shown of a picture while it is on its way; not of a drawing. Throws `not-found` and `invalid`. */
export async function makeBlurHash({ db, siteId }: MediaContext, { id }: { id: string }): Promise<Preview> {
  const row = await db.media.findFirst({ where: { id, siteId } });
  if (!row) throw new DomainError("not-found", "The site has no such medium");
  if (row.mediaType !== "image" || row.extension === "svg") return refusePicture("file-type");
  const preview = await inTurn(siteId, async () => previewOf(await decode(await fileOf(row), secondsPerStep)));
  await db.media.updateMany({ where: { id, siteId }, data: { ...preview, updatedAt: row.updatedAt } });
  return preview;
}

/** A picture's original, or else its largest copy. */
export async function fileOf(row: MediaModel): Promise<Buffer> {
  const name = row.hasOriginal ? originalName(row.extension) : copyName(row.widths.at(-1) ?? 0);
  return (await readFile(mediaStorage(), row, name)) ?? refusePicture("picture-broken");
}
