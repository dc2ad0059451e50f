import { z } from "zod";
import { deleteOldMails } from "~/features/mail/send-mail.ts";
import { sweepOutbox } from "~/features/mail/outbox/remove-files.ts";
import { day } from "~/lib/time/lengths.ts";
import { forgetPeopleWhoLeft } from "./people-who-left.ts";
import { stillOpen } from "~/server/auth.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";

const auditDays = 365;

/** Once a day: ended sessions, old links, people who left, the log of more than a year ago and old mails go, unless the clock has jumped. */
export const tidyAccountsJob = defineJob({
  name: "account.tidy",
  input: z.object({}),
  seconds: 240,
  cron: "23 2 * * *",
  async run({ db }) {
    if (!(await isClockTrusted(db))) return;
    const now = new Date();
    const old = { expires: { lt: new Date(now.getTime() - day) } };
    await db.session.deleteMany({ where: { NOT: stillOpen(new Date(now.getTime() - day)) } });
    await db.passwordReset.deleteMany({ where: old });
    const [forgetting] = await Promise.allSettled([forgetPeopleWhoLeft(db, now)]);
    await db.verificationToken.deleteMany({ where: old });
    await sweepOutbox(now);
    const tidy = async (siteId: string) => {
      const at = { lt: new Date(now.getTime() - auditDays * day) };
      await db.auditEntry.deleteMany({ where: { siteId, at } });
      await deleteOldMails(db, siteId, now);
    };
    await forEachSite(db, tidy, { withTrash: true });
    if (forgetting.status === "rejected") throw forgetting.reason;
  },
});
