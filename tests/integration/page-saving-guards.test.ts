import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { saveDifference } from "~/features/page/save.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { revertPage } from "~/features/page/service/revert-page.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();

async function siteOf(editors = 1) {
  const { contexts, siteId } = await makeSite(database.db, { editors });
  return { siteId, ctx: contexts[0], other: contexts[1] ?? contexts[0] };
}

async function pageOf(ctx: ServiceContext, name: string) {
  const { pageId } = await addPage(ctx, { name, locale: "de", collection: null, initialGroups: ["hero"] });
  const hero = sectionsOf((await loadDraft(ctx, { pageId })).document)[0]?.id ?? "";
  return { pageId, hero };
}

async function edit(ctx: ServiceContext, pageId: string, command: string, input: Json, more: object = {}) {
  const operation = { opId: randomUUID(), command, input };
  await editPage(ctx, { pageId, baseRevision: 1_000_000, operation, ...more });
  return operation.opId;
}
const title = (groupId: string, text: string, locale = "de") => ({ groupId, fieldName: "title", locale, text });

describe("what is saved", () => {
  it("leaves no row behind of a text that is taken out again", async () => {
    const { ctx, siteId } = await siteOf();
    const { pageId, hero } = await pageOf(ctx, "Seite");
    await edit(ctx, pageId, "field.text", title(hero, "Bleibt", "fr"));
    await edit(ctx, pageId, "field.text", title(hero, "Geht"));
    await edit(ctx, pageId, "field.text", title(hero, ""));
    const rows = await database.db.fieldText.findMany({ where: { siteId, field: { groupId: hero, siteId } } });
    expect(rows.map(({ locale, text }) => [locale, text])).toEqual([["fr", "Bleibt"]]);
  });

  it.each([
    ["another page of the site", true],
    ["a page of another site", false],
  ])("is never a section or a field of %s, whatever its id", async (_whose, isOwnSite) => {
    const { ctx, siteId } = await siteOf();
    const own = await pageOf(ctx, "Eigene");
    const theirCtx = isOwnSite ? ctx : (await siteOf()).ctx;
    const theirs = await pageOf(theirCtx, "Fremde");
    await edit(ctx, own.pageId, "field.text", title(own.hero, "Mein Titel"));
    await edit(theirCtx, theirs.pageId, "field.text", title(theirs.hero, "Ihr Titel"));
    const [document, before] = await Promise.all([draft(ctx, own.pageId), draft(theirCtx, theirs.pageId)]);
    const foreign = before.groups[theirs.hero] as Group;
    const mine = document.groups[own.hero] as Group;

    const taken = { ...document, groups: { ...document.groups, [foreign.id]: { ...foreign, sortKey: "zz" } } };
    await expect(save(siteId, taken, ["groups", foreign.id])).rejects.toMatchObject({
      details: { refusal: "group-exists" },
    });
    const stolen = { ...mine.fields.title, id: foreign.fields.title?.id ?? "" } as NonNullable<
      Group["fields"]["title"]
    >;
    const withField = {
      ...document,
      groups: { ...document.groups, [mine.id]: { ...mine, fields: { ...mine.fields, title: stolen } } },
    };
    await expect(save(siteId, withField, ["groups", mine.id])).rejects.toMatchObject({
      details: { refusal: "group-exists" },
    });
    expect(await draft(theirCtx, theirs.pageId)).toEqual(before);
  });

  async function draft(ctx: ServiceContext, pageId: string): Promise<PageDocument> {
    return (await loadDraft(ctx, { pageId })).document;
  }

  /** As the saver is called: in a transaction, which a refusal takes back. */
  function save(siteId: string, document: PageDocument, path: string[]): Promise<void> {
    const after = document.groups[path[1] ?? ""] as unknown as Json;
    return database.db.$transaction((tx) => saveDifference(tx, siteId, document, [{ path, before: null, after }]));
  }
});

describe("an operation's number", () => {
  it("gives nobody else's answer, and none of another page", async () => {
    const { ctx, other } = await siteOf(2);
    const [page, second] = [await pageOf(ctx, "Eins"), await pageOf(ctx, "Zwei")];
    const opId = await edit(ctx, page.pageId, "field.text", title(page.hero, "Vertraulich"));
    const again = (who: ServiceContext, { pageId, hero }: typeof page) =>
      editPage(who, {
        pageId,
        baseRevision: 1_000_000,
        operation: { opId, command: "field.text", input: title(hero, "x") },
      });
    await expect(again(other, page)).rejects.toMatchObject({ code: "invalid" });
    await expect(again(ctx, second)).rejects.toMatchObject({ code: "invalid" });
    expect(await again(ctx, page)).toMatchObject({ patches: [{ after: { text: "Vertraulich" } }] });
  });
});

describe("a conflict", () => {
  it("is seen in the very next revision, and in none before", async () => {
    const { ctx, other } = await siteOf(2);
    const { pageId, hero } = await pageOf(ctx, "Seite");
    await edit(ctx, pageId, "field.text", title(hero, "Gesehen"));
    const { revision } = await loadDraft(other, { pageId });
    await edit(other, pageId, "field.text", title(hero, "Darauf"), { baseRevision: revision });
    const late = edit(ctx, pageId, "field.text", title(hero, "Zu spät"), { baseRevision: revision });
    await expect(late).rejects.toMatchObject({ code: "stale", details: { revision: revision + 1 } });
  });

  it("is seen in what somebody wrote who has left since", async () => {
    const { ctx, other } = await siteOf(2);
    const { pageId, hero } = await pageOf(ctx, "Seite");
    const { revision } = await loadDraft(ctx, { pageId });
    await edit(other, pageId, "field.text", title(hero, "Mein letztes Wort"));
    await database.db.user.delete({ where: { id: other.actor.userId } });
    const late = edit(ctx, pageId, "field.text", title(hero, "Darüber"), { baseRevision: revision });
    await expect(late).rejects.toMatchObject({ code: "stale" });
  });
});

describe("an undo", () => {
  it("takes back nothing of another page", async () => {
    const { ctx } = await siteOf();
    const [page, second] = [await pageOf(ctx, "Eins"), await pageOf(ctx, "Zwei")];
    const opId = await edit(ctx, page.pageId, "field.text", title(page.hero, "Bleibt"));
    await expect(edit(ctx, second.pageId, "history.undo", { opIds: [opId] })).rejects.toMatchObject({
      details: { refusal: "not-undoable" },
    });
  });

  it("takes back no publish and no revert", async () => {
    const { ctx, siteId } = await siteOf();
    const { pageId, hero } = await pageOf(ctx, "Seite");
    await edit(ctx, pageId, "field.text", title(hero, "Eins"));
    await publishPage(ctx, { pageId });
    await edit(ctx, pageId, "field.text", title(hero, "Zwei"));
    await revertPage(ctx, { pageId });
    const changes = await database.db.change.findMany({
      where: { siteId, documentId: pageId, command: { in: ["page.publish", "page.revert"] } },
    });
    expect(changes).toHaveLength(2);
    for (const { opId } of changes) {
      await expect(edit(ctx, pageId, "history.undo", { opIds: [opId] })).rejects.toMatchObject({
        details: { refusal: "not-undoable" },
      });
    }
  });
});
