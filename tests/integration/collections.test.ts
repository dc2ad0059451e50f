import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { courseOf, coursesOf } from "~/features/golf/course.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { listPages } from "~/features/page/service/list-pages.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import {
  addToCollection,
  createCollection,
  removeCollection,
  removeFromCollection,
  sortCollection,
} from "~/features/site/collections.ts";
import { addableSections } from "~/features/site/addable-sections.ts";
import { collectionUsage } from "~/features/site/collection-usage.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { collectionCards } from "~/features/site/collection-cards.ts";
import { listCollections } from "~/features/site/list-collections.ts";
import { editSite } from "~/features/site/service.ts";
import { pagesOfCollection } from "~/features/site/domain/pages/site-index.ts";
import { loadPublished } from "~/features/site/published.ts";
import { searchSite } from "~/features/site/search.ts";
import { loadSiteDocument } from "~/features/site/service.ts";
import { getSiteIndex, noteSiteRevision } from "~/features/site/site-index.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ctx: ServiceContext;
const map = { collectionName: "map", collectionType: "page" } as const;

beforeAll(() => {
  process.env.DATABASE_URL = database.url;
});
afterAll(() => getDb().$disconnect());
beforeEach(async () => {
  ({
    contexts: [ctx],
  } = await makeSite(database.db, { locales: ["de"] }));
});

/** A published hole of the course; the point lies anywhere. */
async function addHole(name: string): Promise<string> {
  const { pageId } = await addPage(ctx, { name, locale: "de", collection: "map", initialGroups: ["poiManager"] });
  const [section] = sectionsOf((await loadDraft(ctx, { pageId })).document);
  const value = [{ lat: 47.5, lng: 8.72, icon: "start" }];
  const operation = {
    opId: randomUUID(),
    command: "group.option",
    input: { groupId: section?.id ?? "", key: "poi", value },
  };
  await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  await publishPage(ctx, { pageId });
  return pageId;
}

/** What visitors' requests would find now. */
async function freshIndex() {
  const site = await database.db.site.findUniqueOrThrow({ where: { id: ctx.site.id } });
  noteSiteRevision(ctx.site.id, site.revision);
  const index = await getSiteIndex(ctx.site.id);
  if (!index) throw new Error("no site");
  return index;
}

async function holes(): Promise<string[]> {
  return (await courseOf(await freshIndex(), "de")).holes.map(({ pageId }) => pageId);
}

it("numbers the holes of a course by the order of its collection", async () => {
  const [one, two, three] = [await addHole("Eins"), await addHole("Zwei"), await addHole("Drei")];
  expect(await holes()).toEqual([one, two, three]);
  await sortCollection(ctx, { collectionName: "map", active: three, over: one });
  expect(await holes()).toEqual([three, one, two]);
  await sortCollection(ctx, { collectionName: "map", active: three, over: two });
  expect(await holes()).toEqual([one, two, three]);
  await sortCollection(ctx, { collectionName: "map", active: one, over: two });
  const listed = await listPages(ctx, { includeDrafts: true });
  expect(listed.map(({ id }) => id)).toEqual([two, one, three]);
});

it("takes an archived page off the site, and shows it again where it stood", async () => {
  const [one, two] = [await addHole("Bahnhof"), await addHole("Brunnen")];
  await addToCollection(ctx, { ...map, pageId: one, action: "remove" });
  expect(await holes()).toEqual([two]);
  const index = await freshIndex();
  expect(index.pages.has(one)).toBe(false);
  expect([...index.addresses.values()]).not.toContain(one);
  expect(await loadPublished(ctx.site.id, one)).toBeNull();
  expect(await searchSite(index, "de", "Bahnhof")).toMatchObject({ hits: [], total: 0, isGuessed: false });
  expect(await listCollections(ctx)).toMatchObject([
    { collectionName: "map", items: [{ pageId: two }], archive: [{ pageId: one }] },
  ]);

  await addToCollection(ctx, { ...map, pageId: one, action: "add" });
  expect(await holes()).toEqual([one, two]);
  expect(await searchSite(await freshIndex(), "de", "Bahnhof")).toMatchObject({ hits: [{ pageId: one }] });
});

it("keeps several collections of a name apart; a page stays as long as one of them shows it", async () => {
  const hole = await addHole("Eins");
  const { collectionId } = await createCollection(ctx, { ...map, label: { de: "Winterrunde" } });
  await addToCollection(ctx, { ...map, collectionId, pageId: hole, action: "add" });
  await addToCollection(ctx, { ...map, pageId: hole, action: "remove" });
  const index = await freshIndex();
  expect(pagesOfCollection(index, { name: "map" })).toEqual([]);
  expect(pagesOfCollection(index, { name: "map", id: collectionId }).map(({ id }) => id)).toEqual([hole]);
  expect(index.pages.has(hole)).toBe(true);
  const courses = await coursesOf(index, "de");
  expect(courses.holes).toEqual([]);
  expect(courses.byCollection[collectionId]?.holes).toMatchObject([{ pageId: hole, number: 1 }]);
  const { pageId } = await addToCollection(ctx, { ...map, collectionId, name: "Neu", action: "add" });
  expect(await listCollections(ctx)).toMatchObject([
    { items: [], archive: [{ pageId: hole }] },
    { collectionId, label: { de: "Winterrunde" }, items: [{ pageId: hole }, { pageId }], archive: [] },
  ]);
});

it("somebody new in the team is called the same in every language; another page waits for its translation", async () => {
  const {
    contexts: [bilingual],
  } = await makeSite(database.db, { locales: ["de", "fr"] });
  const namesIn = async (collectionName: "team" | "service", name: string) => {
    const item = { collectionName, collectionType: "page", name, lang: "de", action: "add" } as const;
    const { pageId } = await addToCollection(bilingual, item);
    const { document } = await loadDraft(bilingual, { pageId: pageId ?? "" });
    return [document.locales.de?.name, document.locales.fr?.name];
  };
  expect(await namesIn("team", "Julie Meier")).toEqual(["Julie Meier", "Julie Meier"]);
  expect(await namesIn("service", "Sehtest")).toEqual(["Sehtest", ""]);
});

describe("a collection that is taken away", () => {
  const team = { collectionName: "team", collectionType: "page" } as const;
  const remove = (input: { collectionId: string; moveTo?: string; trash?: string[]; evenIfShown?: boolean }) =>
    removeCollection(ctx, { trash: [], evenIfShown: false, ...input });
  const refused = (refusal: string) => ({ details: expect.objectContaining({ refusal }) as unknown });

  /** A team with Anna, a second one with Bea, and a page whose section shows the second. */
  async function twoTeams() {
    const { collectionId: first } = await addToCollection(ctx, { ...team, name: "Anna", action: "add" });
    const { collectionId: second } = await createCollection(ctx, { ...team, label: { de: "Lager" } });
    const item = await addToCollection(ctx, { ...team, collectionId: second, name: "Bea", action: "add" });
    const bea = item.pageId ?? "";
    await publishPage(ctx, { pageId: bea });
    const { pageId } = await addPage(ctx, {
      name: "Über uns",
      locale: "de",
      collection: null,
      initialGroups: ["teamContainer"],
    });
    const groupId = sectionsOf((await loadDraft(ctx, { pageId })).document)[0]?.id ?? "";
    const show = async (value: string | null) => {
      const operation = { opId: randomUUID(), command: "group.option", input: { groupId, key: "collection", value } };
      await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
    };
    await show(second);
    return { first, second, bea, pageId, show };
  }

  it("says on which pages sections show it, in a draft or online, by its name or as the first", async () => {
    const { first, second, pageId, show } = await twoTeams();
    const usage = async (collectionId: string) =>
      (await collectionUsage(ctx, { collectionId })).pages.map((page) => page.pageId);
    expect([await usage(first), await usage(second)]).toEqual([[], [pageId]]);
    await publishPage(ctx, { pageId });
    await show(null);
    expect([await usage(first), await usage(second)]).toEqual([[pageId], [pageId]]);
    await publishPage(ctx, { pageId });
    expect([await usage(first), await usage(second)]).toEqual([[pageId], []]);
    await show(randomUUID()); // one that is not there any more
    expect(await usage(first)).toEqual([pageId]);
    await removePage(ctx, { pageId });
    expect(await usage(first)).toEqual([]);
    const [other] = (await makeSite(database.db)).contexts;
    await expect(collectionUsage(other, { collectionId: first })).rejects.toMatchObject({ code: "not-found" });
  });

  it("takes the pages that are named along, is not taken unasked, and one undo brings all of it back", async () => {
    const { first, second, bea, pageId } = await twoTeams();
    await expect(remove({ collectionId: second, trash: [bea] })).rejects.toMatchObject({
      details: { refusal: "collection-shown", pageIds: [pageId] },
    });
    await expect(remove({ collectionId: second, evenIfShown: true })).rejects.toMatchObject(
      refused("collection-not-empty"),
    );
    const before = (await loadSiteDocument(ctx)).document;
    const { opIds, revision } = await remove({ collectionId: second, trash: [bea], evenIfShown: true });
    const listed = await listCollections(ctx);
    expect(listed.map(({ collectionId }) => collectionId)).toEqual([first]);
    expect((await freshIndex()).pages.has(bea)).toBe(false);

    const operation = { opId: randomUUID(), command: "history.undo", input: { opIds } };
    await editSite(ctx, { baseRevision: revision, operation });
    expect((await loadSiteDocument(ctx)).document).toEqual(before);
    expect((await freshIndex()).pages.has(bea)).toBe(true);
    await expect(remove({ collectionId: first, evenIfShown: true, moveTo: second })).resolves.toBeDefined();
    await expect(remove({ collectionId: second, evenIfShown: true })).rejects.toMatchObject(refused("last-collection"));
  });

  it("hands its pages on to another one of its name, where they stay at their addresses", async () => {
    const { first, second, bea } = await twoTeams();
    await remove({ collectionId: second, moveTo: first, evenIfShown: true });
    expect(await listCollections(ctx)).toMatchObject([{ items: [{ name: "Anna" }, { pageId: bea }] }]);
    expect([...(await freshIndex()).addresses.values()]).toContain(bea);
  });

  it("is a conflict when somebody else has changed it meanwhile", async () => {
    const { siteId, contexts } = await makeSite(database.db, { locales: ["de"], editors: 2 });
    const [own, other] = [contexts[0], contexts[1] ?? contexts[0]];
    const made = [
      await createCollection(own, { ...team, label: {} }),
      await createCollection(own, { ...team, label: {} }),
    ];
    const collectionId = made[1]?.collectionId ?? "";
    const { revision } = await loadSiteDocument(own);
    await addToCollection(other, { ...team, collectionId, name: "Cleo", action: "add" });
    const command = { command: "collection.remove", input: { collectionId, moveTo: made[0]?.collectionId ?? "" } };
    const removing = editSite(own, { baseRevision: revision, operation: { opId: randomUUID(), ...command } });
    await expect(removing).rejects.toMatchObject({ code: "stale" });
    expect(await database.db.collection.count({ where: { siteId } })).toBe(2);
  });
});

describe("an archived group", () => {
  it("disappears from the page that it lies on", async () => {
    const initialGroups = ["hero", "cta"];
    const { pageId } = await addPage(ctx, { name: "Stimmen", locale: "de", collection: null, initialGroups });
    const [hero, cta] = sectionsOf((await loadDraft(ctx, { pageId })).document);
    const groupId = hero?.id ?? "";
    await publishPage(ctx, { pageId });
    const shelf = { collectionName: "testimonial", collectionType: "group", groupId } as const;
    const { collectionId } = await addToCollection(ctx, { ...shelf, action: "add" });
    await freshIndex();
    expect(Object.keys((await loadPublished(ctx.site.id, pageId))?.document.groups ?? {})).toHaveLength(2);

    await addToCollection(ctx, { ...shelf, collectionId, action: "remove" });
    await freshIndex();
    expect(Object.keys((await loadPublished(ctx.site.id, pageId))?.document.groups ?? {})).toEqual([cta?.id]);

    await removeFromCollection(ctx, { collectionId, collectionName: "testimonial", groupId });
    await freshIndex();
    expect(Object.keys((await loadPublished(ctx.site.id, pageId))?.document.groups ?? {})).toHaveLength(2);
  });
});

describe("a collection refuses", () => {
  const refusal = (refused: string): unknown =>
    expect.objectContaining({ details: expect.objectContaining({ refusal: refused }) as unknown });

  it("to lose the page whose address names it", async () => {
    const pageId = await addHole("Eins");
    const removing = removeFromCollection(ctx, { collectionName: "map", pageId });
    await expect(removing).rejects.toEqual(refusal("item-at-home"));
  });

  it("a group among pages, and what the site does not have", async () => {
    const pageId = await addHole("Eins");
    const [section] = sectionsOf((await loadDraft(ctx, { pageId })).document);
    const [{ collectionId } = { collectionId: "" }] = await listCollections(ctx);
    const mixed = addToCollection(ctx, { ...map, collectionId, groupId: section?.id, action: "add" });
    await expect(mixed).rejects.toEqual(refusal("collection-type"));
    const other = (await makeSite(database.db)).contexts[0];
    const foreign = addToCollection(other, { ...map, collectionId, pageId, action: "add" });
    await expect(foreign).rejects.toMatchObject({ code: "not-found" });
    const unknownGroup = { collectionName: "testimonial", collectionType: "group", groupId: section?.id } as const;
    await expect(addToCollection(other, { ...unknownGroup, action: "add" })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(sortCollection(ctx, { ...map, active: pageId, over: randomUUID() })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

it("tells the site's document of a new page and its place, in one change", async () => {
  const before = await loadSiteDocument(ctx);
  const pageId = await addHole("Eins");
  const after = await loadSiteDocument(ctx);
  expect(Object.keys(before.document.pages)).toEqual([]);
  expect(after.document.pages[pageId]).toMatchObject({ name: "Eins", collection: "map" });
  const change = await database.db.change.findFirstOrThrow({
    where: { siteId: ctx.site.id, documentId: ctx.site.id, command: "page.add" },
  });
  expect(change.revision).toBe(before.revision + 1);
});

describe("the cards of a collection", () => {
  const team = { collectionName: "team", collectionType: "page" } as const;

  async function write(pageId: string, kind: string, texts: Record<string, string>): Promise<string> {
    const group = sectionsOf((await loadDraft(ctx, { pageId })).document).find((section) => section.kind === kind);
    for (const [fieldName, text] of Object.entries(texts)) {
      const input = { groupId: group?.id ?? "", fieldName, locale: "de", text };
      const operation = { opId: randomUUID(), command: "field.text", input };
      await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
    }
    return group?.id ?? "";
  }

  it("begin with the words of a layout, under the name of their page", async () => {
    const { pageId } = await addToCollection(ctx, { ...team, action: "add", name: "Dora", layout: "portraitText" });
    const { document } = await loadDraft(ctx, { pageId: pageId ?? "" });
    const words = sectionsOf(document).map(({ kind, fields: { name, title } }) => [
      kind,
      (name ?? title)?.texts.de?.text,
    ]);
    expect(words).toEqual([
      ["teamDetails", "Dora"],
      ["richTextBlock", "In eigenen Worten"],
    ]);
  });

  it("tell of each shown page by its details, in the order of the collection, as soon as it is published", async () => {
    const member = async (name: string) => {
      const { pageId } = await addToCollection(ctx, { ...team, action: "add", name, initialGroups: ["teamDetails"] });
      await write(pageId ?? "", "teamDetails", { name: `${name} Lindt`, function: "Optik", quote: "Genau." });
      return pageId ?? "";
    };
    const [anna, bea] = [await member("Anna"), await member("Bea")];
    const shown = async () => {
      const { firstId, byId } = await collectionCards(await freshIndex(), "team", "de");
      return byId[firstId ?? ""];
    };
    expect(await shown()).toEqual([]);
    await publishPage(ctx, { pageId: anna });
    await publishPage(ctx, { pageId: bea });
    await sortCollection(ctx, { ...team, active: bea, over: anna });
    expect(await shown()).toMatchObject([
      { id: bea, name: { text: "Bea Lindt" }, line: { text: "Optik" }, text: { text: "Genau." }, path: "/de/team/bea" },
      { id: anna, name: { text: "Anna Lindt" } },
    ]);
    await addToCollection(ctx, { ...team, pageId: bea, action: "remove" });
    expect(await shown()).toMatchObject([{ id: anna }]);
    expect(await listCollections(ctx)).toMatchObject([
      { items: [{ name: "Anna", status: "published" }], archive: [{ pageId: bea, names: { de: "Bea" } }] },
    ]);
  });

  it("tell of sections that lie on some page", async () => {
    const page = { name: "Stimmen", locale: "de", collection: null, initialGroups: ["testimonialDetails"] } as const;
    const { pageId } = await addPage(ctx, { ...page, initialGroups: [...page.initialGroups] });
    const groupId = await write(pageId, "testimonialDetails", { quote: "Ich sehe." });
    const shelf = { collectionName: "testimonial", collectionType: "group", groupId } as const;
    const { collectionId } = await addToCollection(ctx, { ...shelf, action: "add" });
    const unnamed = { groupId, kind: "testimonialDetails", name: "", names: {} };
    expect(await listCollections(ctx)).toMatchObject([{ items: [unnamed] }]);
    await write(pageId, "testimonialDetails", { name: "M. Frei" });
    await publishPage(ctx, { pageId });
    expect(await listCollections(ctx)).toMatchObject([{ items: [{ groupId, homeId: pageId, name: "M. Frei" }] }]);
    const voice = { groupId, kind: "testimonialDetails", pageId, names: { de: "M. Frei" } };
    expect(await addableSections(ctx, { kinds: ["testimonialDetails", "hero"] })).toEqual([voice]);
    expect(await addableSections(ctx, { kinds: ["hero"] })).toEqual([]);
    const { contexts } = await makeSite(database.db);
    expect(await addableSections(contexts[0], {})).toEqual([]);
    const { byId } = await collectionCards(await freshIndex(), "testimonial", "de");
    expect(byId[collectionId]).toMatchObject([
      { id: groupId, name: { text: "M. Frei" }, text: { text: "Ich sehe." }, path: null },
    ]);
  });
});

it("names what it did, so that it can be taken back; a page that was made for it goes into the trash", async () => {
  const [one, two] = [await addHole("Eins"), await addHole("Zwei")];
  const sorted = await sortCollection(ctx, { collectionName: "map", active: two, over: one });
  const takeBack = async ({ opIds, revision }: { opIds: string[]; revision: number }) => {
    const operation = { opId: randomUUID(), command: "history.undo", input: { opIds } };
    await editSite(ctx, { baseRevision: revision, operation });
  };
  expect(await holes()).toEqual([two, one]);
  await takeBack(sorted);
  expect(await holes()).toEqual([one, two]);
  expect((await addToCollection(ctx, { ...map, pageId: one, action: "add" })).opIds).toEqual([]);

  const made = await addToCollection(ctx, { ...map, name: "Drei", initialGroups: ["poiManager"], action: "add" });
  await takeBack(made);
  const { document } = await loadSiteDocument(ctx);
  expect(Object.keys(document.trash)).toEqual([made.pageId]);
});
