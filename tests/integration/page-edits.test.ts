import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPageInOrder } from "~/features/page/service/edit-page-in-order.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
/** A busy machine must not decide how many of them go through at once. */
const inOneGo = { holdMs: 60_000 };

async function openPage() {
  const { contexts, siteId, woken } = await makeSite(database.db);
  const [ctx] = contexts;
  const { pageId } = await addPage(ctx, { name: "Seite", locale: "de", collection: null, initialGroups: ["hero"] });
  const { document, revision } = await loadDraft(ctx, { pageId });
  const groupId = sectionsOf(document)[0]?.id ?? "";
  const title = (text: string, where = groupId) => ({
    baseRevision: revision,
    operation: {
      opId: randomUUID(),
      command: "field.text",
      input: { groupId: where, fieldName: "title", locale: "de", text },
    },
  });
  const shown = async () =>
    (await loadDraft(ctx, { pageId })).document.groups[groupId]?.fields["title"]?.texts.de?.text;
  return { ctx, pageId, siteId, groupId, title, shown, woken };
}

it("carries operations out in the order in which they were made", async () => {
  const { ctx, pageId, title, shown } = await openPage();
  const done = await editPageInOrder(
    ctx,
    { pageId, edits: ["Eins", "Zwei", "Drei"].map((text) => title(text)) },
    inOneGo,
  );
  const first = done[0]?.revision ?? 0;
  expect(done.map(({ revision }) => revision)).toEqual([first, first + 1, first + 2]);
  expect(await shown()).toBe("Drei");
});

it("saves operations that come twice once, because the answer was lost", async () => {
  const { ctx, pageId, siteId, title, shown } = await openPage();
  const edits = ["Eins", "Zwei"].map((text) => title(text));
  const [once, again] = await Promise.all([
    editPageInOrder(ctx, { pageId, edits }, inOneGo),
    editPageInOrder(ctx, { pageId, edits }, inOneGo),
  ]);
  expect(again).toEqual(once);
  const opIds = edits.map(({ operation }) => operation.opId);
  expect(await database.db.change.count({ where: { siteId, opId: { in: opIds } } })).toBe(2);
  expect(await shown()).toBe("Zwei");
});

it("carries out one of several operations on different pages that came with one opId at once, and refuses the others", async () => {
  const { ctx, siteId, title } = await openPage();
  const opId = randomUUID();
  const pages = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const page = { name: `Seite ${at}`, locale: "de" as const, collection: null, initialGroups: ["hero" as const] };
      const { pageId } = await addPage(ctx, page);
      const { document, revision } = await loadDraft(ctx, { pageId });
      const { operation } = title(`Titel ${at}`, sectionsOf(document)[0]?.id);
      return { pageId, baseRevision: revision, operation: { ...operation, opId } };
    }),
  );
  const done = await Promise.all(
    pages.map(({ pageId, ...edit }) =>
      editPageInOrder(ctx, { pageId, edits: [edit] }).then(
        () => "saved",
        (error: { code?: string }) => error.code,
      ),
    ),
  );
  expect(done.toSorted()).toEqual(["invalid", "invalid", "invalid", "saved"]);
  expect(await database.db.change.count({ where: { siteId, opId } })).toBe(1);
});

it("stops before the first that is refused, answers for those before it, and names the reason when it comes first", async () => {
  const { ctx, pageId, title, shown } = await openPage();
  const edits = [title("Eins"), title("Nirgends", randomUUID()), title("Drei")];
  expect(await editPageInOrder(ctx, { pageId, edits }, inOneGo)).toHaveLength(1);
  expect(await shown()).toBe("Eins");
  await expect(editPageInOrder(ctx, { pageId, edits: edits.slice(1) }, inOneGo)).rejects.toMatchObject({
    code: "invalid",
    details: { refusal: "group-not-found" },
  });
  expect(await shown()).toBe("Eins");
});

it("saves those that come together in one transaction, and wakes those who follow once", async () => {
  const { ctx, pageId, siteId, title, woken } = await openPage();
  woken.length = 0;
  const edits = ["Eins", "Zwei", "Drei"].map((text) => title(text));
  await editPageInOrder(ctx, { pageId, edits }, inOneGo);
  const transactions = await database.asOwner<object>(`
    SELECT count(*)::int AS "changes", count(DISTINCT "xmin"::text)::int AS "transactions" FROM "Change"
    WHERE "siteId" = '${siteId}' AND "documentId" = '${pageId}' AND "command" = 'field.text'`);
  expect(transactions).toEqual([{ changes: 3, transactions: 1 }]);
  expect(woken.filter((topic) => topic === `page:${pageId}`)).toHaveLength(1);
});

it("keeps those before one that the database itself refuses, and nothing of that one", async () => {
  const { ctx, pageId, title, groupId, shown } = await openPage();
  const other = await addPage(ctx, { name: "Andere", locale: "de", collection: null, initialGroups: [] });
  const add = { groupId, kind: "quote", nextTo: null, parentId: null };
  const onOther = [
    { operation: { opId: randomUUID(), command: "page.rename", input: { locale: null, name: "Anders" } } },
    { operation: { opId: randomUUID(), command: "group.add", input: add } },
  ].map((edit) => ({ ...edit, baseRevision: 0 }));
  expect(await editPageInOrder(ctx, { pageId: other.pageId, edits: onOther }, inOneGo)).toHaveLength(1);
  const { document } = await loadDraft(ctx, { pageId: other.pageId });
  expect([document.name, document.groups]).toEqual(["Anders", {}]);
  await editPageInOrder(ctx, { pageId, edits: [title("Noch da")] }, inOneGo);
  expect(await shown()).toBe("Noch da");
});

it("does not keep others waiting for a long row: what is left over is asked for again", async () => {
  const { ctx, pageId, title, shown } = await openPage();
  const edits = ["Eins", "Zwei", "Drei"].map((text) => title(text));
  const saved = [];
  while (saved.length < edits.length) {
    const next = await editPageInOrder(ctx, { pageId, edits: edits.slice(saved.length) }, { holdMs: 0 });
    expect(next).toHaveLength(1);
    saved.push(...next);
  }
  expect(await shown()).toBe("Drei");
});
