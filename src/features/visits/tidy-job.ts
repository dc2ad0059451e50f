import { z } from "zod";
import { defineJob } from "~/server/jobs/define-job.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { visitsKeptDays } from "./schema.ts";

const day = 86_400_000;

/** Once a day: counts of visits that are older than 400 days go, unless the clock has jumped. */
export const tidyVisitorsJob = defineJob({
  name: "visitors.tidy",
  input: z.object({}),
  seconds: 240,
  cron: "53 2 * * *",
  async run({ db }) {
    if (!(await isClockTrusted(db))) return;
    const before = new Date(Date.now() - visitsKeptDays * day);
    for (const { id: siteId } of await db.site.findMany({ select: { id: true } })) {
      await db.visitCount.deleteMany({ where: { siteId, day: { lt: before } } });
    }
  },
});
