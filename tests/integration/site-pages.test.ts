import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { editPage } from "~/features/page/service/edit-page.ts";
import { changesSince } from "~/features/page/service/changes-since.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { runSiteCommand } from "~/features/site/commands/run.ts";
import { brokenSiteRules } from "~/features/site/domain/site-rules.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { listTrash } from "~/features/site/pages/list-trash.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { editSite, loadSiteDocument, saveNavigation, siteChangesSince } from "~/features/site/service.ts";
import { sitePresence } from "~/features/site/presence.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
let ada: ServiceContext;
let ben: ServiceContext;

beforeEach(async () => {
  const { contexts } = await makeSite(database.db, { locales: ["de", "fr"], editors: 2 });
  ada = contexts[0];
  ben = contexts[1] ?? ada;
});

const operation = (command: string, input: Json) => ({ opId: randomUUID(), command, input });
const site = async () => (await loadSiteDocument(ada)).document;
const headOf = async () => (await loadSiteDocument(ada)).revision;
const pageHead = async (pageId: string) => (await loadDraft(ada, { pageId })).revision;
const undo = (...opIds: string[]) => operation("history.undo", { opIds });
const refusal = (refused: string): unknown =>
  expect.objectContaining({ details: expect.objectContaining({ refusal: refused }) as unknown });

async function edit(ctx: ServiceContext, step: ReturnType<typeof operation>, baseRevision?: number) {
  return await editSite(ctx, { baseRevision: baseRevision ?? (await headOf()), operation: step });
}

/** A published page of the services, in the navigation between two entries of another one. */
async function shownPage() {
  const { pageId: other } = await addPage(ada, { name: "Team", locale: "de", collection: null });
  const names = { de: "Sehtest", fr: "Test" };
  const { pageId } = await addPage(ada, {
    name: "Sehtest",
    locale: "de",
    collection: "service",
    meta: { name: names },
  });
  await editPage(ada, {
    pageId,
    baseRevision: await pageHead(pageId),
    operation: operation("page.description", { locale: "de", description: "So sehen Sie gut" }),
  });
  await publishPage(ada, { pageId });
  const children = [other, pageId, other].map((id) => ({ id: randomUUID(), pageId: id }));
  await saveNavigation(ada, [{ id: randomUUID(), children }]);
  return pageId;
}

describe("a page's removal", () => {
  it("is taken back whole: content, address, version, collection and its place in the navigation", async () => {
    const pageId = await shownPage();
    const [before, draft] = [await site(), await loadDraft(ada, { pageId })];
    const removal = operation("page.remove", { pageId });
    await edit(ada, removal);
    expect(Object.keys((await site()).trash)).toEqual([pageId]);
    await edit(ada, undo(removal.opId));
    expect(await site()).toEqual(before);
    const after = await loadDraft(ada, { pageId });
    expect(after).toEqual({ ...draft, revision: draft.revision + 2 });
    expect(after.publishedNumber).toBe(1);
  });

  it("leaves the addresses that the page had earlier to it, until it is deleted for good", async () => {
    const pageId = await shownPage();
    const [baseRevision, rename] = [await pageHead(pageId), operation("page.slug", { locale: "de", slug: "sehen" })];
    await editPage(ada, { pageId, baseRevision, operation: rename });
    await publishPage(ada, { pageId });
    const redirects = () => ada.db.redirect.findMany({ where: { siteId: ada.siteId } });
    const left = await redirects();
    expect(left).toMatchObject([{ pageId, collection: "service", locale: "de", slug: "sehtest" }]);
    const removal = operation("page.remove", { pageId });
    await edit(ada, removal);
    await edit(ada, undo(removal.opId));
    expect(await redirects()).toEqual(left);
    await edit(ada, operation("page.remove", { pageId }));
    await edit(ada, operation("page.deleteForGood", { pageId }));
    expect(await redirects()).toEqual([]);
  });

  it("asks somebody who did not see that the page was renamed meanwhile", async () => {
    const pageId = await shownPage();
    const seen = await headOf();
    await edit(ben, operation("page.rename", { pageId, locale: null, name: "Augentest" }));
    await expect(edit(ada, operation("page.remove", { pageId }), seen)).rejects.toMatchObject({
      code: "stale",
      details: { conflicts: [{ path: ["pages", pageId], by: ben.actor.name }] },
    });
    expect((await site()).pages[pageId]?.name).toBe("Augentest");
  });

  it("cannot be taken back once its address belongs to another page, nor once the page is deleted for good", async () => {
    const pageId = await shownPage();
    const { opId } = await removePage(ada, { pageId });
    const { pageId: next } = await addPage(ben, { name: "Sehtest", locale: "de", collection: "service" });
    await expect(edit(ada, undo(opId))).rejects.toEqual(refusal("changed-meanwhile"));
    await removePage(ben, { pageId: next });
    await edit(ada, operation("page.deleteForGood", { pageId }));
    expect(await database.db.page.count({ where: { siteId: ada.siteId, id: pageId } })).toBe(0);
    await expect(edit(ada, undo(opId))).rejects.toEqual(refusal("changed-meanwhile"));
    expect((await listTrash(ada)).map(({ id }) => id)).toEqual([next]);
  });
});

describe("a page's name and address", () => {
  it("are changed at the site or at the page, and both logs tell of it", async () => {
    const pageId = await shownPage();
    const [siteHead, ownHead] = [await headOf(), await pageHead(pageId)];
    const slug = operation("page.slug", { pageId, locale: "fr", slug: "Examen de la vue" });
    await edit(ada, slug);
    const draft = await loadDraft(ada, { pageId });
    expect(draft.document.locales).toMatchObject({
      de: { slug: "sehtest", description: "So sehen Sie gut" },
      fr: { slug: "examen-de-la-vue" },
    });
    const [own] = await changesSince(ada, { pageId, revision: ownHead });
    expect(own).toMatchObject({ patches: [{ path: ["locales", "fr", "slug"], after: "examen-de-la-vue" }] });

    const rename = operation("page.nameAndSlug", { locale: "fr", name: "Vue", slug: "vue" });
    await editPage(ben, { pageId, baseRevision: draft.revision, operation: rename });
    expect((await site()).pages[pageId]).toMatchObject({ slugs: { fr: "vue" }, names: { fr: "Vue" } });
    const told = await siteChangesSince(ada, { revision: siteHead + 1 });
    expect(told.flatMap(({ patches }) => patches.map(({ path, after }) => [...path, after]))).toEqual([
      ["pages", pageId, "names", "fr", "Vue"],
      ["pages", pageId, "slugs", "fr", "vue"],
    ]);
    await expect(edit(ada, undo(slug.opId))).rejects.toEqual(refusal("changed-meanwhile"));
  });

  it("are refused with the reason", async () => {
    const pageId = await shownPage();
    await addPage(ada, { name: "Brillen", locale: "de", collection: "service" });
    const { pageId: free } = await addPage(ada, { name: "Frei", locale: "de", collection: null });
    const slug = (text: string, id = pageId) =>
      edit(ada, operation("page.slug", { pageId: id, locale: "de", slug: text }));
    await expect(slug("!!")).rejects.toEqual(refusal("slug-empty"));
    await expect(slug("Brillen")).rejects.toEqual(refusal("slug-taken"));
    await expect(slug("login", free)).rejects.toEqual(refusal("slug-reserved"));
    await expect(slug("weg", randomUUID())).rejects.toMatchObject({ code: "not-found" });
    const rename = (locale: string | null) => edit(ada, operation("page.rename", { pageId, locale, name: " " }));
    for (const locale of [null, "de"]) await expect(rename(locale)).rejects.toEqual(refusal("name-empty"));
    await expect(rename("en")).rejects.toEqual(refusal("locale-unknown"));
  });

  it("are called by their editors as in the first language, from whichever side they are renamed", async () => {
    const { pageId } = await addPage(ada, { name: "Brillen", locale: "de", collection: "service" });
    const calledNow = async () => [
      (await site()).pages[pageId]?.name,
      (await loadDraft(ada, { pageId })).document.name,
    ];
    await edit(ada, operation("page.rename", { pageId, locale: "de", name: "Kinderbrillen" }));
    await edit(ada, operation("page.rename", { pageId, locale: "fr", name: "Lunettes" }));
    expect(await calledNow()).toEqual(["Kinderbrillen", "Kinderbrillen"]);
    const input = { locale: "de", name: "Brillen für Kinder", slug: "kinder" };
    const baseRevision = await pageHead(pageId);
    await editPage(ben, { pageId, baseRevision, operation: operation("page.nameAndSlug", input) });
    expect(await calledNow()).toEqual(["Brillen für Kinder", "Brillen für Kinder"]);
  });

  it("change from both sides at once without one waiting for the other for ever", async () => {
    const pageId = await shownPage();
    const atSite = (name: string) =>
      editSite(ada, {
        baseRevision: 0,
        force: true,
        operation: operation("page.rename", { pageId, locale: "de", name }),
      });
    const atPage = (name: string) =>
      editPage(ben, {
        pageId,
        baseRevision: 0,
        force: true,
        operation: operation("page.rename", { locale: "de", name }),
      });
    const rounds = Array.from({ length: 8 }, (_, round) => [atSite(`Seite ${round}`), atPage(`Blatt ${round}`)]);
    await Promise.all(rounds.flat());
    const { document } = await loadDraft(ada, { pageId });
    expect((await site()).pages[pageId]?.names.de).toBe(document.locales.de?.name);
  });
});

describe("a page's making", () => {
  it("is taken back into the trash, with what others have written on it", async () => {
    const pageId = randomUUID();
    const making = operation("page.add", { pageId, name: "Aktion", collection: "service" });
    await edit(ada, making);
    await editPage(ben, {
      pageId,
      baseRevision: 1,
      operation: operation("group.add", { groupId: randomUUID(), kind: "hero", nextTo: null, parentId: null }),
    });
    const back = undo(making.opId);
    await edit(ada, back);
    expect((await site()).pages).toEqual({});
    expect(await listTrash(ada)).toMatchObject([{ id: pageId, name: "Aktion" }]);
    await edit(ada, undo(back.opId));
    expect(Object.keys((await loadDraft(ada, { pageId })).document.groups)).toHaveLength(1);
    expect((await site()).trash).toEqual({});
  });
});

it("a site's pages are the same in the browser and on the server after every command", async () => {
  const pageId = randomUUID();
  const [entryId, containerId] = [randomUUID(), randomUUID()];
  const steps = [
    operation("page.add", { pageId, name: "Brillen", names: { de: "Brillen" }, collection: "service" }),
    operation("navigation.save", {
      navigation: [
        {
          id: containerId,
          children: [
            { id: entryId, pageId },
            { id: randomUUID(), pageId },
          ],
        },
      ],
    }),
    operation("navigation.move", { entryId, containerId, parentId: null, index: 1 }),
    operation("page.rename", { pageId, locale: "fr", name: "Lunettes" }),
    operation("page.slug", { pageId, locale: "fr", slug: "lunettes" }),
    operation("page.remove", { pageId }),
    operation("page.restore", { pageId, slugs: { fr: "montures" } }),
    operation("page.remove", { pageId }),
    operation("page.deleteForGood", { pageId }),
  ];
  for (const step of steps) {
    const local = runSiteCommand(await site(), step, { locales: ["de", "fr"], patchesOf: () => undefined });
    await edit(ada, step);
    const saved = await site();
    expect(local, step.command).toMatchObject({ ok: true, document: saved });
    expect(brokenSiteRules(saved)).toEqual([]);
  }
  const changes = await siteChangesSince(ben, { revision: 0 });
  expect(changes.map(({ opId }) => opId)).toEqual(steps.map(({ opId }) => opId));
});

it("tells who else is at the site's settings, and where", () => {
  const there = { ...ben, bus: openLiveBus(null) }; // what is selected goes over the bus
  const leave = sitePresence.enter(there, ben.siteId);
  sitePresence.select(there, ben.siteId, { place: ["settings", "footer"] });
  const { userId, name } = ben.actor;
  expect(sitePresence.others(ada.siteId, ada.actor.userId)).toEqual([{ userId, name, place: ["settings", "footer"] }]);
  expect(sitePresence.others(ada.siteId, userId)).toEqual([]);
  leave();
  expect(sitePresence.others(ada.siteId, ada.actor.userId)).toEqual([]);
});
