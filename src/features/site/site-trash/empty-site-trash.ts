import { z } from "zod";
import { answerStorage, mediaStorage } from "~/features/media/open-storage.ts";
import { leaveMuxLater } from "~/features/media/video/mux/leave-mux.ts";
import { openDb, type RootDb } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { siteTrashEnd } from "./schema.ts";

/**
 * Deletes the sites that went into the trash 30 days ago or earlier, with all their rows and files; answers their ids.
 * Each is first taken out of everybody's reach: whoever brings it back in that moment has it whole, or hears that it is
 * gone. The files go before the row: what a kill leaves is deleted by the next run, which finds the row. What fails at
 * one is tried at the next all the same; then it throws an `AggregateError` with the failures.
 */
export async function emptySiteTrash(db: RootDb, now: Date): Promise<string[]> {
  const over = { deletedAt: { lt: siteTrashEnd(now) } };
  const sites = await db.site.findMany({ where: over, select: { id: true }, orderBy: { deletedAt: "asc" } });
  const gone: string[] = [];
  const failures: unknown[] = [];
  for (const { id } of sites) {
    const { count } = await db.site.updateMany({ where: { ...over, id }, data: { deletedAt: outOfReach } });
    if (count === 0) continue;
    await deleteSite(db, id).then(
      () => gone.push(id),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sites could not be deleted`);
  return gone;
}

async function deleteSite(db: RootDb, id: string): Promise<void> {
  for (const storage of [mediaStorage(), answerStorage()]) await storage.removeSite(id);
  await db.$transaction(async (tx) => {
    const media = await tx.media.findMany({ where: { siteId: id }, select: { videoSettings: true } });
    for (const medium of media) await leaveMuxLater(tx, medium);
    await tx.site.deleteMany({ where: { id } });
  });
}

/** Longer ago than any site that can be brought back was deleted. */
const outOfReach = new Date(0);

/** Once a day, unless the clock has jumped. */
export const emptySiteTrashJob = defineJob({
  name: "site.emptyTrash",
  input: z.object({}),
  seconds: 600,
  cron: "17 3 * * *",
  async run({ db }) {
    if (!(await isClockTrusted(db))) return;
    const patient = openDb(process.env.DATABASE_URL ?? "", { patience: 30 }); // all rows of a site go at once
    try {
      await emptySiteTrash(patient, new Date());
    } finally {
      await patient.$disconnect();
    }
  },
});
