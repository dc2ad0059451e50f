import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { brokenInvariants } from "~/features/page/domain/invariants.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { missingTexts } from "~/features/page/domain/translation-status.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { layoutNameSchema } from "~/features/site/layouts/schema.ts";
import { layouts } from "~/features/site/layouts/layouts.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { duplicatePage } from "~/features/site/pages/duplicate-page.ts";
import { editSite, loadSiteDocument } from "~/features/site/service.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
let ctx: ServiceContext;

beforeEach(async () => {
  const { contexts } = await makeSite(database.db, { locales: ["de", "fr"] });
  ctx = contexts[0];
});

const operation = (command: string, input: Json) => ({ opId: randomUUID(), command, input });
const onSite = async (command: string, input: Json) =>
  await editSite(ctx, {
    baseRevision: (await loadSiteDocument(ctx)).revision,
    operation: operation(command, input),
  });
const site = async () => (await loadSiteDocument(ctx)).document;
const draftOf = async (pageId: string) => (await loadDraft(ctx, { pageId })).document;

describe("a page from a layout", () => {
  it.each(layoutNameSchema.options)(
    "has all of %s in both languages, and misses no translation but its name",
    async (layout) => {
      const contact = await addPage(ctx, { name: "Kontakt", locale: "de", collection: null, role: "contact" });
      const { pageId } = await addPage(ctx, { name: "Neu", locale: "de", collection: null, layout });
      const page = await draftOf(pageId);
      expect(brokenInvariants(page)).toEqual([]);
      expect(sectionsOf(page).map(({ kind }) => kind)).toEqual(layouts[layout].map(({ kind }) => kind));
      expect(missingTexts(page, "de", "fr")).toEqual(["pageName"]);
      const buttons = Object.values(page.groups).flatMap(({ fields }) => (fields.button ? [fields.button] : []));
      expect(buttons).toHaveLength(layouts[layout].filter(({ toContact }) => toContact).length);
      for (const { options } of buttons) expect(options.link).toMatchObject({ page: { id: contact.pageId } });
      const asked = layouts[layout].flatMap(({ cards = [] }) => cards);
      const cards = Object.values(page.groups).filter(({ parentId }) => parentId !== null);
      expect(cards.map(({ fields }) => fields.title?.texts.de?.text).sort()).toEqual(
        asked.map(({ title }) => title?.de).sort(),
      );
    },
  );

  it("has no button that leads nowhere on a site without a contact page", async () => {
    const { pageId } = await addPage(ctx, { name: "Neu", locale: "de", collection: null, layout: "start" });
    const { groups } = await draftOf(pageId);
    expect(Object.values(groups).filter(({ fields }) => fields.button)).toEqual([]);
  });

  it("is the site's contact page when it begins as one, unless another page is", async () => {
    const make = async (layout: "contact" | "start", collection: "team" | null = null) => {
      const { pageId } = await addPage(ctx, { name: "Neu", locale: "de", collection, layout });
      return await draftOf(pageId);
    };
    expect((await make("contact", "team")).role).toBeNull();
    const first = await make("contact");
    expect(first.role).toBe("contact");
    expect((await make("contact")).role).toBeNull();
    const buttons = Object.values((await make("start")).groups).flatMap(({ fields }) => fields.button ?? []);
    expect(buttons).not.toEqual([]);
    for (const { options } of buttons) expect(options.link).toMatchObject({ page: { id: first.id } });
  });

  it("stands in the navigation with its first moment, and one undo takes it out of both", async () => {
    const containerId = randomUUID();
    await onSite("navigation.addContainer", { containerId, area: "header" });
    const entry = { entryId: randomUUID(), containerId };
    const { pageId, opId } = await addPage(ctx, { name: "Neu", locale: "de", collection: null, layout: "text", entry });
    expect((await site()).navigation.entries[entry.entryId]?.pageId).toBe(pageId);
    await onSite("history.undo", { opIds: [opId] });
    const { navigation, pages, trash } = await site();
    expect([navigation.entries, Object.keys(pages), Object.keys(trash)]).toEqual([{}, [], [pageId]]);
  });

  it("is not made when its place in the navigation is not there", async () => {
    const entry = { entryId: randomUUID(), containerId: randomUUID() };
    await expect(addPage(ctx, { name: "Neu", locale: "de", collection: null, entry })).rejects.toMatchObject({
      code: "not-found",
    });
    expect((await site()).pages).toEqual({});
  });
});

describe("a duplicate", () => {
  it("is a draft of the whole page under a name and addresses of its own, and undo puts it into the trash", async () => {
    const name = { de: "Team", fr: "Équipe" };
    const { pageId: id } = await addPage(ctx, {
      name: "Team",
      locale: "de",
      collection: "team",
      meta: { name },
      layout: "about",
    });
    await savePageInfo(ctx, { pageId: id, locale: "de", description: "Wer wir sind", meta: { password: "geheim" } });
    await publishPage(ctx, { pageId: id });
    const copyId = randomUUID();
    const { pageId, opId } = await duplicatePage(ctx, { pageId: id, copyId });
    expect(pageId).toBe(copyId);
    const again = duplicatePage(ctx, { pageId: id, copyId });
    await expect(again).rejects.toMatchObject({ details: { refusal: "id-taken" } });
    const [source, copy] = [await draftOf(id), await draftOf(pageId)];
    expect(copy).toMatchObject({ name: "Team (Kopie)", status: "draft", role: null, collection: "team" });
    expect(copy.locales).toMatchObject({
      de: { name: "Team (Kopie)", slug: "team-kopie", description: "Wer wir sind" },
      fr: { name: "Équipe (copie)", slug: "equipe-copie" },
    });
    const words = (page: typeof copy) =>
      Object.values(page.groups).flatMap(({ fields }) => Object.values(fields).map(({ texts }) => texts));
    expect(words(copy)).toHaveLength(words(source).length);
    expect(words(copy)).toEqual(expect.arrayContaining(words(source)));
    expect((await loadDraft(ctx, { pageId })).isProtected).toBe(true);
    await onSite("history.undo", { opIds: [opId] });
    expect(Object.keys((await site()).trash)).toEqual([pageId]);
    expect((await draftOf(id)).status).toBe("published");
  });

  it("lies in the collection that its page lies in, not in the first one of that name", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    for (const collectionId of [first, second])
      await onSite("collection.create", { collectionId, name: "team", type: "page", label: {} });
    const page = { name: "Mia", locale: "de", collection: "team", collectionId: second } as const;
    const { pageId: id } = await addPage(ctx, page);
    const itemsIn = async (collectionId: string) =>
      Object.values((await site()).collections[collectionId]?.items ?? {}).map(({ pageId }) => pageId);
    const { pageId } = await duplicatePage(ctx, { pageId: id });
    expect([await itemsIn(first), (await itemsIn(second)).toSorted()]).toEqual([[], [id, pageId].toSorted()]);
    await onSite("collection.addItem", { collectionId: first, member: { pageId: id } });
    await onSite("collection.archiveItem", { collectionId: first, member: { pageId: id } });
    await duplicatePage(ctx, { pageId: id });
    expect(await itemsIn(first), "who is hidden there has its place elsewhere").toEqual([id]);
  });

  it("has as much of a very long name as there is room for", async () => {
    const name = `${"Lang ".repeat(57)}${"\u{1f600}".repeat(7)}a`;
    expect(name).toHaveLength(300);
    const { pageId: id } = await addPage(ctx, { name, locale: "de", collection: null });
    const { pageId } = await duplicatePage(ctx, { pageId: id });
    const copy = `${name.slice(0, 291)} (Kopie)`;
    expect(await draftOf(pageId)).toMatchObject({ name: copy, locales: { de: { name: copy } } });
  });

  it("is refused for a page of another site", async () => {
    const { contexts } = await makeSite(database.db);
    const { pageId } = await addPage(contexts[0], { name: "Fremd", locale: "de", collection: null });
    await expect(duplicatePage(ctx, { pageId })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a role", () => {
  it("goes from one page's draft to the other's, and back by undo", async () => {
    const first = await addPage(ctx, { name: "Eins", locale: "de", collection: null, role: "imprint" });
    const second = await addPage(ctx, { name: "Zwei", locale: "de", collection: null });
    const roles = async () => [(await draftOf(first.pageId)).role, (await draftOf(second.pageId)).role];
    const moved = operation("page.role", { pageId: second.pageId, role: "imprint" });
    await editSite(ctx, { baseRevision: (await loadSiteDocument(ctx)).revision, operation: moved });
    expect(await roles()).toEqual([null, "imprint"]);
    await onSite("history.undo", { opIds: [moved.opId] });
    expect(await roles()).toEqual(["imprint", null]);
  });

  it("does not stand in the way of a change on the page itself", async () => {
    const { pageId } = await addPage(ctx, { name: "Eins", locale: "de", collection: null });
    const { revision } = await loadDraft(ctx, { pageId });
    await onSite("page.role", { pageId, role: "contact" });
    const rename = operation("page.rename", { locale: "de", name: "Anders" });
    await editPage(ctx, { pageId, baseRevision: revision, operation: rename });
    expect(await draftOf(pageId)).toMatchObject({ role: "contact", locales: { de: { name: "Anders" } } });
  });
});
