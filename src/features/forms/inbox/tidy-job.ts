import { z } from "zod";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { deleteOldAnswers } from "./sort-answers.ts";

/** Once a day: answers go that are older than their site keeps them, unless the clock has jumped. */
export const tidyInboxJob = defineJob({
  name: "forms.tidy",
  input: z.object({}),
  seconds: 240,
  cron: "59 2 * * *",
  async run({ db }) {
    if (!(await isClockTrusted(db))) return;
    const now = new Date();
    const tidy = async (siteId: string) => {
      const { settings } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { settings: true } });
      await deleteOldAnswers(db, siteId, siteSettingsSchema.parse(settings).contact.keepAnswersMonths, now);
    };
    await forEachSite(db, tidy, { withTrash: true });
  },
});
