import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { saveBusiness } from "~/features/directory/service.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { makePass, passCookieName } from "~/features/site/password/page-pass.ts";
import { noteSiteRevision } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let ctx: ServiceContext;
let adminId: string;

beforeAll(async () => {
  site = { ...(await makeSite(database.db, "verband")), isHealthOpticsMember: true };
  await database.db.site.update({ where: { id: site.id }, data: { isHealthOpticsMember: true } });
  adminId = (await makePerson(database.db, "Vera", true)).id;
  const actor = { userId: adminId, name: "Vera", isAdmin: true, role: null };
  ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const programs = { gesundheitsoptik: false, frequentlens: false };
  const branches = [{ id: randomUUID(), name: "Augenwerk", city: "Bern", zip: "3000", lat: 46.95, lng: 7.44 }];
  await saveBusiness(ctx, { id: randomUUID(), name: "Augenwerk", programs, branches });
});

/** How many businesses and places are told. */
async function totals(cookie?: string): Promise<unknown[]> {
  noteSiteRevision(site.id, -1);
  const ask = (path: string) => api.send({ host: site.host, path, ...(cookie && { headers: { cookie } }) });
  const answers = [await ask("/api/v1/directory/search"), await ask("/api/v1/directory/places")];
  return answers.map(({ body }) => (body as { total: number }).total);
}

it("is told to visitors once a page shows it, behind a password to who has given that, and to editors", async () => {
  const meta = { name: { de: "Mitglieder", fr: "Membres" } };
  const page = { name: "Mitglieder", locale: "de" as const, collection: null, meta, initialGroups: ["businessSearch"] };
  const { pageId } = await addPage(ctx, page);
  expect(await totals()).toEqual([0, 0]);
  expect(await totals(await cookieOf(database.db, adminId, site.id))).toEqual([1, 1]);
  await publishPage(ctx, { pageId });
  expect(await totals()).toEqual([1, 1]);

  const where = { id: pageId, siteId: site.id };
  await database.db.page.updateMany({ where, data: { passwordHash: "x" } });
  expect(await totals()).toEqual([0, 0]);
  const pass = makePass({ siteId: site.id, pageId, passwordHash: "x" }, new Date());
  expect(await totals(`${passCookieName(pageId, false)}=${pass}`)).toEqual([1, 1]);
});
