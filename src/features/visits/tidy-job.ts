import { z } from "zod";
import { day } from "~/lib/time/lengths.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { deleteOldConsents } from "~/features/privacy/record-consent.ts";
import { visitsKeptDays } from "./schema.ts";

/** Once a day: counts of visits that are older than 400 days go, and old consents, unless the clock has jumped. */
export const tidyVisitorsJob = defineJob({
  name: "visitors.tidy",
  input: z.object({}),
  seconds: 240,
  cron: "53 2 * * *",
  async run({ db }) {
    if (!(await isClockTrusted(db))) return;
    const now = new Date();
    const before = new Date(now.getTime() - visitsKeptDays * day);
    const tidy = async (siteId: string) => {
      await db.visitCount.deleteMany({ where: { siteId, day: { lt: before } } });
      await deleteOldConsents(db, siteId, now);
    };
    await forEachSite(db, tidy, { withTrash: true });
  },
});
