import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { day, hour, minute } from "~/lib/time/lengths.ts";
import type { Db, Prisma, RootDb } from "~/server/db.ts";
import { contextOfPerson } from "~/server/jobs/context-of-person.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { afterTrash, isInTrash } from "~/server/jobs/in-trash.ts";
import { publishPage } from "../service/publish-page.ts";
import { takeDownPage } from "../service/take-down-page.ts";
import { refusePlan } from "./refuse-plan.ts";

const scheduleInput = z.object({ siteId: z.uuid(), id: z.uuid() });

/** Carries out what was planned for a page, once its time has come; by itself, it looks for what was given up. */
export const runScheduleJob = defineJob({
  name: "page.runSchedule",
  input: z.union([scheduleInput, z.strictObject({ id: z.undefined().optional() })]),
  seconds: 120,
  cron: "*/10 * * * *",
  async run(ctx, input) {
    const now = new Date();
    if (input.id) return runSchedule(ctx, input, now);
    await forEachSite(ctx.db, (siteId) => sweepSchedules(ctx, siteId, now), { signal: ctx.signal });
  },
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
  else await refusePlan(db, planned, { refusal, now });
  bus.wake(`page:${pageId}`);
}

/**
 * Has a site's plans tried again whose last try failed, or whose request for a run was lost. A day after its time a plan
 * is refused instead: nobody expects it any more.
 */
export async function sweepSchedules(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  siteId: string,
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const where = { siteId, doneAt: null, at: { lt: before(10 * minute) } };
  const due = await db.scheduledPublish.findMany({ where, orderBy: { at: "asc" } });
  const waiting = due.length > 0 ? await runsWaiting(db, new Date(now.getTime() + hour)) : null;
  for (const planned of due.filter(({ id }) => !waiting?.has(id))) {
    const { id, pageId, at } = planned;
    if (at >= before(day)) await enqueue(db, runScheduleJob, { siteId, id });
    else {
      await refusePlan(db, planned, { refusal: "other", now });
      bus.wake(`page:${pageId}`);
    }
  }
}

/** The plans that a run is under way for, or is asked for by then; a plan that was moved forward has one for its former time. */
async function runsWaiting(db: RootDb, until: Date): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT data->>'id' AS id FROM jobs.job
    WHERE name = ${runScheduleJob.name} AND state IN ('created', 'retry', 'active') AND start_after < ${until}`;
  return new Set(rows.map(({ id }) => id));
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
