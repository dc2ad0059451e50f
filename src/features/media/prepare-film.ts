import { z } from "zod";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaKey } from "./data-key.ts";
import { originalName } from "./domain/original-name.ts";
import type { MediumKey } from "./make-variants.ts";
import { mediaStorage } from "./open-storage.ts";
import { videoSettingsSchema, type FilmStatus } from "./schema.ts";
import { storedBytes } from "./storage.ts";
import { probeFilm } from "./video/domain/film-file.ts";

/** Prepares one film, in the background. */
export const prepareFilmJob = defineJob({
  name: "media.prepareFilm",
  input: z.object({ siteId: z.uuid(), mediaId: z.uuid() }),
  seconds: 300,
  run: (ctx, key) => prepareFilm(ctx, key),
});

/**
 * Looks whether browsers can play a stored film, and says so in its state. Pages that were published before show the
 * film from then on; one that cannot be played is `failed`.
 */
export async function prepareFilm(
  ctx: Pick<JobContext, "db" | "bus">,
  { siteId, mediaId: id }: MediumKey,
  storage = mediaStorage(),
): Promise<void> {
  const row = await ctx.db.media.findFirst({ where: { id, siteId, mediaType: "video", hasOriginal: true } });
  const settings = videoSettingsSchema.loose().safeParse(row?.videoSettings).data;
  if (!row || settings?.status !== "preparing") return;
  const film = await storage.find(row, originalName(row.extension));
  const facts = film && (await probeFilm(storedBytes(film), row.extension === "webm" ? "webm" : "mp4"));
  const status: FilmStatus = facts ? "ready" : "failed";
  const { size, ...said } = facts ?? { size: null };
  const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
  const data = { videoSettings: { ...settings, ...known, status }, ...size };
  const { objectId } = row; // a film that has others by now is prepared by itself
  await inSite(siteId, () =>
    ctx.db.$transaction(async (tx) => {
      await tx.media.updateMany({ where: { id, siteId, objectId }, data });
      await raiseDataHead(tx, siteId, mediaKey(id));
    }),
  );
  wakeData(ctx.bus, siteId);
}
