import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { revertPage } from "~/features/page/service/revert-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { takeDownPage } from "~/features/page/service/take-down-page.ts";
import { destinationOf, pagePath } from "~/features/site/domain/pages/addresses.ts";
import type { IndexedPage } from "~/features/site/domain/pages/site-index.ts";
import { isListed } from "~/features/site/domain/pages/sitemap.ts";
import { readIndexedPages } from "~/features/site/indexed-pages.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { runSiteCommands } from "~/features/site/run-commands.ts";
import { createSite, editSite, loadSiteDocument } from "~/features/site/service.ts";
import { getSiteIndex, noteSiteData, noteSiteRevision, peekSiteIndex } from "~/features/site/site-index.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus, openLiveBus } from "~/server/live/live-bus.ts";
import type { Json } from "~/lib/json.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

it("never answers with what was before an announced change, also while it is being read", async () => {
  process.env.DATABASE_URL = database.url;
  const { id } = await createSite(database.db, { key: "own", name: "Own", locales: ["de"], hosts: ["own.localhost"] });
  const topic = `site:${id}`;
  expect((await getSiteIndex(id))?.revision).toBe(await count(id, 0));

  for (let change = 0; change < 20; change += 1) {
    const early = getSiteIndex(id); // may hold what was before: it was asked for before the change
    const revision = await count(id);
    getLiveBus().wake(topic);
    expect(peekSiteIndex(id)).toBeNull();
    expect((await getSiteIndex(id))?.revision).toBe(revision);
    await early;
  }
  expect(peekSiteIndex(id)?.revision).toBe(await count(id, 0));
  expect(await getSiteIndex(randomUUID())).toBeNull();
});

it("answers with the last one it knows while the database is away, and with the new one afterwards", async () => {
  process.env.DATABASE_URL = database.url;
  const { id } = await createSite(database.db, { key: "far", name: "Far", locales: ["de"], hosts: ["far.localhost"] });
  const before = await getSiteIndex(id);
  const revision = await count(id);
  await letConnect(false);
  try {
    getLiveBus().wake(`site:${id}`);
    expect(await getSiteIndex(id)).toBe(before);
    await expect(getSiteIndex(randomUUID())).rejects.toThrow(); // not to be mistaken for a site that does not exist
  } finally {
    await letConnect(true);
  }
  noteSiteRevision(id, revision);
  expect((await getSiteIndex(id))?.revision).toBe(revision);
  await untilOthersAreHeard(); // a line that comes back has everything looked at once, also what the next test makes
});

it("is read anew once where media have changed and nobody has announced it", async () => {
  process.env.DATABASE_URL = database.url;
  const { id } = await createSite(database.db, { key: "still", name: "Still", locales: ["de"], hosts: ["still.test"] });
  expect((await getSiteIndex(id))?.mediaChanges).toBe(0);
  const dataHeads = { media: 1 };
  await database.db.site.update({ where: { id }, data: { dataHeads } });
  noteSiteData(id, dataHeads);
  expect(peekSiteIndex(id)).toBeNull();
  expect((await getSiteIndex(id))?.mediaChanges).toBe(1);
  noteSiteData(id, dataHeads);
  expect(peekSiteIndex(id)).not.toBeNull();
});

it("has one home page at any time: another one becomes it at once, and only where visitors find it", async () => {
  process.env.DATABASE_URL = database.url;
  const { contexts, siteId } = await makeSite(database.db, { locales: ["de", "fr"] });
  const [ctx] = contexts;
  const site = async () => await loadSiteDocument(ctx);
  const run = async (command: string, input: Json) => {
    const operation = { opId: randomUUID(), command, input };
    await editSite(ctx, { baseRevision: (await site()).revision, operation });
    return operation.opId;
  };
  const made = async (name: string, more = {}) => {
    const { pageId } = await addPage(ctx, { name, locale: "de", collection: null, ...more });
    return pageId;
  };
  const first = await made("Start", { role: "home", locales: { de: { slug: "~home" }, fr: { slug: "~home" } } });
  const second = await made("Sommer", { role: "imprint" });
  await run("page.role", { pageId: second, role: "home" }); // no visitor has one yet
  await run("page.role", { pageId: first, role: "home" });
  await run("page.role", { pageId: second, role: "imprint" });
  await publishPage(ctx, { pageId: first });
  const makeHome = async (pageId: string) => await run("page.role", { pageId, role: "home" });
  await expect(makeHome(second)).rejects.toMatchObject({ details: { refusal: "home-page-offline" } });
  await savePageInfo(ctx, { pageId: second, locale: "de", meta: { disallowedLocales: ["fr"] } });
  await publishPage(ctx, { pageId: second });
  await expect(makeHome(second)).rejects.toMatchObject({ details: { refusal: "home-page-languages" } });
  await savePageInfo(ctx, { pageId: second, locale: "de", meta: { disallowedLocales: [] } });
  await publishPage(ctx, { pageId: second });

  let pages: IndexedPage[] = [];
  const roles = async () => {
    pages = await readIndexedPages(siteId, pages);
    return [first, second].map((id) => pages.find((page) => page.id === id)?.role);
  };
  expect(await roles()).toEqual(["home", "imprint"]);
  for (const _ of [1, 2, 3]) {
    // Whichever of the two is written first.
    const [there, back] = [await makeHome(second), await run("page.role", { pageId: first, role: "imprint" })];
    await run("history.undo", { opIds: [back, there] });
    expect(await roles()).toEqual(["home", "imprint"]);
  }
  const opId = await makeHome(second);
  expect(await roles()).toEqual([null, "home"]);
  const addresses = async () => {
    getLiveBus().wake(`site:${siteId}`);
    const index = await getSiteIndex(siteId);
    const pathOf = (id: string) => index?.pages.get(id) && pagePath(index, index.pages.get(id)!, "de");
    return { first: pathOf(first), second: pathOf(second), at: index && destinationOf(index, ["de", "start"]).type };
  };
  expect(await addresses()).toEqual({ first: "/de/start", second: "/de", at: "page" });
  expect(await publicationStatus(ctx, { pageId: first })).toMatchObject({ pages: 0 });
  await expect(takeDownPage(ctx, { pageId: second })).rejects.toMatchObject({ code: "invalid" });
  expect((await publicationStatus(ctx, { pageId: second })).pages).toBe(0);
  await revertPage(ctx, { pageId: first }); // it does not take the role back, nor fail for it
  expect(await roles()).toEqual([null, "home"]);
  expect(await addresses()).toMatchObject({ first: "/de/start" });
  await makeHome(first);
  expect(await addresses()).toEqual({ first: "/de", second: "/de/sommer", at: "redirect" });
  expect(await publicationStatus(ctx, { pageId: first })).toMatchObject({ pages: 0 });
  await makeHome(second);
  await run("history.undo", { opIds: [opId] });
  expect(await roles()).toEqual(["home", "imprint"]);
});

it("shows one page of a role: the one that has it now, once that is published, whether the former one is or not", async () => {
  process.env.DATABASE_URL = database.url;
  const { contexts, siteId } = await makeSite(database.db, { locales: ["de"] });
  const [ctx] = contexts;
  const made = async (name: string, more = {}) => {
    const { pageId } = await addPage(ctx, { name, locale: "de", collection: null, initialGroups: ["cta"], ...more });
    await publishPage(ctx, { pageId });
    return pageId;
  };
  const [first, second] = [await made("Kontakt", { role: "contact" }), await made("So erreichen Sie uns")];
  let pages: IndexedPage[] = [];
  const roles = async () => {
    pages = await readIndexedPages(siteId, pages);
    return [first, second].map((id) => pages.find((page) => page.id === id)?.role);
  };
  await runSiteCommands(ctx, () => [{ command: "page.role", input: { pageId: second, role: "contact" } }]);
  expect(await roles(), "with the next publish").toEqual(["contact", null]);
  await publishPage(ctx, { pageId: second });
  expect(await roles()).toEqual([null, "contact"]);
  await takeDownPage(ctx, { pageId: second });
  expect(await roles(), "as it was published").toEqual(["contact", undefined]);
  await publishPage(ctx, { pageId: second });
  await publishPage(ctx, { pageId: first });
  expect(await roles()).toEqual([null, "contact"]);
});

it("knows the languages in which a page has nothing but an address", async () => {
  process.env.DATABASE_URL = database.url;
  const { contexts, siteId } = await makeSite(database.db, { locales: ["de", "fr", "en"] });
  const [ctx] = contexts;
  const { pageId } = await addPage(ctx, { name: "Sommer", locale: "de", collection: null, initialGroups: ["cta"] });
  const addressOnly = async () => {
    await publishPage(ctx, { pageId });
    return (await readIndexedPages(siteId, [])).find(({ id }) => id === pageId)?.addressOnly;
  };
  const say = async (locale: "fr" | "en", text: string) => {
    const page = await database.db.page.findFirstOrThrow({ where: { siteId, id: pageId }, include: { groups: true } });
    const input = { groupId: page.groups[0]!.id, fieldName: "title", locale, text };
    const operation = { opId: randomUUID(), command: "field.text", input };
    await editPage(ctx, { pageId, baseRevision: page.revision, operation });
  };
  const locales = await database.db.pageLocale.findMany({ where: { siteId, pageId } });
  expect(locales.map(({ locale }) => locale).sort()).toEqual(["de", "en", "fr"]);
  expect((await addressOnly())?.toSorted()).toEqual(["en", "fr"]);
  await say("fr", "Cet été");
  expect(await addressOnly()).toEqual(["en"]);
  await savePageInfo(ctx, { pageId, locale: "en", meta: { name: { en: "Summer" } } });
  expect(await addressOnly()).toEqual([]);
  await savePageInfo(ctx, { pageId, locale: "de", meta: { disallowedLocales: ["de"] } });
  await publishPage(ctx, { pageId });
  const closed = (await readIndexedPages(siteId, [])).find(({ id }) => id === pageId);
  expect(Object.keys(closed?.locales ?? {}).sort()).toEqual(["en", "fr"]);
  expect(closed?.closedNames, "for a language in which it has no name").toEqual({ de: "Sommer" });
});

it("lists no page of a course that holds the scores of a round alone, and does where they are the best list", async () => {
  const { contexts, siteId } = await makeSite(database.db, { locales: ["de"] });
  const [ctx] = contexts;
  const initialGroups = ["scoreTracker"];
  const { pageId } = await addPage(ctx, { name: "Rangliste", locale: "de", collection: "map", initialGroups });
  const isFound = async () => {
    await publishPage(ctx, { pageId });
    getLiveBus().wake(`site:${siteId}`);
    const index = await getSiteIndex(siteId);
    const page = index?.pages.get(pageId);
    return index && page && isListed(index, page);
  };
  const show = async (scoreOptions: string) => {
    const page = await database.db.page.findFirstOrThrow({ where: { siteId, id: pageId }, include: { groups: true } });
    const input = { groupId: page.groups[0]!.id, key: "scoreOptions", value: scoreOptions };
    const operation = { opId: randomUUID(), command: "group.option", input };
    await editPage(ctx, { pageId, baseRevision: page.revision, operation });
  };
  expect(await isFound(), "the card").toBe(false);
  await show("table");
  expect(await isFound(), "the ranking").toBe(false);
  await show("records");
  expect(await isFound(), "the best list").toBe(true);
});

/** Sends everybody away from the test's database and lets nobody in, or lets them in again. */
async function letConnect(isAllowed: boolean): Promise<void> {
  const url = new URL(database.url);
  const name = pg.escapeIdentifier(url.pathname.slice(1));
  url.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`);
  const others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
  if (!isAllowed) await admin.query(others, [new URL(database.url).pathname.slice(1)]);
  await admin.end();
}

async function untilOthersAreHeard(): Promise<void> {
  const other = openLiveBus(database.url);
  const topic = randomUUID();
  let isHeard = false;
  const unfollow = getLiveBus().follow(topic, () => (isHeard = true));
  await expect.poll(() => (other.wake(topic), isHeard)).toBe(true);
  unfollow();
  await other.close();
}

/** Counts the site's revision up, as every change does, and answers with it. */
async function count(id: string, by = 1): Promise<number> {
  const site = await database.db.site.update({ where: { id }, data: { revision: { increment: by } } });
  return site.revision;
}
