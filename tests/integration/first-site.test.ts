import { expect, it } from "vitest";
import { signIn } from "~/features/account/sign-in.ts";
import { besideOthersWarning } from "~/server/start/beside-others.ts";
import { createFirstSite } from "~/server/start/first-site.ts";
import { siteOrigins } from "~/server/start/site-origins.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { openQueueDb } from "~/server/jobs/queue-db.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { seedIfEmpty } from "../../prisma/seed/main.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const api = useApiServer(database);
const wanted = { host: "Www.Laden.example", name: "Laden", locales: ["de" as const, "fr" as const], port: 3000 };
const admin = "vera@laden.example";
const newPassword = "drei Brillen im Regen";

it("makes a site, its home page and an admin who chooses a password by the link, once", async () => {
  const { link } = await createFirstSite(database.db, { ...wanted, admin });
  expect(link).toMatch(/^https:\/\/www\.laden\.example\/de\/password#[\w-]{43}$/);
  const token = link?.split("#")[1];
  const set = () =>
    api.send({
      host: "www.laden.example",
      path: "/api/v1/account/resetPassword",
      method: "POST",
      body: { token, newPassword },
    });
  expect((await set()).status).toBe(200);
  expect((await set()).status).toBe(400);
  const { siteId } = await database.db.siteHost.findUniqueOrThrow({ where: { host: "www.laden.example" } });
  const person = { email: admin, password: newPassword, code: "" };
  expect(await signIn({ db: database.db, site: { id: siteId }, ip: "192.0.2.1" }, person)).toMatchObject({
    email: admin,
  });
  const index = await getSiteIndex(siteId);
  expect([...(index?.pages.values() ?? [])].map(({ role, locales }) => [role, Object.keys(locales)])).toEqual([
    ["home", ["de", "fr"]],
  ]);
});

it("goes on with the same admin for a second site, and refuses a host that shows one", async () => {
  expect(await createFirstSite(database.db, { ...wanted, host: "laden.test", admin })).toEqual({ link: null });
  await expect(createFirstSite(database.db, { ...wanted, host: "LADEN.test", admin })).rejects.toThrow(
    "laden.test shows a site already",
  );
  const sites = await database.db.site.findMany({ select: { key: true }, orderBy: { key: "asc" } });
  expect(sites.map(({ key }) => key)).toEqual(["laden", "laden-2"]);
});

it("is what a start tells of", async () =>
  expect(await siteOrigins(database.db, 3000)).toEqual(["https://www.laden.example", "https://laden.test"]));

it("warns whoever starts beside another process with a secret of its own", async () => {
  expect(await besideOthersWarning(database.db, {})).toBeNull();
  const other = openQueueDb(database.url);
  await other.executeSql("SELECT 1", []);
  expect(await besideOthersWarning(database.db, {})).toContain("NEXTAUTH_SECRET");
  expect(await besideOthersWarning(database.db, { NEXTAUTH_SECRET: "s".repeat(32) })).toBeNull();
  await other.end();
});

it("asks the clock once for all who ask at the same moment", async () => {
  const [first, second] = [isClockTrusted(database.db), isClockTrusted(database.db)];
  expect(second).toBe(first);
  expect(await first).toBe(true);
});

it("keeps the demo sites out", async () => expect(await seedIfEmpty(database.db)).toBe(false));
