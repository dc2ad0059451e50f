import { afterAll, beforeAll, expect, it } from "vitest";
import { joinSite } from "~/features/account/service.ts";
import { listSchedules } from "~/features/page/schedule/schedules.ts";
import { changeTimeZone } from "~/features/site/change-time-zone.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
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

const as = (actor: Pick<Actor, "isAdmin" | "role"> & { userId: string }) =>
  forEditor({ db: database.db, bus: getLiveBus(), site, actor: { name: "Olga", ...actor } });
const zoneOf = async ({ id }: TestSite) =>
  (await database.db.site.findUniqueOrThrow({ where: { id }, select: { timeZone: true } })).timeZone;

it("is an admin's to set, of this site alone, and what is planned from then on goes by it", async () => {
  const person = await makePerson(database.db, "leiterin");
  await joinSite(database.db, { siteId: site.id, userId: person.id, role: "admin" });
  const admin = as({ userId: person.id, isAdmin: false, role: "admin" });
  await changeTimeZone(admin, { timeZone: "America/New_York" });
  expect([await zoneOf(site), await zoneOf(neighbour)]).toEqual(["America/New_York", "Europe/Zurich"]);
  const { pageId } = await addPage(admin, { name: "Seite", locale: "de", collection: null });
  const { timeZone, now } = await listSchedules(admin, { pageId }, new Date("2026-12-01T06:00:00Z"));
  expect({ timeZone, now }).toEqual({ timeZone: "America/New_York", now: "2026-12-01T01:00" });
  for (const unknown of ["Europe/Winterthur", "+02:00", ""]) {
    const refused = changeTimeZone(admin, { timeZone: unknown });
    await expect(refused).rejects.toMatchObject({ code: "invalid", details: { refusal: "time-zone-unknown" } });
  }
  expect(await zoneOf(site)).toBe("America/New_York");
});

it("is no other editor's to set", async () => {
  const optician = as({ userId: site.opticianId, isAdmin: false, role: "optician" });
  await expect(changeTimeZone(optician, { timeZone: "Asia/Tokyo" })).rejects.toMatchObject({ code: "forbidden" });
});
