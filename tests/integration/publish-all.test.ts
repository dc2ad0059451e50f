import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishAll } from "~/features/page/service/publish-all.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { unpublishedPages } from "~/features/page/service/unpublished-pages.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ada: ServiceContext;
let ben: ServiceContext;

beforeEach(async () => {
  const { contexts } = await makeSite(database.db, { locales: ["de"], editors: 2 });
  ada = contexts[0];
  ben = contexts[1] ?? ada;
});

const page = async (name: string) => (await addPage(ada, { name, locale: "de", collection: null })).pageId;
const revisionOf = async (pageId: string) => (await loadDraft(ada, { pageId })).revision;

async function edit(ctx: ServiceContext, pageId: string, command: string, input: Record<string, string | null>) {
  const operation = { opId: randomUUID(), command, input };
  await editPage(ctx, { pageId, baseRevision: await revisionOf(pageId), operation });
}
/** Publishes what the list of changed pages holds, as the dialog does. */
async function publishListed() {
  const { pages: listed } = await unpublishedPages(ada);
  const { pages } = await publishAll(ada, { pages: listed.map(({ id, revision }) => ({ id, revision })) });
  return new Map(pages.map(({ id, number, refusal }) => [id, refusal ?? number]));
}

it("publishes every page that has changes, and leaves nothing to publish", async () => {
  const [one, two, three] = [await page("Eins"), await page("Zwei"), await page("Drei")];
  await publishPage(ada, { pageId: three });
  expect(await publishListed()).toEqual(
    new Map([
      [one, 1],
      [two, 1],
    ]),
  );
  expect(await unpublishedPages(ada)).toEqual({ pages: [], total: 0, next: null });
});

it("tells of many pages in parts, with how many there are, and of each which translations hold it up", async () => {
  const { contexts } = await makeSite(database.db, { locales: ["de", "fr"] });
  ada = contexts[0];
  const [one, two, three] = [await page("Eins"), await page("Zwei"), await page("Drei")];
  const { pages, total, next } = await unpublishedPages(ada, { most: 2 });
  expect(pages.map(({ id, missing }) => [id, missing])).toEqual([
    [one, { fr: 1 }],
    [two, { fr: 1 }],
  ]);
  expect({ total, next }).toEqual({ total: 3, next: two });
  const rest = await unpublishedPages(ada, { most: 2, after: two });
  expect([rest.pages.map(({ id }) => id), rest.next]).toEqual([[three], null]);
});

it("says how many things of a page only the business knows, in whichever languages", async () => {
  await page("Eins");
  await addPage(ada, { name: "Kontakt", locale: "de", collection: null, layout: "contact" });
  const { pages } = await unpublishedPages(ada);
  expect(pages.map(({ gaps, gapWords }) => [gaps, gapWords.length])).toEqual([
    [0, 0],
    [7, 3],
  ]);
  for (const words of pages[1]?.gapWords ?? []) expect(words).toMatch(/^\[.+\]$/);
});

it("says of each page what held it up, and publishes the others", async () => {
  const [shown, seen, gone] = [await page("Eins"), await page("Zwei"), randomUUID()];
  const revision = await revisionOf(seen);
  await edit(ben, seen, "page.description", { locale: "de", description: "Neu" });
  const pages = [
    { id: seen, revision },
    { id: gone, revision: 0 },
    { id: shown, revision: await revisionOf(shown) },
  ];
  expect((await publishAll(ada, { pages })).pages).toEqual([
    { id: seen, number: null, refusal: "changed-by-other" },
    { id: gone, number: null, refusal: "page-not-found" },
    { id: shown, number: 1, refusal: null },
  ]);
  expect((await unpublishedPages(ada)).pages.map(({ id }) => id)).toEqual([seen]);
});

it("publishes on a second look what another person has changed since the first, as it was seen then", async () => {
  const about = await page("Eins");
  const first = [{ id: about, revision: await revisionOf(about) }];
  await edit(ben, about, "page.description", { locale: "de", description: "Von Ben" });
  expect((await publishAll(ada, { pages: first })).pages).toMatchObject([{ refusal: "changed-by-other" }]);
  expect(await publishListed()).toEqual(new Map([[about, 1]]));
  const where = { siteId: ada.siteId, pageId: about };
  const { document } = await database.db.pageVersion.findFirstOrThrow({ where });
  expect(document).toMatchObject({ document: { locales: { de: { description: "Von Ben" } } } });
  expect((await unpublishedPages(ada)).pages).toEqual([]);
});

it("publishes a page at the address that another one of them leaves, whichever comes first", async () => {
  const [old, heir] = [await page("Angebot"), await page("Neues")];
  await publishListed();
  await edit(ada, old, "page.slug", { locale: "de", slug: "archiv" });
  await edit(ada, heir, "page.slug", { locale: "de", slug: "angebot" });
  const pages = [heir, old].map(async (id) => ({ id, revision: await revisionOf(id) }));
  expect((await publishAll(ada, { pages: await Promise.all(pages) })).pages).toMatchObject([
    { id: heir, number: 2 },
    { id: old, number: 2 },
  ]);
});

it("publishes pages that leave each other their addresses, though one more waits for a page that stays", async () => {
  const [one, two, three, next, kept] = [
    await page("Eins"),
    await page("Zwei"),
    await page("Drei"),
    await page("Vier"),
    await page("Fest"),
  ];
  await publishListed();
  const slug = (id: string, to: string) => edit(ada, id, "page.slug", { locale: "de", slug: to });
  for (const [id, to] of [
    [kept, "anders"],
    [next, "fest"],
    [one, "weg"],
    [three, "eins"],
    [two, "drei"],
    [one, "zwei"],
  ] as const)
    await slug(id, to);
  const wanted = [one, next, two, three].map(async (id) => ({ id, revision: await revisionOf(id) }));
  const published = async () => (await publishAll(ada, { pages: await Promise.all(wanted) })).pages;
  expect(await published()).toEqual([
    { id: one, number: 2, refusal: null },
    { id: next, number: null, refusal: "slug-taken" },
    { id: two, number: 2, refusal: null },
    { id: three, number: 2, refusal: null },
  ]);
  const where = { siteId: ada.siteId };
  expect(await database.db.redirect.findMany({ where }), "each address is a page's").toEqual([]);
  expect(await unpublishedPages(ada)).toMatchObject({ pages: [{ id: next }, { id: kept }] });
});
