import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { hour } from "~/lib/time/lengths.ts";
import { wakeData } from "~/server/data-heads.ts";
import type { MediaModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { originalName } from "../domain/original-name.ts";
import { refusePicture } from "../domain/refuse.ts";
import { moveFiles } from "../move-files.ts";
import { mediaStorage } from "../open-storage.ts";
import { prepareFilmJob } from "../prepare-film.ts";
import { removeFilesLater } from "../remove-files.ts";
import { videoSettingsSchema, type MediaListItem } from "../schema.ts";
import { getMedium, type MediaContext } from "../service.ts";
import type { MediumPlace } from "../storage.ts";
import { posterOf } from "./poster.ts";
import type { SetPosterInput } from "./schema.ts";
import { stillFiles, type StillFiles } from "./still-files.ts";

/** Each holds the film once more until the former files go, and a bucket copies it for that. */
const posters = rateLimit("pictures of films of a person", { most: 60, windowMs: hour });

/**
 * Gives a film another picture, at the film's own shape: everything that shows it shows that one until it plays, published
 * pages included. What lies at an address is kept for years by those who fetched it, so film and picture get a new one; the
 * former files stay for a day. Throws `not-found`, `invalid` for what is no picture or no film, `stale` for a film that was replaced
 * meanwhile, and `too-many`.
 */
export async function setPoster(
  ctx: MediaContext & { bus: LiveBus; actor: { userId: string } },
  { id, poster }: SetPosterInput,
): Promise<MediaListItem> {
  const { db, siteId } = ctx;
  posters.count(ctx.actor.userId);
  const film = await db.media.findFirst({ where: { id, siteId } });
  if (!film) throw new DomainError("not-found", "The site has no such film", { refusal: "media-not-found" });
  if (film.mediaType !== "video") throw new DomainError("invalid", "Not a film", { refusal: "media-other-type" });
  const picture = await posterOf(siteId, Buffer.from(poster, "base64"), film);
  if (!picture) return refusePicture("picture-broken");
  const still = await stillFiles(siteId, picture);
  const place = { siteId, objectId: randomUUID() };
  await removeFilesLater(db, place); // what a kill leaves without a row
  await storeAnew(film, place, still);
  const isPreparing = videoSettingsSchema.safeParse(film.videoSettings).data?.status === "preparing";
  const isMoved = await moveFiles(ctx, film, place, still.row, async (tx) => {
    if (isPreparing) await enqueue(tx, prepareFilmJob, { siteId, mediaId: id }); // what looked after the former file lets go
  });
  if (!isMoved) {
    await mediaStorage().remove(place); // not only in a day: it holds a whole film
    throw new DomainError("stale", "The film is another one by now");
  }
  wakeData(ctx.bus, siteId);
  return await getMedium(ctx, { id });
}

async function storeAnew(film: MediaModel, place: MediumPlace, still: StillFiles): Promise<void> {
  const storage = mediaStorage();
  await storage.place(place, still.files);
  if (film.hasOriginal) await storage.copy(film, place, originalName(film.extension));
}
