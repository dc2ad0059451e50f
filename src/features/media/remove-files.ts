import { z } from "zod";
import { day } from "~/lib/time/lengths.ts";
import type { Db } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { mediaStorage } from "./open-storage.ts";
import type { MediumPlace } from "./storage.ts";

/** As long may a page that somebody has open, or that a cache keeps, still ask for the files of a medium that is gone. */
const graceMs = day;

/** Takes the files away that no medium has any more. */
export const removeFilesJob = defineJob({
  name: "media.removeFiles",
  input: z.object({ siteId: z.uuid(), objectId: z.uuid() }),
  seconds: 120,
  async run({ db }, place) {
    if ((await db.media.count({ where: place })) === 0) await mediaStorage().remove(place);
  },
});

/** Has the files of a medium taken away a day later, once the transaction commits. */
export async function removeFilesLater(tx: Db, { siteId, objectId }: MediumPlace): Promise<void> {
  await enqueue(tx, removeFilesJob, { siteId, objectId }, { after: new Date(Date.now() + graceMs) });
}
