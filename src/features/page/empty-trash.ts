import { z } from "zod";
import type { RootDb } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { trashDays } from "./trash.ts";

/** Whatever went wrong, one run deletes no more pages of a site than this. */
const mostPerRun = 200;

/** Deletes the pages that went into the trash 30 days ago or earlier, with their history. */
export async function emptyTrash(db: RootDb, siteId: string, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 86_400_000);
  const where = { siteId, deletedAt: { lt: before } };
  const old = await db.page.findMany({ where, select: { id: true }, take: mostPerRun });
  const ids = old.map(({ id }) => id);
  return ids.length === 0 ? 0 : (await db.page.deleteMany({ where: { ...where, id: { in: ids } } })).count;
}

/** Once a day, unless the clock has jumped. */
export const emptyTrashJob = defineJob({
  name: "page.emptyTrash",
  input: z.object({}),
  seconds: 240,
  cron: "41 2 * * *",
  async run({ db }) {
    if (!(await isClockTrusted(db))) return;
    for (const { id } of await db.site.findMany({ select: { id: true } })) await emptyTrash(db, id, new Date());
  },
});
