import { randomUUID } from "node:crypto";
import { wakeData } from "~/server/data-heads.ts";
import type { MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { originalName } from "./domain/original-name.ts";
import { plainDrawing, readImage } from "./import-image.ts";
import { makeVariantsJob } from "./make-variants.ts";
import { moveFiles } from "./move-files.ts";
import { mediaStorage } from "./open-storage.ts";
import { patientSeconds } from "./picture.ts";
import { removeFilesLater } from "./remove-files.ts";
import type { MediaContext } from "./service.ts";

/**
 * Gives a drawing that the product made other lines or colours at the same size, published pages included. Nobody has
 * chosen another picture: its place in the library stays, and so does the former file of whoever replaced it. Does nothing
 * where it has other files by now.
 */
export async function redrawDrawing(
  { db, bus, siteId }: MediaContext & { bus: LiveBus },
  { id, objectId, updatedAt }: MediaModel,
  svg: string,
): Promise<void> {
  const input = { bytes: Buffer.from(svg), patience: patientSeconds, isClean: true };
  const { picture, preview } = await readImage(siteId, input);
  const { bytes } = picture.original;
  const place = { siteId, objectId: randomUUID() };
  await removeFilesLater(db, place); // what a kill leaves without a row
  await mediaStorage().place(place, [{ name: originalName("svg"), bytes }]);
  const copies = { widths: [], variantsAt: null, hasAvif: false, avifAt: null, fileSize: bytes.byteLength };
  const data = { ...copies, ...preview, drawing: plainDrawing(bytes), updatedAt };
  const isMoved = await moveFiles({ db, siteId }, { id, objectId }, place, data, (tx) =>
    enqueue(tx, makeVariantsJob, { siteId, mediaId: id }),
  );
  if (!isMoved) return mediaStorage().remove(place);
  wakeData(bus, siteId);
  bus.wake(`site:${siteId}`);
}
