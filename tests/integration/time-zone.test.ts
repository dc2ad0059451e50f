import { afterAll, beforeAll, expect, it } from "vitest";
import { joinSite } from "~/features/account/service.ts";
import { createGame } from "~/features/golf/service.ts";
import { publishedJobTitles } from "~/features/listings/published-entries.ts";
import { shownPartOfJobs } from "~/features/listings/shown-entries.ts";
import { listSchedules } from "~/features/page/schedule/schedules.ts";
import { changeIdentity } from "~/features/site/service.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { Actor } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
let site: TestSite;
let neighbour: TestSite;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  [site, neighbour] = [await makeSite(database.db, "laden"), await makeSite(database.db, "nachbar")];
});
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

const reading = { locale: "de", defaultLocale: "de", path: null } as const;
const as = (actor: Pick<Actor, "isAdmin" | "role"> & { userId: string }, on = site) =>
  forEditor({ db: database.db, bus: getLiveBus(), site: on, actor: { name: "Olga", ...actor } });
const zoneOf = async ({ id }: TestSite) =>
  (await database.db.site.findUniqueOrThrow({ where: { id }, select: { timeZone: true } })).timeZone;

it("is an admin's to set, of this site alone, and what is planned from then on goes by it", async () => {
  const person = await makePerson(database.db, "leiterin");
  await joinSite(database.db, { siteId: site.id, userId: person.id, role: "admin" });
  const admin = as({ userId: person.id, isAdmin: false, role: "admin" });
  await changeIdentity(admin, { command: "site.timeZone", input: { timeZone: "America/New_York" } });
  expect([await zoneOf(site), await zoneOf(neighbour)]).toEqual(["America/New_York", "Europe/Zurich"]);
  const { pageId } = await addPage(admin, { name: "Seite", locale: "de", collection: null });
  const { timeZone, now } = await listSchedules(admin, { pageId }, new Date("2026-12-01T06:00:00Z"));
  expect({ timeZone, now }).toEqual({ timeZone: "America/New_York", now: "2026-12-01T01:00" });
  for (const unknown of ["Europe/Winterthur", "+02:00", ""]) {
    const refused = changeIdentity(admin, { command: "site.timeZone", input: { timeZone: unknown } });
    await expect(refused).rejects.toMatchObject({ code: "invalid", details: { refusal: "time-zone-unknown" } });
  }
  expect(await zoneOf(site)).toBe("America/New_York");
});

it("is no other editor's to set", async () => {
  const optician = as({ userId: site.opticianId, isAdmin: false, role: "optician" });
  await expect(
    changeIdentity(optician, { command: "site.timeZone", input: { timeZone: "Asia/Tokyo" } }),
  ).rejects.toMatchObject({ code: "forbidden" });
});

it("decides what day it is on the site's pages, which are made anew once it is another", async () => {
  const job = { title: { de: "Stelle" }, status: "published" as const, validThrough: new Date("2026-07-06") };
  for (const { id: siteId } of [site, neighbour]) await database.db.job.create({ data: { ...job, siteId } });
  const evening = new Date("2026-07-07T03:30:00Z"); // on the 6th in New York
  const shown = async ({ id: siteId }: TestSite) =>
    (await publishedJobTitles({ db: database.db, siteId }, evening)).length;
  expect([await shown(site), await shown(neighbour)]).toEqual([1, 0]);
  const until = (await shownPartOfJobs({ db: database.db, siteId: site.id, ...reading }, evening)).until;
  expect(until).toBe(Date.parse("2026-07-07T04:00:00Z"));

  const headsOf = async () =>
    database.db.site.findUniqueOrThrow({ where: { id: neighbour.id }, select: { revision: true, dataHeads: true } });
  const [before, index] = [await headsOf(), await getSiteIndex(neighbour.id)];
  expect(index?.timeZone).toBe("Europe/Zurich");
  await changeIdentity(as({ userId: site.opticianId, isAdmin: true, role: null }, neighbour), {
    command: "site.timeZone",
    input: {
      timeZone: "America/New_York",
    },
  });
  const after = await headsOf();
  expect(after.revision).toBe(before.revision + 1);
  expect(after.dataHeads).toMatchObject({ jobs: 1, items: 1 });
  await expect.poll(async () => (await getSiteIndex(neighbour.id))?.timeZone).toBe("America/New_York");
  expect(await shown(neighbour)).toBe(1);
});

it("names a round by the day at the course", async () => {
  const golf = { db: database.db, bus: getLiveBus(), site, ip: "203.0.113.7" };
  const nameNow = () => {
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York" }).format(new Date());
    return `Game ${today.split("-").reverse().join(".")}`;
  };
  const before = nameNow();
  const { gameName } = await createGame(golf, {});
  expect([before, nameNow()], "of one of two days at midnight").toContain(gameName);
});
