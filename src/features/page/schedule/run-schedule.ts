import { z } from "zod";
import { mailedSite } from "~/features/account/link-mail.ts";
import { scheduleRefusedTexts } from "~/features/account/mail-texts.ts";
import { mailLanguageOf } from "~/features/account/editor-language.ts";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db, Prisma } from "~/server/db.ts";
import { contextOfPerson } from "~/server/jobs/context-of-person.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { afterTrash, isInTrash } from "~/server/jobs/in-trash.ts";
import { publishPage } from "../service/publish-page.ts";
import { takeDownPage } from "../service/take-down-page.ts";

const scheduleInput = z.object({ siteId: z.uuid(), id: z.uuid() });

/** Carries out what was planned for a page, once its time has come. */
export const runScheduleJob = defineJob({
  name: "page.runSchedule",
  input: scheduleInput,
  seconds: 120,
  run: (ctx, input) => runSchedule(ctx, input, new Date()),
});

/** What counts as done: it was done by hand meanwhile, or by an earlier run that was killed right after. */
const doneAlready: ReadonlySet<string> = new Set(["nothing-to-publish", "not-online"]);

/**
 * Publishes a page or takes it down in the name of whoever planned it, by the rules that hold at that moment: texts
 * that are not translated stop a publish. What is refused stays with its reason, and whoever planned it gets a mail. What
 * was cancelled or moved is nothing to do, up to the moment in which it is done; with its site in the trash it waits; a
 * fault that may pass is thrown, to be tried again.
 */
export async function runSchedule(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  { siteId, id }: z.infer<typeof scheduleInput>,
  now: Date,
): Promise<void> {
  const planned = await db.scheduledPublish.findFirst({ where: { siteId, id, doneAt: null } });
  if (!planned) return;
  const later = (after: Date) => enqueue(db, runScheduleJob, { siteId, id }, { after });
  if (planned.at > now) return void (await later(planned.at));
  if (await isInTrash(db, siteId)) return void (await later(afterTrash()));
  const { pageId, action, actorId, at } = planned;
  const asRead = { siteId, id, at, doneAt: null };
  const refusal = await carriedOut({ db, bus }, { siteId, pageId, action, actorId, asRead });
  if (refusal === null) await db.scheduledPublish.deleteMany({ where: asRead });
  else {
    await db.$transaction(async (tx) => {
      const { count } = await tx.scheduledPublish.updateMany({ where: asRead, data: { doneAt: now, refusal } });
      if (count > 0 && actorId) await mailRefusal(tx, { siteId, pageId, userId: actorId, action, refusal, at });
    });
  }
  bus.wake(`page:${pageId}`);
}

interface Plan {
  siteId: string;
  pageId: string;
  action: "publish" | "takeDown";
  actorId: string | null;
}

/** Why it could not be done, or null when it is. Nothing is done once the plan is not as it was read. */
async function carriedOut(
  tools: Pick<JobContext, "db" | "bus">,
  { asRead, ...plan }: Plan & { asRead: Prisma.ScheduledPublishWhereInput },
): Promise<string | null> {
  const ctx = await contextOfPerson(tools, plan);
  if (!ctx) return "planner-left";
  const { pageId } = plan;
  const also = async (tx: Db) => {
    const { count } = await tx.scheduledPublish.deleteMany({ where: asRead });
    if (count === 0) throw new DomainError("stale", "It was cancelled, moved or done meanwhile");
  };
  try {
    if (plan.action === "publish") await publishPage(ctx, { pageId, mustBeTranslated: true, also });
    else await takeDownPage(ctx, { pageId, also });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || !["invalid", "stale", "not-found"].includes(error.code)) throw error;
    if (error.code === "not-found") return "page-not-found"; // it lies in the trash
    const refusal = typeof error.details?.refusal === "string" ? error.details.refusal : "other";
    return doneAlready.has(refusal) ? null : refusal;
  }
}

async function mailRefusal(
  tx: Db,
  told: Omit<Plan, "actorId"> & { userId: string; refusal: string; at: Date },
): Promise<void> {
  const { siteId, pageId, action, userId, refusal, at } = told;
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { name: true, email: true, editorLocale: true },
  });
  const page = await tx.page.findFirst({ where: { siteId, id: pageId }, select: { name: true } });
  if (!user || !page) return;
  const { name: site, origin, timeZone } = await mailedSite(tx, siteId);
  const locale = await mailLanguageOf(tx, siteId, user.editorLocale);
  const when = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  const link = `${origin}/${locale}/edit/${pageId}?toolbar=1`;
  const texts = scheduleRefusedTexts(locale, { name: user.name, site, page: page.name, action, when, refusal, link });
  await queueMail(tx, siteId, { to: user.email, ...texts });
}
