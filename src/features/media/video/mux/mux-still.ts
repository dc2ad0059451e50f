import { holdSite, raiseDataHead, wakeData } from "~/server/data-heads.ts";
import type { MediaModel } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import type { JobContext } from "~/server/jobs/define-job.ts";
import { logger } from "~/server/logger.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaKey } from "../../data-key.ts";
import { mediaStorage } from "../../open-storage.ts";
import { askPicture } from "../ask-picture.ts";
import { posterOf } from "../poster.ts";
import { stillFiles } from "../still-files.ts";

const muxPictures = "https://image.mux.com";

/**
 * Gives a film that has no picture the one that Mux makes of it: one that came in without an editor's browser, or that this
 * browser could not play. Without it, the film is played all the same.
 */
export async function muxStill(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  film: MediaModel,
  playbackId: string,
): Promise<void> {
  const { id, siteId, objectId } = film;
  if (film.widths.length > 0) return;
  const path = `/${encodeURIComponent(playbackId)}/thumbnail.jpg?width=1280`;
  const answer = await askPicture(path, { service: muxPictures, own: env.MUX_PICTURES_URL });
  const picture = answer?.status === 200 ? await posterOf(siteId, answer.body, film) : null;
  if (!picture)
    return void (answer && logger.warn({ mediaId: id, status: answer.status }, "Mux has no picture of a film"));
  const { files, row } = await stillFiles(siteId, picture);
  for (const file of files) await mediaStorage().add({ siteId, objectId }, file);
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdSite(tx, siteId);
      await tx.media.updateMany({ where: { id, siteId, objectId, widths: { isEmpty: true } }, data: row });
      await raiseDataHead(tx, siteId, mediaKey(id));
    }),
  );
  wakeData(bus, siteId);
}
