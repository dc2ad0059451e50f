import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readLog } from "~/features/document/read-log.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { listHistory } from "~/features/page/history/list-history.ts";
import { loadVersion } from "~/features/page/history/load-version.ts";
import { restoreVersion } from "~/features/page/history/restore-version.ts";
import { changesSince } from "~/features/page/service/changes-since.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { ownChanges } from "~/features/page/service/own-changes.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();

/** A page with a hero that one editor writes on and another one may, too. */
async function openPage() {
  const { contexts, siteId, woken } = await makeSite(database.db, { locales: ["de"], editors: 2 });
  const [ctx, other = ctx] = contexts;
  const { pageId } = await addPage(ctx, { name: "Seite", locale: "de", collection: null, initialGroups: ["hero"] });
  const groupId = sectionsOf((await loadDraft(ctx, { pageId })).document)[0]?.id ?? "";
  const edit = async (command: string, input: Json, by: ServiceContext = ctx) => {
    const operation = { opId: randomUUID(), command, input };
    const { revision } = await loadDraft(by, { pageId });
    return await editPage(by, { pageId, baseRevision: revision, operation });
  };
  const write = (text: string, by?: ServiceContext) =>
    edit("field.text", { groupId, fieldName: "title", locale: "de", text }, by);
  const shown = async () => {
    const { document } = await loadDraft(ctx, { pageId });
    return { title: document.groups[groupId]?.fields["title"]?.texts.de?.text, sections: sectionsOf(document).length };
  };
  const addText = () => edit("group.add", { groupId: randomUUID(), kind: "cta", nextTo: groupId, parentId: null });
  return { ctx, other, pageId, siteId, groupId, edit, write, addText, shown, woken };
}

it("tells who changed what, and which version is the one that visitors see", async () => {
  const { ctx, other, pageId, write } = await openPage();
  await write("Eins");
  await publishPage(ctx, { pageId });
  await write("Zwei", other);
  const { entries, next } = await listHistory(ctx, { pageId });
  expect(next).toBeNull();
  expect(entries.map(({ did, actorName }) => [actorName, did[0]?.deed])).toEqual([
    [other.actor.name, "texts"],
    [ctx.actor.name, "published"],
    [ctx.actor.name, "texts"],
    ...entries.slice(3).map(({ did }) => [ctx.actor.name, did[0]?.deed]),
  ]);
  expect(entries[0]).toMatchObject({ kinds: ["hero"], publishedNumber: null, isShown: false });
  expect(entries[1]).toMatchObject({ publishedNumber: 1, isShown: true });
});

it("names the section of a card that was changed, once", async () => {
  const { ctx, pageId, groupId, edit } = await openPage();
  const [board, card] = [randomUUID(), randomUUID()];
  await edit("group.add", { groupId: board, kind: "imageBoard", nextTo: groupId, parentId: null });
  await edit("group.add", { groupId: card, kind: "imageCard", nextTo: null, parentId: board });
  await edit("field.text", { groupId: card, fieldName: "title", locale: "de", text: "Werkstatt" });
  const { entries } = await listHistory(ctx, { pageId });
  expect(new Set(entries.flatMap(({ kinds }) => kinds))).toEqual(new Set(["imageBoard"]));
});

it("shows the page as it was after any change, and after each publish", async () => {
  const { ctx, pageId, groupId, write, addText, edit } = await openPage();
  const { revision } = await write("Eins");
  const before = await loadDraft(ctx, { pageId });
  await addText();
  await write("Zwei");
  await publishPage(ctx, { pageId });
  const published = await loadDraft(ctx, { pageId });
  await edit("group.markForDeletion", { groupId });
  await publishPage(ctx, { pageId });

  expect((await loadVersion(ctx, { pageId, revision })).document).toEqual(before.document);
  expect((await loadVersion(ctx, { pageId, revision: published.revision })).document).toEqual(published.document);
});

it("shows the page as visitors see it to who names no revision, and nothing of one that they never saw", async () => {
  const { ctx, pageId, groupId, write } = await openPage();
  await expect(loadVersion(ctx, { pageId })).rejects.toThrow("Visitors see nothing");
  await write("Eins");
  await publishPage(ctx, { pageId });
  const { revision } = await loadDraft(ctx, { pageId });
  await write("Zwei");
  const shown = await loadVersion(ctx, { pageId });
  expect(shown.revision).toBe(revision);
  expect(shown.document.groups[groupId]?.fields["title"]?.texts.de?.text).toBe("Eins");
});

it("says of a picture what visitors get until the next publish, whatever the library says by now", async () => {
  const { ctx, pageId, siteId, groupId, edit } = await openPage();
  const id = randomUUID();
  const file = { originalFilename: "a.webp", fileSize: 1, publicUrl: `/media/${id}`, extension: "webp" };
  const type = { mediaType: "image", mimeType: "image/webp", bucketFolder: "library" } as const;
  await database.db.media.create({ data: { ...file, ...type, id, objectId: id, siteId, alt: { de: "Laden" } } });
  await edit("field.image", { groupId, fieldName: "image", mediaId: id });
  await publishPage(ctx, { pageId });
  await database.db.media.update({ where: { siteId, id }, data: { alt: { de: "Unser Laden" } } });
  const { revision } = await loadDraft(ctx, { pageId });
  expect((await loadVersion(ctx, { pageId })).media[id]?.alt).toEqual({ de: "Laden" });
  expect((await loadVersion(ctx, { pageId, revision })).media[id]?.alt).toEqual({ de: "Unser Laden" });
});

it("leads the whole page back in one step, which undo takes back", async () => {
  const { ctx, pageId, write, addText, shown, edit, woken } = await openPage();
  const { revision } = await write("Eins");
  await publishPage(ctx, { pageId });
  await addText();
  await write("Zwei");
  woken.length = 0;
  const opId = randomUUID();
  await restoreVersion(ctx, { pageId, revision, opId });
  expect(await shown()).toEqual({ title: "Eins", sections: 1 });
  expect(woken).toContain(`page:${pageId}`);
  expect((await ownChanges(ctx, { pageId })).at(-1)).toMatchObject({ opId, command: "page.restoreVersion" });
  await edit("history.undo", { opIds: [opId] });
  expect(await shown()).toEqual({ title: "Zwei", sections: 2 });
});

it("leads one section back and leaves the others as they are", async () => {
  const { ctx, pageId, groupId, write, addText, shown } = await openPage();
  const { revision } = await write("Eins");
  await write("Zwei");
  await addText();
  await restoreVersion(ctx, { pageId, revision, groupId, opId: randomUUID() });
  expect(await shown()).toEqual({ title: "Eins", sections: 2 });
});

it("brings a section back that was deleted, and keeps what visitors see until the next publish", async () => {
  const { ctx, pageId, siteId, groupId, write, edit, shown } = await openPage();
  const { revision } = await write("Eins");
  await publishPage(ctx, { pageId });
  await edit("group.markForDeletion", { groupId });
  await publishPage(ctx, { pageId });
  await restoreVersion(ctx, { pageId, revision, groupId, opId: randomUUID() });
  expect(await shown()).toEqual({ title: "Eins", sections: 1 });
  const page = await database.db.page.findFirst({ where: { siteId, id: pageId }, include: { publishedVersion: true } });
  expect(JSON.stringify(page?.publishedVersion?.document)).not.toContain("Eins");
});

it("carries out one request once, and refuses what never was", async () => {
  const { ctx, pageId, write } = await openPage();
  const { revision } = await write("Eins");
  await write("Zwei");
  const input = { pageId, revision, opId: randomUUID() };
  const first = await restoreVersion(ctx, input);
  expect(await restoreVersion(ctx, input)).toEqual(first);
  const nothing = await restoreVersion(ctx, { ...input, opId: randomUUID() });
  expect(nothing).toEqual({ revision: first.revision, patches: [] });

  await expect(loadVersion(ctx, { pageId, revision: first.revision + 1 })).rejects.toMatchObject({ code: "not-found" });
  const noSection = restoreVersion(ctx, { ...input, opId: randomUUID(), groupId: randomUUID() });
  await expect(noSection).rejects.toMatchObject({ details: { refusal: "group-not-found" } });
  const { contexts } = await makeSite(database.db);
  for (const call of [
    () => listHistory(contexts[0], { pageId }),
    () => loadVersion(contexts[0], { pageId, revision }),
    () => restoreVersion(contexts[0], { ...input, opId: randomUUID() }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: "not-found" });
  }
});

it("tells a long history in parts that leave nothing out and tell nothing twice", async () => {
  const { ctx, pageId, siteId, write } = await openPage();
  await write("Eins");
  const { revision } = await loadDraft(ctx, { pageId });
  const rows = Array.from({ length: 700 }, (_, index) => ({
    siteId,
    document: "page",
    documentId: pageId,
    revision: revision + 1 + index,
    command: "page.option",
    input: {},
    patches: [],
    actorId: ctx.actor.userId,
    actorName: ctx.actor.name,
    opId: randomUUID(),
    createdAt: new Date(Date.now() + index * 20 * 60_000), // each after a long pause: an entry of its own
  }));
  await database.db.change.createMany({ data: rows });
  await database.db.page.updateMany({ where: { siteId, id: pageId }, data: { revision: revision + rows.length } });

  const seen: number[] = [];
  let before: number | null = null;
  do {
    const part = await listHistory(ctx, { pageId, ...(before !== null && { before }) });
    seen.push(...part.entries.map((entry) => entry.revision));
    before = part.next;
  } while (before !== null);
  const newest = rows.map((row) => row.revision).reverse();
  expect(seen.slice(0, rows.length)).toEqual(newest);
  expect(new Set(seen).size).toBe(seen.length);
  expect((await loadVersion(ctx, { pageId, revision })).document).toEqual((await loadDraft(ctx, { pageId })).document);
});

it("tells after coming back which of one's own steps were taken back", async () => {
  const { ctx, pageId, edit, write } = await openPage();
  await write("Eins");
  await write("Zwei");
  const [, { opId = "" } = {}] = await ownChanges(ctx, { pageId });
  await edit("history.undo", { opIds: [opId] });
  expect((await ownChanges(ctx, { pageId })).map(({ tookBack }) => tookBack)).toEqual([null, null, [opId]]);
});

it("reads no more of heavy changes at a time than can be held for a moment, and asks where that is not all", async () => {
  const { ctx, other, pageId, siteId, groupId, write } = await openPage();
  const { revision } = await write("Eins", other);
  for (const text of ["Zwei", "Drei", "Vier"]) await write(text);
  const written = await database.db.change.findMany({
    where: { siteId, documentId: pageId, revision: { gt: revision } },
  });
  for (const { weight, patches } of written) expect(weight).toBe(JSON.stringify(patches).length);
  expect(await ownChanges(ctx, { pageId })).toHaveLength(3);
  const { changes } = await readLog(database.db, { siteId, documentId: pageId }, { order: "asc", most: 9 });
  for (const change of changes) expect(change, "what was entered weighs as much again").not.toHaveProperty("input");

  await database.db.change.updateMany({ where: { siteId, documentId: pageId }, data: { weight: 1_500_000 } });
  expect(await ownChanges(ctx, { pageId })).toHaveLength(2);
  const { entries, next } = await listHistory(ctx, { pageId });
  expect(entries).toHaveLength(1);
  expect((await listHistory(ctx, { pageId, before: next ?? 0 })).entries).not.toEqual([]);
  expect((await loadVersion(ctx, { pageId, revision })).revision).toBe(revision);
  const since = await changesSince(ctx, { pageId, revision });
  expect(since.map((change) => change.revision)).toEqual([revision + 1, revision + 2]);

  // Nobody knows what the others did: their words are not overwritten without a question.
  const input = { groupId: randomUUID(), kind: "cta", nextTo: groupId, parentId: null };
  const operation = { opId: randomUUID(), command: "group.add", input };
  await expect(editPage(other, { pageId, baseRevision: revision, operation })).rejects.toMatchObject({ code: "stale" });
  await editPage(other, { pageId, baseRevision: revision, operation, force: true });
});
