import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyTrash } from "~/features/site/pages/empty-trash.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { changesSince } from "~/features/page/service/changes-since.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { listPages } from "~/features/page/service/list-pages.ts";
import { listTrash } from "~/features/site/pages/list-trash.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { pageInfo } from "~/features/page/service/page-info.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { restorePage } from "~/features/site/pages/restore-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { unpublishedPages } from "~/features/page/service/unpublished-pages.ts";
import { runSiteCommands } from "~/features/site/run-commands.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { loadSiteDocument, siteChangesSince } from "~/features/site/service.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makePerson, makeSite } from "../support/two-sites.ts";

const database = useDatabase();
const day = 86_400_000;
let ctx: ServiceContext;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  const site = await makeSite(database.db, "laden");
  const admin = await makePerson(database.db, "admin", true);
  const actor = { userId: admin.id, name: "Admin", isAdmin: true, role: null };
  ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
});
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

/** A published page of the collection of services. */
async function published(name: string): Promise<string> {
  const page = { name, locale: "de" as const, collection: "service" as const, meta: { name: { de: name, fr: name } } };
  const { pageId } = await addPage(ctx, { ...page, initialGroups: ["hero"] });
  await publishPage(ctx, { pageId });
  return pageId;
}
const slugOf = async (pageId: string) => (await loadDraft(ctx, { pageId })).document.locales.de?.slug;
const itemsOf = (pageId: string) => database.db.collectionItem.count({ where: { siteId: ctx.siteId, pageId } });
const isShown = async (pageId: string) => (await getSiteIndex(ctx.siteId))?.pages.has(pageId) ?? false;
const isListed = async (pageId: string) => {
  const [pages, site] = [await listPages(ctx, { includeDrafts: true }), await loadSiteDocument(ctx)];
  expect(pages.some(({ id }) => id === pageId)).toBe(pageId in site.document.pages);
  return pageId in site.document.pages;
};

describe("a removed page", () => {
  it("lies in the trash: neither visitors nor editors find it, and nothing can be done with it", async () => {
    const pageId = await published("Sehtest");
    await expect.poll(() => isShown(pageId)).toBe(true);
    await removePage(ctx, { pageId });
    await expect.poll(() => isShown(pageId)).toBe(false);
    expect(await isListed(pageId)).toBe(false);
    expect(await itemsOf(pageId)).toBe(0);
    expect((await unpublishedPages(ctx)).pages).toEqual([]);
    expect(await listTrash(ctx)).toMatchObject([
      { id: pageId, name: "Sehtest", names: { de: "Sehtest" }, slugs: { de: "sehtest" } },
    ]);
    const operation = { opId: randomUUID(), command: "page.rename", input: { locale: null, name: "x" } };
    for (const call of [
      () => loadDraft(ctx, { pageId }),
      () => pageInfo(ctx, { pageId }),
      () => publicationStatus(ctx, { pageId }),
      () => editPage(ctx, { pageId, baseRevision: 0, force: true, operation }),
      () => publishPage(ctx, { pageId }),
      () => removePage(ctx, { pageId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "not-found" });
    }
  });

  it("comes back as it was: for visitors, at its address, in its collection and in the navigation", async () => {
    const pageId = await published("Kontaktlinsen");
    const before = await loadDraft(ctx, { pageId });
    const entry = { entryId: randomUUID(), containerId: randomUUID() };
    await runSiteCommands(ctx, () => [
      { command: "navigation.addContainer", input: { containerId: entry.containerId, area: "footer" } },
      { command: "navigation.add", input: { ...entry, pageId } },
      { command: "navigation.edit", input: { entryId: entry.entryId, label: { de: "Linsen" } } },
    ]);
    const navigation = async () => (await loadSiteDocument(ctx)).document.navigation;
    const stood = await navigation();
    await removePage(ctx, { pageId });
    expect(Object.keys((await navigation()).entries)).not.toContain(entry.entryId);
    await restorePage(ctx, { pageId });
    expect(await navigation()).toEqual(stood);
    const { document, revision } = await loadDraft(ctx, { pageId });
    expect(document).toEqual(before.document);
    expect(revision).toBe(before.revision + 2);
    const told = await changesSince(ctx, { pageId, revision: before.revision });
    expect(told.map(({ command, actorName }) => [command, actorName])).toEqual([
      ["page.remove", "Admin"],
      ["page.restore", "Admin"],
    ]); // who has it open learns of both
    await expect.poll(() => isShown(pageId)).toBe(true);
    expect(await isListed(pageId)).toBe(true);
    expect(await itemsOf(pageId)).toBe(1);
    expect((await listTrash(ctx)).some(({ id }) => id === pageId)).toBe(false);
    await expect(restorePage(ctx, { pageId })).rejects.toMatchObject({ code: "not-found" });
  });

  it("leaves its address to others, and asks for another one then", async () => {
    const pageId = await published("Brillen");
    await removePage(ctx, { pageId });
    const next = await published("Brillen");
    expect(await slugOf(next)).toBe("brillen");
    await expect(restorePage(ctx, { pageId })).rejects.toMatchObject({
      code: "invalid",
      details: { refusal: "slug-taken", locale: "de", slug: "brillen" },
    });
    expect(
      (await listTrash(ctx)).some(({ id }) => id === pageId),
      "nothing of it was done",
    ).toBe(true);
    await restorePage(ctx, { pageId, slugs: { de: "brillen-alt", fr: "brillen-alt" } });
    expect(await slugOf(pageId)).toBe("brillen-alt");
    expect(await isShown(pageId), "its published version stands at the other's address").toBe(false);
    const { status, groups } = (await loadDraft(ctx, { pageId })).document;
    expect([status, ...Object.values(groups).map((group) => group.status)]).toEqual(["draft", "draft"]);
    const last = (await changesSince(ctx, { pageId, revision: 0 })).slice(-2).map(({ command }) => command);
    expect(last, "its history tells so").toEqual(["page.restore", "page.takeDown"]);
    await publishPage(ctx, { pageId });
    await expect.poll(() => isShown(pageId)).toBe(true);
    expect(await isShown(next)).toBe(true);
  });

  it("takes as a draft no former address from a page that visitors find by it", async () => {
    const pageId = await published("Umzug");
    const leads = () => database.db.redirect.count({ where: { siteId: ctx.siteId, pageId, slug: "umzug" } });
    for (const locale of ["de", "fr"] as const) await savePageInfo(ctx, { pageId, locale, slug: "umgezogen" });
    await publishPage(ctx, { pageId });
    const { pageId: draft } = await addPage(ctx, { name: "Umzug", locale: "de", collection: "service" });
    expect([await slugOf(draft), await leads()]).toEqual(["umzug", 2]);
    await removePage(ctx, { pageId: draft });
    await restorePage(ctx, { pageId: draft });
    expect([await slugOf(draft), await leads()]).toEqual(["umzug", 2]);
    await publishPage(ctx, { pageId: draft });
    await removePage(ctx, { pageId: draft });
    await restorePage(ctx, { pageId: draft });
    expect([await isShown(draft), await leads()]).toEqual([true, 0]);
  });

  it("leaves its role to others", async () => {
    const imprint = () => addPage(ctx, { name: "Impressum", locale: "de", collection: null, role: "imprint" });
    const { pageId } = await imprint();
    await removePage(ctx, { pageId });
    const { pageId: next } = await imprint();
    await restorePage(ctx, { pageId, slugs: { de: "impressum-alt", fr: "impressum-alt" } });
    expect((await loadDraft(ctx, { pageId })).document.role).toBeNull();
    expect((await loadDraft(ctx, { pageId: next })).document.role).toBe("imprint");
  });

  it("is gone with everything 30 days later, and not before", async () => {
    const pageId = await published("Aktion");
    await removePage(ctx, { pageId });
    const in30Days = Date.now() + 30 * day;
    expect(await emptyTrash(ctx, ctx.siteId, new Date(in30Days - 3_600_000))).toBe(0);
    expect((await listTrash(ctx)).some(({ id }) => id === pageId)).toBe(true);
    const { revision } = await loadSiteDocument(ctx);
    let woken = 0;
    const unfollow = ctx.bus.follow(`site:${ctx.siteId}`, () => (woken += 1));
    const gone = await emptyTrash(ctx, ctx.siteId, new Date(in30Days + 60_000));
    unfollow();
    const told = await siteChangesSince(ctx, { revision });
    expect(told).toHaveLength(gone);
    const ofThis = told.filter(({ patches }) => patches.some(({ path }) => path[1] === pageId));
    expect(ofThis, "those who follow the site see it go").toMatchObject([
      { command: "page.deleteForGood", actorId: null, patches: [{ path: ["trash", pageId], after: null }] },
    ]);
    expect((await loadSiteDocument(ctx)).revision).toBe(revision + gone);
    await expect.poll(() => woken).toBeGreaterThan(0);
    expect((await listTrash(ctx)).some(({ id }) => id === pageId)).toBe(false);
    const where = { siteId: ctx.siteId, pageId };
    expect(await database.db.pageVersion.count({ where })).toBe(0);
    expect(await database.db.group.count({ where })).toBe(0);
    await expect(restorePage(ctx, { pageId })).rejects.toMatchObject({ code: "not-found" });
  });
});
