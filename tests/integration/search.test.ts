import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillSearch } from "~/features/page/search/fill-search.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { takeDownPage } from "~/features/page/service/take-down-page.ts";
import { addToCollection } from "~/features/site/collections.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { restorePage } from "~/features/site/pages/restore-page.ts";
import { SearchResults } from "~/features/site/components/search-results.tsx";
import { searchSite } from "~/features/site/search.ts";
import { getSiteIndex, noteSiteRevision } from "~/features/site/site-index.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ctx: ServiceContext;

beforeAll(() => {
  process.env.DATABASE_URL = database.url;
});
afterAll(() => getDb().$disconnect());
beforeEach(async () => {
  ({
    contexts: [ctx],
  } = await makeSite(database.db, { locales: ["de", "fr"] }));
});

/** A published page of one section with this text, in one language. */
async function addText(
  name: string,
  text: string,
  { locale = "de", site = ctx }: { locale?: Locale; site?: ServiceContext } = {},
): Promise<string> {
  const disallowedLocales = (["de", "fr"] as const).filter((each) => each !== locale);
  const page = { name, locale, collection: null, initialGroups: ["cta"] };
  const { pageId } = await addPage(site, { ...page, meta: { disallowedLocales } });
  await write(pageId, { locale, text }, site);
  await publishPage(site, { pageId });
  return pageId;
}

async function write(
  pageId: string,
  { locale = "de", text }: { locale?: Locale; text: string },
  site = ctx,
): Promise<void> {
  const group = await database.db.group.findFirstOrThrow({ where: { siteId: site.siteId, pageId } });
  const input = { groupId: group.id, fieldName: "title", locale, text };
  const operation = { opId: randomUUID(), command: "field.text", input };
  await editPage(site, { pageId, baseRevision: 0, force: true, operation });
}

async function search(query: string, locale: Locale = "de", { site = ctx, part = 1 } = {}) {
  const row = await database.db.site.findUniqueOrThrow({ where: { id: site.siteId } });
  noteSiteRevision(row.id, row.revision);
  const index = await getSiteIndex(row.id);
  if (!index) throw new Error("no site");
  return await searchSite(index, locale, query, { part });
}
const plain = (parts: { text: string }[]) => parts.map(({ text }) => text).join("");
const found = async (...query: Parameters<typeof search>) =>
  (await search(...query)).hits.map(({ title }) => plain(title));

describe("the search of a site", () => {
  it("finds German words in every form, beginnings, compounds and words without their accents", async () => {
    await addText("Gläser", "Gleitsichtgläser für den Alltag");
    await addText("Linsen", "Kontaktlinsen in Ruhe anpassen");
    await addText("Kurs", "Häuser am Fluss");
    expect(await found("glas")).toEqual(["Gläser"]);
    expect(await found("glaser alltags")).toEqual(["Gläser"]);
    expect(await found("linse")).toEqual(["Linsen"]);
    expect(await found("kontaktl")).toEqual(["Linsen"]);
    expect(await found("Haus")).toEqual(["Kurs"]);
    expect(await found("die Häuser und der Fluss"), "words that say nothing by themselves").toEqual(["Kurs"]);
    expect(await found("gläser fluss"), "every word has to be there").toEqual([]);
  });

  it("finds French words in every form, and each language in its own pages", async () => {
    await addText("Réglages", "Nous réglons vos lunettes", { locale: "fr" });
    await addText("Lunettes", "auf Deutsch");
    expect(await found("reglage", "fr")).toEqual(["Réglages"]);
    expect(await found("lunette", "fr")).toEqual(["Réglages"]);
    expect(await found("lunette")).toEqual(["Lunettes"]);
  });

  it("shows twenty, says how many there are, and leads to twenty more below them", async () => {
    for (let number = 1; number <= 22; number++) await addText(`Brille ${number}`, "Korbbrille");
    const answer = await search("korbbrille");
    expect(answer).toMatchObject({ total: 22, isTotalExact: true });
    expect(answer.hits).toHaveLength(20);
    const shown = (found: typeof answer, part = 1) =>
      renderToStaticMarkup(
        createElement(SearchResults, { ...found, query: "korbbrille", locale: "de", action: "/", part }),
      );
    expect(shown(answer)).toContain("Die ersten 20 von 22 Treffern für «korbbrille»");
    expect(shown(answer)).toContain('href="/?searchQuery=korbbrille&amp;page=2#hit-21"');
    const second = await search("korbbrille", "de", { part: 2 });
    expect(second.hits.slice(0, 20), "what was there stays where it was").toEqual(answer.hits);
    expect(second.hits).toHaveLength(22);
    expect(shown(second, 2)).toContain("22 Treffer für «korbbrille»");
    expect(shown(second, 2)).toContain('id="hit-21"');
    expect(shown(second, 2)).not.toContain("page=");
  });

  it("looks for nothing shorter than three characters, and says so", async () => {
    await addText("Öl", "Wir malen in Öl");
    const answer = await search("Öl");
    expect(answer.hits).toEqual([]);
    const shown = createElement(SearchResults, { ...answer, query: "Öl", locale: "de", action: "/" });
    const html = renderToStaticMarkup(shown);
    expect(html).toContain("Bitte geben Sie mindestens drei Zeichen ein.");
    expect(html).toContain('value="Öl"');
    expect(html).not.toContain("kürzeren");
  });

  it("forgives slips of the pen where nothing is written that way, and says so", async () => {
    await addText("Linsen", "Kontaktlinsen und Brillen");
    for (const slip of ["kontaktlinzen", "kontatklins", "birllen", "prillen"]) {
      expect(await search(slip), slip).toMatchObject({ isGuessed: true, hits: [{ title: [{ text: "Linsen" }] }] });
    }
    expect(await search("brille")).toMatchObject({ isGuessed: false });
    expect(await found("hörgerät")).toEqual([]);
  });

  it("shows the best first: by title, then by heading, and marks what was found", async () => {
    await addText("Angebot", "Alles über Brillen");
    await addText("Brillen", "Angebot");
    const { hits } = await search("brillen");
    expect(hits.map(({ title }) => plain(title))).toEqual(["Brillen", "Angebot"]);
    expect(hits[1]?.excerpt).toEqual([
      { text: "Alles über ", isMarked: false },
      { text: "Brillen", isMarked: true },
    ]);
  });

  it("is a plain search for whatever is typed", async () => {
    await addText("Brillen", "eins");
    for (const query of ["' | 'brillen", "brillen:*&!x", "%", "\\", "( brillen", "<b>brillen", "\u0000brillen"]) {
      await expect(search(query), query).resolves.toBeDefined();
    }
  });
});

describe("what the search does not find", () => {
  it("are drafts, what was there before, pages taken down, and pages behind a password from that moment on", async () => {
    const pageId = await addText("Presse", "Sonnenbrille");
    await write(pageId, { text: "Taucherbrille" });
    expect(await found("taucherbrille")).toEqual([]);
    await publishPage(ctx, { pageId });
    expect(await found("taucherbrille")).toEqual(["Presse"]);
    expect(await found("sonnenbrille")).toEqual([]);
    await savePageInfo(ctx, { pageId, meta: { password: "geheim und lang" } });
    expect(await found("taucherbrille")).toEqual([]);
    await savePageInfo(ctx, { pageId, meta: { password: null } });
    expect(await found("taucherbrille")).toEqual(["Presse"]);
    await takeDownPage(ctx, { pageId });
    expect(await found("taucherbrille")).toEqual([]);
  });

  it("are sections in an archive, as long as they lie there", async () => {
    const pageId = await addText("Team", "Kontaktlinsenexpertin");
    const group = await database.db.group.findFirstOrThrow({ where: { siteId: ctx.siteId, pageId } });
    const item = { collectionName: "team", collectionType: "group", groupId: group.id } as const;
    await addToCollection(ctx, { ...item, action: "add" });
    expect(await found("kontaktlinsenexpertin")).toEqual(["Team"]);
    await addToCollection(ctx, { ...item, action: "remove" });
    expect(await found("kontaktlinsenexpertin")).toEqual([]);
    await addToCollection(ctx, { ...item, action: "add" });
    expect(await found("kontaktlinsenexpertin")).toEqual(["Team"]);
    await removePage(ctx, { pageId });
    await addToCollection(ctx, { ...item, action: "remove" });
    await restorePage(ctx, { pageId });
    expect(await found("team")).toEqual(["Team"]);
    expect(await found("kontaktlinsenexpertin"), "also from when its page lay in the trash").toEqual([]);
  });

  it("are pages and words of other sites, also not by the functions that pass the rules on rows by", async () => {
    const {
      contexts: [other],
    } = await makeSite(database.db, { locales: ["de"] });
    await addText("Fremd", "Zwetschgenknödel", { site: other });
    expect(await found("zwetschgenknödel")).toEqual([]);
    expect(await found("zwetschgenknödel", "de", { site: other })).toEqual(["Fremd"]);
    const calls = () => database.db.$queryRaw<{ count: number }[]>`
      SELECT (SELECT count(*) FROM search_words_of('de', 'knodel', 'x'))::int
        + (SELECT count(*) FROM search_words_like('de', 'zwetschgenknodl'))::int
        + (SELECT count(*) FROM search_pages('de', '''zwetschgenknodel'''::tsquery, '{}'))::int AS count`;
    expect(await calls(), "outside of any site's work").toEqual([{ count: 0 }]);
    expect(await inSite(ctx.siteId, calls)).toEqual([{ count: 0 }]);
    expect(await inSite(other.siteId, calls)).not.toEqual([{ count: 0 }]);
  });
});

it("writes what was published without the search, once", async () => {
  const pageId = await addText("Presse", "Sonnenbrille");
  await database.db.searchText.deleteMany({ where: { siteId: ctx.siteId, pageId } });
  await database.db.searchWord.deleteMany({ where: { siteId: ctx.siteId } });
  expect(await found("sonnenbrillen")).toEqual([]);
  await fillSearch(database.db, ctx.siteId);
  expect(await found("sonnenbrillen")).toEqual(["Presse"]);
  expect(await fillSearch(database.db, ctx.siteId)).toBe(0);
  const formerWay = { made: 0, text: "Brille" };
  await database.db.searchText.updateMany({ where: { siteId: ctx.siteId, pageId }, data: formerWay });
  expect(await fillSearch(database.db, ctx.siteId)).toBe(1);
  const written = await database.db.searchText.findFirst({ where: { siteId: ctx.siteId, pageId } });
  expect(written?.text).toContain("Sonnenbrille");
  expect(await fillSearch(database.db, ctx.siteId)).toBe(0);
});

it("writes a language that the site did not have when a page was published, and none that the page is not shown in", async () => {
  const { siteId } = ctx;
  const have = (locales: Locale[]) =>
    database.db.site.update({ where: { id: siteId }, data: { locales, revision: { increment: 1 } } });
  await addText("Deutsch", "nur so");
  const page = { name: "Brillen", locale: "de", collection: null } as const;
  const { pageId } = await addPage(ctx, { ...page, initialGroups: ["cta"], meta: { name: { fr: "Lunettes" } } });
  await write(pageId, { text: "Sonnenbrille" });
  await write(pageId, { locale: "fr", text: "Lunettes de soleil" });
  await have(["de"]);
  await publishPage(ctx, { pageId });
  await have(["de", "fr"]);
  expect([await found("sonnenbrille"), await found("soleil", "fr")]).toEqual([["Brillen"], []]);
  expect(await fillSearch(database.db, siteId)).toBe(1);
  expect([await found("sonnenbrille"), await found("soleil", "fr")]).toEqual([["Brillen"], ["Lunettes"]]);
  expect(await fillSearch(database.db, siteId)).toBe(0);
});

it("tells in which language a page is called that has no name in the one of the search", async () => {
  const page = { name: "Brillen", locale: "de", collection: null } as const;
  const { pageId } = await addPage(ctx, { ...page, initialGroups: ["cta"], meta: { name: { fr: "Lunettes" } } });
  await write(pageId, { locale: "fr", text: "Tout pour voir" });
  await publishPage(ctx, { pageId });
  expect((await search("voir", "fr")).hits).toMatchObject([{ title: [{ text: "Lunettes" }], titleLang: null }]);
  await savePageInfo(ctx, { pageId, meta: { name: { fr: "" } } });
  await publishPage(ctx, { pageId });
  const answer = await search("voir", "fr");
  expect(answer.hits).toMatchObject([{ title: [{ text: "Brillen" }], titleLang: "de", lang: null }]);
  const shown = createElement(SearchResults, { ...answer, query: "voir", locale: "fr", action: "/" });
  expect(renderToStaticMarkup(shown)).toMatch(/<a href="[^"]*" lang="de">Brillen<\/a><p>Tout pour/);
});

describe("on a database without pg_trgm", () => {
  beforeAll(() => database.asOwner("DROP EXTENSION IF EXISTS pg_trgm CASCADE"));

  it("the search finds words, forms, beginnings and compounds all the same, and forgives slips after the first letter", async () => {
    await addText("Gläser", "Gleitsichtgläser für den Alltag");
    await addText("Linsen", "Kontaktlinsen und Brillen");
    for (const query of ["gläser", "glas", "gleitsichtgl", "glaser alltags"]) {
      expect(await search(query), query).toMatchObject({ isGuessed: false, hits: [{ title: [{ text: "Gläser" }] }] });
    }
    expect(await found("linse")).toEqual(["Linsen"]);
    for (const slip of ["kontaktlinzen", "kontatklins", "birllen"]) {
      expect(await search(slip), slip).toMatchObject({ isGuessed: true, hits: [{ title: [{ text: "Linsen" }] }] });
    }
    expect(await search("prillen"), "another first letter").toMatchObject({ hits: [], total: 0, isGuessed: false });
    expect(await search("hörgerät")).toMatchObject({ hits: [], total: 0, isGuessed: false });
  });
});
