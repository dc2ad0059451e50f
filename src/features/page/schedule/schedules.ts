import { day } from "~/lib/time/lengths.ts";
import { withLockedPage } from "../locked-page.ts";
import { requireOwnPage } from "../own-page.ts";
import { refuse } from "~/features/document/refusals.ts";
import { DomainError } from "~/lib/errors.ts";
import { instantOf, localTime } from "~/lib/time/zoned-time.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { runScheduleJob } from "./run-schedule.ts";
import type { Schedule, ScheduleAddInput, ScheduleList, ScheduleMoveInput } from "./schema.ts";

const longest = 366 * day;

/**
 * Has the page published or taken down at a local time of the site. Throws `not-found`, or `invalid` with `refusal`: a
 * time that is over, more than a year away or left out by the clocks, a second one of its kind, or the home page, which
 * stays.
 */
export async function addSchedule(
  ctx: ServiceContext,
  { pageId, action, at: local }: ScheduleAddInput,
  now = new Date(),
): Promise<Schedule> {
  const { siteId, actor } = ctx;
  const at = await plannable(ctx, local, now);
  const { id } = await withLockedPage(ctx, pageId, async (tx, { document }) => {
    if (action === "takeDown" && document.role === "home") throw refused("home-page-online");
    const waiting = { siteId, pageId, action, doneAt: null };
    if ((await tx.scheduledPublish.count({ where: waiting })) > 0) throw refused("already-scheduled");
    await tx.scheduledPublish.deleteMany({ where: { siteId, pageId, action } }); // an older refusal has been seen
    const data = { siteId, pageId, action, at, actorId: actor.userId, actorName: actor.name };
    const row = await tx.scheduledPublish.create({ data, select: { id: true } });
    await enqueue(tx, runScheduleJob, { siteId, id: row.id }, { after: at });
    return row;
  });
  ctx.bus.wake(`page:${pageId}`);
  return { id, action, at: at.toISOString(), local, by: actor.name, refusal: null };
}

/**
 * Has what waits happen at another local time of the site, in the name of whoever moves it. Throws `not-found`, also for
 * what has been carried out or tried meanwhile, or `invalid` with `refusal` for the time, as `addSchedule` does.
 */
export async function moveSchedule(
  ctx: ServiceContext,
  { id, at: local }: ScheduleMoveInput,
  now = new Date(),
): Promise<Schedule> {
  const { db, siteId, actor } = ctx;
  const at = await plannable(ctx, local, now);
  const row = await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      const data = { at, actorId: actor.userId, actorName: actor.name };
      const waiting = { siteId, id, doneAt: null };
      const [moved] = await tx.scheduledPublish.updateManyAndReturn({ where: waiting, data });
      // The work that was asked for before finds nothing due then, and asks again for the time that holds.
      if (moved) await enqueue(tx, runScheduleJob, { siteId, id }, { after: at });
      return moved;
    }),
  );
  if (!row) throw new DomainError("not-found", "Nothing waits under this id");
  ctx.bus.wake(`page:${row.pageId}`);
  return { id, action: row.action, at: at.toISOString(), local, by: actor.name, refusal: null };
}

/** What is to happen to the page, the next first, and what could not be done and was not put away. Throws `not-found`. */
export async function listSchedules(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
  now = new Date(),
): Promise<ScheduleList> {
  const { db, siteId } = ctx;
  await requireOwnPage(ctx, pageId);
  const timeZone = await timeZoneOf(ctx);
  const rows = await db.scheduledPublish.findMany({
    where: { siteId, pageId },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
  const schedules = rows.map(({ id, action, at, actorName: by, refusal }) => {
    return { id, action, at: at.toISOString(), local: localTime(at, timeZone), by, refusal };
  });
  return { timeZone, now: localTime(now, timeZone), schedules };
}

/** Takes back what waits for its time, or puts away what could not be done. Throws `not-found`. */
export async function cancelSchedule(ctx: ServiceContext, { id }: { id: string }): Promise<{ success: true }> {
  const { db, siteId, bus } = ctx;
  const row = await db.scheduledPublish.findFirst({ where: { siteId, id }, select: { pageId: true } });
  const { count } = await db.scheduledPublish.deleteMany({ where: { siteId, id } });
  if (!row || count === 0) throw new DomainError("not-found", "Nothing is planned under this id");
  bus.wake(`page:${row.pageId}`);
  return { success: true };
}

/** The moment of a local time of the site, when something can be planned for it. */
async function plannable(ctx: ServiceContext, local: string, now: Date): Promise<Date> {
  const at = instantOf(local, await timeZoneOf(ctx));
  if (!at) throw refused("time-left-out");
  if (at <= now) throw refused("time-over");
  if (at.getTime() - now.getTime() > longest) throw refused("time-far");
  return at;
}

async function timeZoneOf({ db, siteId }: ServiceContext): Promise<string> {
  return (await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { timeZone: true } })).timeZone;
}

function refused(code: Parameters<typeof refuse>[0]): DomainError {
  return new DomainError("invalid", `The time cannot be planned: ${code}`, { ...refuse(code) });
}
