import { z } from "zod";
import type { Db } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { atMux } from "./at-mux.ts";
import { isMuxUsed, muxClient, orMissing } from "./client.ts";

/** Takes a film away from Mux that no medium has any more: what became of its upload, or the upload itself. */
export const leaveMuxJob = defineJob({
  name: "media.leaveMux",
  input: z.object({ uploadId: z.string().max(200) }),
  seconds: 120,
  retries: 10,
  pauseSeconds: 60,
  run: (_ctx, { uploadId }) => leaveMux(uploadId),
});

export async function leaveMux(uploadId: string): Promise<void> {
  if (!isMuxUsed()) return;
  const mux = await muxClient();
  const upload = await orMissing(mux.video.uploads.retrieve(uploadId));
  if (upload?.status === "waiting") await orMissing(mux.video.uploads.cancel(uploadId));
  if (upload?.asset_id) await orMissing(mux.video.assets.delete(upload.asset_id));
}

/** Has a medium's film taken away from Mux, where it is there, once the transaction commits. */
export async function leaveMuxLater(tx: Db, { videoSettings }: { videoSettings: unknown }): Promise<void> {
  const film = atMux(videoSettings);
  if (film) await enqueue(tx, leaveMuxJob, { uploadId: film.uploadId });
}
