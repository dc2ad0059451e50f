import { afterAll, beforeAll, expect, it } from "vitest";
import { changeIdentity } from "~/features/site/service.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

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

const as = (isAdmin: boolean) =>
  forEditor({
    ...{ db: database.db, bus: getLiveBus(), site },
    actor: { userId: site.opticianId, name: "Olga", isAdmin, role: isAdmin ? null : "optician" },
  });
const nameOf = async ({ id }: TestSite) => (await getSiteIndex(id))?.name;

it("is an admin's to change, of this site alone, and pages are called by it at once", async () => {
  const [before, other] = [await getSiteIndex(site.id), await nameOf(neighbour)];
  await changeIdentity(as(true), { command: "site.rename", input: { name: "Optik Seeblick" } });
  await expect.poll(() => nameOf(site)).toBe("Optik Seeblick");
  expect((await getSiteIndex(site.id))?.revision).toBe((before?.revision ?? 0) + 1);
  expect(await nameOf(neighbour)).toBe(other);
});

it("is no other editor's to change", async () => {
  await expect(changeIdentity(as(false), { command: "site.rename", input: { name: "Meins" } })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await nameOf(site)).toBe("Optik Seeblick");
});
