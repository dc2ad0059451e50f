import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { joinSite } from "~/features/account/service.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { listSiteHistory } from "~/features/site/history/list-site-history.ts";
import { destinationOf } from "~/features/site/domain/pages/addresses.ts";
import { findPageToEdit } from "~/features/site/edit-target.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { duplicatePage } from "~/features/site/pages/duplicate-page.ts";
import { changeIdentity, editSite, loadSiteDocument, readSettings } from "~/features/site/service.ts";
import { getSiteIndex, noteSiteRevision } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Actor } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
let site: TestSite;
let neighbour: TestSite;
let admin: Actor;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  [site, neighbour] = [await makeSite(database.db, "laden"), await makeSite(database.db, "nachbar")];
  const { id: userId } = await makePerson(database.db, "leiterin");
  await joinSite(database.db, { siteId: site.id, userId, role: "admin" });
  admin = { userId, name: "Olga", isAdmin: false, role: "admin" };
});
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

/** An editor of the site as the next request knows it. */
async function as(actor: Actor) {
  const { locales } = await database.db.site.findUniqueOrThrow({ where: { id: site.id } });
  return forEditor({ db: database.db, bus: getLiveBus(), site: { ...site, locales }, actor });
}

/** Where an address leads visitors now. */
async function at(path: string) {
  const { revision } = await database.db.site.findUniqueOrThrow({ where: { id: site.id } });
  noteSiteRevision(site.id, revision);
  const index = await getSiteIndex(site.id);
  return index && destinationOf(index, path.split("/").slice(1));
}

async function publishIn(pageId: string, locale: Locale, name: string): Promise<void> {
  const ctx = await as(admin);
  const { revision } = await loadDraft(ctx, { pageId });
  const operation = { opId: randomUUID(), command: "page.nameAndSlug", input: { locale, name, slug: name } };
  await editPage(ctx, { pageId, baseRevision: revision, operation });
  await publishPage(ctx, { pageId });
}

async function searchesToFill(): Promise<number> {
  const [row] = await database.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM jobs.job WHERE name = 'page.fillSearch' AND state = 'created'`;
  return row?.count ?? 0;
}

it("come when an admin adds them, hold up nothing, leave without a loss and come back as they were", async () => {
  const { pageId } = await addPage(await as(admin), { name: "Angebot", locale: "de", collection: null });
  await publishIn(pageId, "fr", "offre");

  await changeIdentity(await as(admin), { command: "site.language", input: { locale: "it", isWanted: true } });
  expect((await readSettings(await as(admin))).translations.optionalLocales).toEqual(["it"]);
  await publishIn(pageId, "de", "leistungen");
  expect(await at("/it/offerta")).toMatchObject({ type: "missing" });
  await publishIn(pageId, "it", "offerta");
  expect(await at("/it/offerta")).toMatchObject({ type: "page", page: { id: pageId } });

  await changeIdentity(await as(admin), { command: "site.language", input: { locale: "fr", isWanted: false } });
  expect(await at("/fr/offre")).toEqual({ type: "redirect", location: "/de/leistungen", isPermanent: false });
  expect(await at("/fr/offerta")).toMatchObject({ type: "missing" });
  expect(await at("/fr/edit/offre")).toEqual({ type: "redirect", location: `/de/edit/${pageId}`, isPermanent: false });
  await publishIn(pageId, "it", "offerte");

  await changeIdentity(await as(admin), { command: "site.language", input: { locale: "fr", isWanted: true } });
  expect(await at("/fr/offre")).toMatchObject({ type: "page", page: { id: pageId } });
  expect(await searchesToFill()).toBeGreaterThan(0); // so that what is published in it already is found again
  const { locales } = await database.db.site.findUniqueOrThrow({ where: { id: neighbour.id } });
  expect(locales).toEqual(["de", "fr"]);
});

it("that went keep no page from being duplicated, and none from being the home page", async () => {
  const names = { meta: { name: { de: "Start", fr: "Accueil" } } };
  const home = { name: "Start", locale: "de", collection: null, role: "home", ...names } as const;
  const { pageId: former } = await addPage(await as(admin), home);
  await publishPage(await as(admin), { pageId: former });
  await changeIdentity(await as(admin), { command: "site.language", input: { locale: "fr", isWanted: false } });
  const ctx = await as(admin);
  const { pageId } = await duplicatePage(ctx, { pageId: former });
  const { document } = await loadDraft(ctx, { pageId });
  expect(Object.keys(document.locales)).not.toContain("fr");
  await publishPage(ctx, { pageId });
  const operation = { opId: randomUUID(), command: "page.role", input: { pageId, role: "home" } };
  await editSite(ctx, { baseRevision: (await loadSiteDocument(ctx)).revision, operation });
  expect((await loadSiteDocument(ctx)).document.pages[pageId]?.role).toBe("home");
  await changeIdentity(ctx, { command: "site.language", input: { locale: "fr", isWanted: true } });
});

it("lead to the page under edit, also by a name that it has in a language that went", async () => {
  const { pageId } = await addPage(await as(admin), { name: "Brouillon", locale: "fr", collection: null });
  await changeIdentity(await as(admin), { command: "site.language", input: { locale: "fr", isWanted: false } });
  const index = await getSiteIndex(site.id);
  const destination = await at("/fr/edit/brouillon");
  expect(destination).toEqual({ type: "redirect", location: "/de/edit/brouillon", isPermanent: false });
  expect(index && (await findPageToEdit(index, { locale: "de", collection: null, slug: "brouillon" }))).toBe(pageId);
});

it("stand in the site's history with who changed them, and are taken back from there by admins alone", async () => {
  const ctx = await as(admin);
  const [before] = (await listSiteHistory(ctx, {})).entries;
  await changeIdentity(ctx, { command: "site.language", input: { locale: "en", isWanted: true } });
  await changeIdentity(ctx, { command: "site.rename", input: { name: "Seeblick" } });
  const [entry] = (await listSiteHistory(ctx, {})).entries;
  expect(entry?.actorName).toBe(admin.name);
  expect(entry?.settings.map(({ path }) => path.join("."))).toEqual(
    expect.arrayContaining(["languages", "translations.optionalLocales", "siteName"]),
  );
  const opIds = entry?.opIds.filter((opId) => !before?.opIds.includes(opId)) ?? [];
  const undo = { opId: randomUUID(), command: "history.undo", input: { opIds } };
  const { revision } = await loadSiteDocument(ctx);
  const optician: Actor = { userId: site.opticianId, name: "Otto", isAdmin: false, role: "optician" };
  await expect(editSite(await as(optician), { baseRevision: revision, operation: undo })).rejects.toMatchObject({
    code: expect.stringMatching(/forbidden|invalid/) as string,
  });
  await editSite(ctx, { baseRevision: revision, operation: { ...undo, opId: randomUUID() } });
  const { document } = await loadSiteDocument(ctx);
  expect(document.locales).not.toContain("en");
  expect(document.name).not.toBe("Seeblick");
});

it("keep the first one, and are an admin's to set", async () => {
  const first = changeIdentity(await as(admin), { command: "site.language", input: { locale: "de", isWanted: false } });
  await expect(first).rejects.toMatchObject({ code: "invalid", details: { refusal: "first-language-stays" } });
  const optician: Actor = { userId: site.opticianId, name: "Otto", isAdmin: false, role: "optician" };
  await expect(
    changeIdentity(await as(optician), { command: "site.language", input: { locale: "it", isWanted: false } }),
  ).rejects.toMatchObject({
    code: "forbidden",
  });
});
