import { z } from "zod";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { originalName } from "./domain/original-name.ts";
import { ofShownSite, type MediumKey } from "./make-variants.ts";
import { mediaStorage } from "./open-storage.ts";
import { videoSettingsSchema } from "./schema.ts";
import { storedBytes } from "./storage.ts";
import { isPlayedEverywhere, probeFilm } from "./video/domain/film-file.ts";
import type { FilmFacts } from "./video/domain/read-at.ts";
import { isMuxUsed } from "./video/mux/client.ts";
import { muxJob } from "./video/mux/mux-job.ts";
import { setFilm, type FilmChange } from "./video/set-film.ts";

/** Prepares one film, in the background. */
export const prepareFilmJob = defineJob({
  name: "media.prepareFilm",
  input: z.object({ siteId: z.uuid(), mediaId: z.uuid() }),
  seconds: 300,
  run: (ctx, key) => prepareFilm(ctx, key),
});

/**
 * Looks whether browsers can play a stored film, and says so in its state; one that goes to Mux, which makes what every
 * browser plays of any, is ready once it is ready there. Pages that were published before show the film from then on; one that cannot be played is `failed`.
 */
export async function prepareFilm(
  ctx: Pick<JobContext, "db" | "bus">,
  { siteId, mediaId: id }: MediumKey,
  storage = mediaStorage(),
): Promise<void> {
  const row = await ctx.db.media.findFirst({
    where: { id, siteId, mediaType: "video", hasOriginal: true, ...ofShownSite },
  });
  const settings = videoSettingsSchema.safeParse(row?.videoSettings).data;
  if (!row || settings?.status !== "preparing") return;
  const film = await storage.find(row, originalName(row.extension));
  const facts = film && (await probeFilm(storedBytes(film), row.extension === "webm" ? "webm" : "mp4"));
  if (!facts) return void (await setFilm(ctx, row, { status: "failed" }));
  await setFilm(ctx, row, {
    ...knownOf(facts),
    ...(isMuxUsed() ? {} : { status: statusHere(facts) }),
    size: facts.size,
  });
  if (isMuxUsed()) await enqueue(ctx.db, muxJob, { siteId, mediaId: id });
}

const statusHere = (facts: FilmFacts) => (isPlayedEverywhere(facts) ? "ready" : "failed");

function knownOf(facts: FilmFacts): FilmChange {
  const { codec, seconds } = facts;
  return {
    ...(codec !== null && { codec }),
    ...(seconds !== null && { seconds }),
    ...(!isPlayedEverywhere(facts) && { isOnlyForMux: true }),
  };
}
