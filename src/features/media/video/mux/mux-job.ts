import type Mux from "@mux/mux-node";
import { z } from "zod";
import { deriveId } from "~/lib/ids.ts";
import { day } from "~/lib/time/lengths.ts";
import type { MediaModel } from "~/server/db.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { logger } from "~/server/logger.ts";
import { originalName } from "../../domain/original-name.ts";
import { ofShownSite, type MediumKey } from "../../make-variants.ts";
import { mediaStorage } from "../../open-storage.ts";
import type { FilmStatus } from "../../schema.ts";
import { storedBytes } from "../../storage.ts";
import { setFilm } from "../set-film.ts";
import { muxSettingsSchema, type AtMux } from "./at-mux.ts";
import { isMuxUsed, muxClient, orMissing } from "./client.ts";
import { muxStill } from "./mux-still.ts";
import { sendToMux } from "./send-to-mux.ts";

/** How often Mux is asked, as long as it says nothing by itself. */
const pollMs = 10_000;
/** A film that Mux does not have ready by then is played from here. */
const patienceMs = day;

type Ctx = Pick<JobContext, "db" | "bus" | "signal">;

/** Brings one film to Mux, or looks how far it is there. */
export const muxJob = defineJob({
  name: "media.mux",
  input: z.object({ siteId: z.uuid(), mediaId: z.uuid() }),
  seconds: 3_600,
  pauseSeconds: 30,
  atOnce: 2,
  run: (ctx, key) => followFilm(ctx, key),
});

/**
 * Takes a film that is being prepared one step on: opens an upload at Mux, sends it from where it stands, asks what became
 * of it. The state is always read from Mux, so that what it tells twice, late or in another order does no harm. A film that
 * Mux cannot read is `failed`; one that it does not take within a day is played from here, as one that was on its way
 * there is without Mux: where every browser plays it, else it is `failed`.
 */
export async function followFilm(ctx: Ctx, key: MediumKey): Promise<void> {
  const { siteId, mediaId: id } = key;
  const row = await ctx.db.media.findFirst({
    where: { id, siteId, mediaType: "video", hasOriginal: true, ...ofShownSite },
  });
  const settings = muxSettingsSchema.safeParse(row?.videoSettings).data;
  if (!row || settings?.source !== "own" || settings.status !== "preparing") return;
  const statusHere = settings.isOnlyForMux ? "failed" : "ready";
  if (!isMuxUsed()) return becomes(ctx, row, statusHere);
  const mux = await muxClient();
  const known = settings.mux;
  const upload = known && (await orMissing(mux.video.uploads.retrieve(known.uploadId)));
  const assetId = upload?.status === "asset_created" ? (upload.asset_id ?? "") : null;
  if (known && assetId !== null && (await isSettled(ctx, row, { mux, known, assetId }))) return;
  if (upload?.status === "errored") return becomes(ctx, row, "failed");
  if (known && Date.parse(known.begunAt) + patienceMs < Date.now()) return becomes(ctx, row, statusHere);
  if (assetId !== null) return askLater(ctx, row);
  if (upload?.status === "waiting") return send(ctx, row, upload.url);
  await begin(ctx, row, { mux, known });
}

async function becomes(ctx: Ctx, row: MediaModel, status: FilmStatus): Promise<void> {
  await setFilm(ctx, row, { status });
}

async function begin(ctx: Ctx, row: MediaModel, { mux, known }: { mux: Mux; known: AtMux | undefined }): Promise<void> {
  const upload = await mux.video.uploads.create({
    cors_origin: "https://server.invalid", // no browser sends anything there
    new_asset_settings: { playback_policies: ["public"], passthrough: `${row.siteId}/${row.id}` },
  });
  const begunAt = known?.begunAt ?? new Date().toISOString();
  const change = { mux: { uploadId: upload.id, begunAt } };
  if (await setFilm(ctx, row, change, { replacing: known?.uploadId ?? null })) return send(ctx, row, upload.url);
  // Somebody has deleted or replaced the film before it was known to be there, or another run has begun with it.
  await mux.video.uploads.cancel(upload.id);
}

async function send(ctx: Ctx, row: MediaModel, url: string | undefined): Promise<void> {
  const file = await mediaStorage().find(row, originalName(row.extension));
  if (!file || !url) return becomes(ctx, row, "failed");
  await sendToMux(url, storedBytes(file), ctx.signal);
  await askLater(ctx, row);
}

/** Writes down what became of a film there; false while it is being prepared. */
async function isSettled(
  ctx: Ctx,
  row: MediaModel,
  { mux, known, assetId }: { mux: Mux; known: AtMux; assetId: string },
): Promise<boolean> {
  const asset = await orMissing(mux.video.assets.retrieve(assetId));
  const here = { mux: { ...known, assetId } };
  if (asset?.status === "preparing") return false;
  const playbackId = asset?.playback_ids?.find(({ policy }) => policy === "public")?.id;
  if (asset?.status === "ready" && playbackId !== undefined) {
    await muxStill(ctx, row, playbackId);
    await setFilm(ctx, row, { ...here, playbackId, status: "ready" });
    return true;
  }
  logger.warn({ mediaId: row.id, assetId, errors: asset?.errors }, "Mux cannot play a film");
  await setFilm(ctx, row, { ...here, status: "failed" });
  return true;
}

/** One asks for all: whoever asks in the same ten seconds asks for the same run. */
async function askLater({ db }: Ctx, { siteId, id: mediaId }: MediaModel): Promise<void> {
  const after = new Date(Date.now() + pollMs);
  const turn = Math.floor(after.getTime() / pollMs);
  await enqueue(db, muxJob, { siteId, mediaId }, { after, id: deriveId(mediaId, `mux ${turn}`) });
}
