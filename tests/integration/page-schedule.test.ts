import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinSite } from "~/features/account/service.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { listHistory } from "~/features/page/history/list-history.ts";
import { runSchedule, runScheduleJob, sweepSchedules } from "~/features/page/schedule/run-schedule.ts";
import { addSchedule, cancelSchedule, listSchedules, moveSchedule } from "~/features/page/schedule/schedules.ts";
import type { ScheduledAction } from "~/features/page/schedule/schema.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { restorePage } from "~/features/site/pages/restore-page.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { day, minute } from "~/lib/time/lengths.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { startJobs } from "~/server/jobs/start-jobs.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { onWaiting } from "../support/while-waiting.ts";

const database = useDatabase();
/** Seven in the morning at the site, which is in winter time. */
const now = new Date("2026-12-01T06:00:00Z");
const later = new Date("2026-12-24T07:00:00Z");
let site: TestSite;
let ctx: ServiceContext;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  site = await makeSite(database.db, "laden");
  ctx = forEditor({
    db: database.db,
    bus: getLiveBus(),
    site,
    actor: { userId: site.opticianId, name: "Olga", isAdmin: false, role: "optician" },
  });
});
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

async function drafted(): Promise<string> {
  const name = `Seite ${randomUUID()}`;
  const meta = { name: { de: name, fr: name } };
  return (await addPage(ctx, { name, locale: "de", collection: null, meta, initialGroups: ["hero"] })).pageId;
}
const plan = (pageId: string, action: ScheduledAction = "publish", at = "2026-12-24T08:00", by = ctx) =>
  addSchedule(by, { pageId, action, at }, now);
const run = (id: string, at = later) => runSchedule({ db: database.db, bus: ctx.bus }, { siteId: site.id, id }, at);
const plansOf = async (pageId: string) => (await listSchedules(ctx, { pageId }, now)).schedules;
const isOnline = async (pageId: string) => (await getSiteIndex(site.id))?.pages.has(pageId) ?? false;
async function write(pageId: string, locale: string, text: string): Promise<void> {
  const { document, revision } = await loadDraft(ctx, { pageId });
  const input = { groupId: sectionsOf(document)[0]?.id ?? "", fieldName: "title", locale, text };
  const operation = { opId: randomUUID(), command: "field.text", input };
  await editPage(ctx, { pageId, baseRevision: revision, operation });
}

describe("a planned publish", () => {
  it("is for a time of the site's own zone, and is listed until it is carried out", async () => {
    const pageId = await drafted();
    const planned = await plan(pageId);
    expect(planned).toMatchObject({ at: later.toISOString(), by: "Olga", refusal: null });
    const listed = await listSchedules(ctx, { pageId }, now);
    expect(listed).toMatchObject({ timeZone: "Europe/Zurich", now: "2026-12-01T07:00" });
    expect(listed.schedules).toEqual([planned]);
  });

  it("puts the page online at its time, not before, in the name of whoever planned it", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    await run(id, new Date(later.getTime() - 1));
    expect(await isOnline(pageId)).toBe(false);
    await run(id);
    await expect.poll(() => isOnline(pageId)).toBe(true);
    expect(await plansOf(pageId)).toEqual([]);
    const { entries } = await listHistory(ctx, { pageId });
    expect(entries[0]).toMatchObject({ actorName: "laden", publishedNumber: 1 });
  });

  it("does nothing once it is cancelled, and nothing twice", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    await cancelSchedule(ctx, { id });
    await run(id);
    expect(await isOnline(pageId)).toBe(false);
    await expect(cancelSchedule(ctx, { id })).rejects.toMatchObject({ code: "not-found" });

    const again = await plan(pageId);
    await publishPage(ctx, { pageId });
    await run(again.id); // there is nothing left to publish: that is no failure
    await run(again.id);
    expect(await plansOf(pageId)).toEqual([]);
    expect(await database.db.pageVersion.count({ where: { siteId: site.id, pageId } })).toBe(1);
  });

  it.each(["cancelled", "moved"])("is not carried out once it is %s, up to the very moment", async (how) => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    const where = { siteId: site.id, id };
    await onWaiting(database)(
      (tx) => inSite(site.id, () => tx.$queryRaw`SELECT FROM "Page" WHERE "id" = ${pageId}::uuid FOR NO KEY UPDATE`),
      () => run(id),
      () => (how === "moved" ? moveSchedule(ctx, { id, at: "2026-12-28T08:00" }, now) : cancelSchedule(ctx, { id })),
    );
    expect(await database.db.pageVersion.count({ where: { siteId: site.id, pageId } })).toBe(0);
    const left = await database.db.scheduledPublish.findMany({ where, select: { at: true, doneAt: true } });
    expect(left).toEqual(how === "moved" ? [{ at: new Date("2026-12-28T07:00:00Z"), doneAt: null }] : []);
  });

  it("is moved to another time, later or sooner, in the name of whoever moves it", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    const other = forEditor({ ...ctx, actor: { ...ctx.actor, name: "Otto" } });
    const move = (at: string, by = other) => moveSchedule(by, { id, at }, now);
    const inJobs = async (at: string) =>
      (
        await database.db.$queryRaw<unknown[]>`
          SELECT id FROM jobs.job WHERE data->>'id' = ${id} AND start_after = ${at}::timestamptz`
      ).length;

    expect(await move("2026-12-28T08:00")).toMatchObject({ id, at: "2026-12-28T07:00:00.000Z", by: "Otto" });
    expect(await plansOf(pageId)).toMatchObject([{ id, local: "2026-12-28T08:00", by: "Otto" }]);
    await run(id); // the time of before
    expect(await isOnline(pageId)).toBe(false);
    await move("2026-12-20T08:00");
    expect(await inJobs("2026-12-20T07:00:00Z")).toBe(1);
    await expect(move("2026-12-01T07:00")).rejects.toMatchObject({ details: { refusal: "time-over" } });
    const foreign = forEditor({ ...ctx, site: await makeSite(database.db, "moving-neighbour") });
    await expect(move("2026-12-22T08:00", foreign)).rejects.toMatchObject({ code: "not-found" });
    await run(id, new Date("2026-12-20T07:00:00Z"));
    await expect.poll(() => isOnline(pageId)).toBe(true);
    await expect(move("2026-12-22T08:00")).rejects.toMatchObject({ code: "not-found" });
  });

  it("is stopped by a text that is not translated then, which the editor reads in the plan and in a mail", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    await write(pageId, "de", "Nur auf Deutsch");
    const mails = () => database.db.outgoingMail.findMany({ where: { siteId: site.id } });
    const before = (await mails()).length;
    await run(id);
    await run(id);
    expect(await isOnline(pageId)).toBe(false);
    expect(await plansOf(pageId)).toMatchObject([{ id, refusal: "translation-missing" }]);
    const sent = await mails();
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)?.subject).toContain("konnte nicht veröffentlicht werden");
    await cancelSchedule(ctx, { id });
    expect(await plansOf(pageId)).toEqual([]);
  });

  it("is not carried out on a page in the trash, and says so when the page is back", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    await removePage(ctx, { pageId });
    await run(id);
    await restorePage(ctx, { pageId });
    expect(await isOnline(pageId)).toBe(false);
    expect(await plansOf(pageId)).toMatchObject([{ refusal: "page-not-found" }]);
  });

  it("is tried again once all its tries have failed, and a day after its time is refused", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    const { id: moved } = await plan(pageId, "takeDown", "2026-12-28T08:00");
    await moveSchedule(ctx, { id: moved, at: "2026-12-24T08:00" }, now);
    const job = `name = '${runScheduleJob.name}' AND data->>'id' IN ('${id}', '${moved}')`;
    const giveUp = () =>
      database.asOwner(`UPDATE jobs.job SET state = 'failed' WHERE ${job} AND start_after < '2026-12-28'`);
    const live = async () =>
      (await database.db.$queryRawUnsafe<unknown[]>(`SELECT id FROM jobs.job WHERE ${job} AND state = 'created'`))
        .length;
    const sweep = (ms: number) =>
      sweepSchedules({ db: database.db, bus: ctx.bus }, site.id, new Date(later.getTime() + ms));

    await sweep(2 * day); // two wait for their time, and one for a time that holds no more
    expect(await live()).toBe(3);
    await giveUp();
    await sweep(5 * minute); // a try may be under way
    expect(await live()).toBe(1);
    await sweep(20 * minute);
    await sweep(30 * minute);
    expect(await live()).toBe(3);
    await giveUp();
    await sweep(day + minute);
    expect(await live()).toBe(1);
    expect(await plansOf(pageId)).toMatchObject([{ refusal: "other" }, { refusal: "other" }]);
    const { name } = (await loadDraft(ctx, { pageId })).document;
    const mails = await database.db.outgoingMail.findMany({ where: { siteId: site.id } });
    expect(mails.filter(({ subject }) => subject.includes(name))).toHaveLength(2);
  });

  it("waits while the site is in the trash, and is carried out once it is back", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    const trash = (deletedAt: Date | null) => database.db.site.update({ where: { id: site.id }, data: { deletedAt } });
    await trash(new Date());
    await run(id);
    expect(await database.db.pageVersion.count({ where: { siteId: site.id, pageId } })).toBe(0);
    expect(await plansOf(pageId)).toMatchObject([{ id, refusal: null }]);
    const waiting = await database.db.$queryRaw<{ id: string }[]>`
      SELECT id FROM jobs.job
      WHERE name = ${runScheduleJob.name} AND data->>'id' = ${id} AND state = 'created' AND start_after <> ${later}
        AND start_after < now() + interval '1 hour'`;
    expect(waiting).toHaveLength(1);
    await trash(null);
    await run(id);
    expect(await plansOf(pageId)).toEqual([]);
    expect(await database.db.pageVersion.count({ where: { siteId: site.id, pageId } })).toBe(1);
  });

  it("is not carried out for somebody who has left the site", async () => {
    const guest = await makePerson(database.db, "gast");
    await joinSite(database.db, { siteId: site.id, userId: guest.id });
    const pageId = await drafted();
    const actor = { userId: guest.id, name: "Gast", isAdmin: false, role: "optician" as const };
    const { id } = await plan(pageId, "publish", undefined, forEditor({ ...ctx, actor }));
    await database.db.membership.deleteMany({ where: { siteId: site.id, userId: guest.id } });
    await run(id);
    expect(await isOnline(pageId)).toBe(false);
    expect(await plansOf(pageId)).toMatchObject([{ refusal: "planner-left" }]);
  });

  it.each([
    ["a time that is over", "2026-12-01T07:00", "time-over"],
    ["a time that the clocks leave out in spring", "2027-03-28T02:30", "time-left-out"],
    ["a day that does not exist", "2027-02-30T08:00", "time-left-out"],
    ["a time more than a year away", "2027-12-24T08:00", "time-far"],
  ])("is refused for %s", async (_, at, refusal) => {
    const pageId = await drafted();
    await expect(plan(pageId, "publish", at)).rejects.toMatchObject({ code: "invalid", details: { refusal } });
    expect(await plansOf(pageId)).toEqual([]);
  });

  it("is one of its kind on a page, also when two people plan at once", async () => {
    const pageId = await drafted();
    const both = await Promise.allSettled([plan(pageId), plan(pageId), plan(pageId)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await plansOf(pageId)).toHaveLength(1);
  });

  it("is one of its kind on a page, and of its own site alone", async () => {
    const pageId = await drafted();
    const { id } = await plan(pageId);
    await expect(plan(pageId)).rejects.toMatchObject({ details: { refusal: "already-scheduled" } });
    await plan(pageId, "takeDown", "2026-12-26T08:00");
    const foreign = forEditor({ ...ctx, site: await makeSite(database.db, "nachbar") });
    await expect(plan(pageId, "publish", undefined, foreign)).rejects.toMatchObject({ code: "not-found" });
    await expect(listSchedules(foreign, { pageId })).rejects.toMatchObject({ code: "not-found" });
    await expect(cancelSchedule(foreign, { id })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("taking a page down at a set time", () => {
  it("hides it from visitors and keeps its draft, which a publish shows again", async () => {
    const pageId = await drafted();
    await publishPage(ctx, { pageId });
    await expect.poll(() => isOnline(pageId)).toBe(true);
    const { id } = await plan(pageId, "takeDown");
    const before = (await loadDraft(ctx, { pageId })).document;
    await run(id);
    await expect.poll(() => isOnline(pageId)).toBe(false);
    const { document, publishedNumber } = await loadDraft(ctx, { pageId });
    expect(publishedNumber).toBeNull();
    expect(sectionsOf(document).map((section) => section.fields)).toEqual(
      sectionsOf(before).map((section) => section.fields),
    );
    expect(await publishPage(ctx, { pageId })).toEqual({ number: 2 });
    await expect.poll(() => isOnline(pageId)).toBe(true);
  });

  it("is refused for the home page", async () => {
    const pageId = await drafted();
    await database.db.page.updateMany({ where: { siteId: site.id, role: "home" }, data: { role: null } });
    await database.db.page.updateMany({ where: { siteId: site.id, id: pageId }, data: { role: "home" } });
    await expect(plan(pageId, "takeDown")).rejects.toMatchObject({ details: { refusal: "home-page-online" } });
  });
});

it("is carried out by the job queue when its time has come", async () => {
  const pageId = await drafted();
  const { id } = await plan(pageId);
  await database.db.scheduledPublish.updateMany({ where: { siteId: site.id, id }, data: { at: new Date() } });
  await database.asOwner(
    `UPDATE jobs.job SET start_after = now() WHERE name = '${runScheduleJob.name}' AND data->>'id' = '${id}'`,
  );
  const jobs = startJobs([runScheduleJob], { pollSeconds: 0.5 });
  try {
    await untilTrue(() => isOnline(pageId));
  } finally {
    await jobs.stop();
  }
});
