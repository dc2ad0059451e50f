import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveBusiness } from "~/features/directory/service.ts";
import { emptyItem, emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { shortId } from "~/features/listings/domain/entry-address.ts";
import { saveItem, saveJob } from "~/features/listings/service.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { sharePath } from "~/features/site/share-picture/share-path.ts";
import { createSite, readNavigation, saveNavigation, saveSettings } from "~/features/site/service.ts";
import type { Json } from "~/lib/json.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import type { RunningServer } from "~/server/http.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { knownIndex } from "../support/known-index.ts";
import { makeMedium } from "../support/two-sites.ts";
import { ask } from "../support/web-server.ts";

/** Copies of each site's pages: with them the crawl reads as many responses as it must. */
const copies = 84;
const leastResponses = 5_000;

const database = useDatabase();
/** What nobody who is not an editor may ever read; each site's own words hold its key. */
const draft = "nur-im-entwurf";
const closed = "hinter-dem-passwort";
const keys = ["apfelladen", "birnenhof"] as const;
type Key = (typeof keys)[number];
/** What each site says besides the texts of its pages, a word for every place where it is kept. */
const things = ["Betrieb", "Filiale", "Stelle", "Angebot", "Menü", "Strasse", "Firma", "Bild", "Meldung"] as const;
const openWords = (key: Key) => ["Offen", ...things].map((thing) => `${thing} bei ${key}`);
const secretWords = [draft, closed];
const listKinds = ["jobs", "marketplace", "businessSearch", "newsFeedBoard", "mediaGallery"];
/** Both sites read the same feed, and each has its own of it. */
const feed = "https://blog.test/rss.xml";
const siteIds: Partial<Record<Key, string>> = {};
/** Entries that nobody may read, at addresses that somebody may guess. */
const secretEntries: string[] = [];
let server: RunningServer;
const person = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  await database.db.user.create({ data: { id: person.userId, email: "admin@vitrine.example", name: "Admin" } });
  for (const key of keys) await makeSite(key);
  server = await startDrawingServer([]);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

/** Pages that are published, behind a password, and drafts; what is published holds changes that are not. */
async function makeSite(key: Key): Promise<void> {
  const site = { key, name: `Laden ${key}`, locales: ["de" as const, "fr" as const] };
  const { id } = await createSite(database.db, { ...site, hosts: [`${key}.test`] });
  siteIds[key] = id;
  await database.db.site.update({ where: { id }, data: { isHealthOpticsMember: true } });
  const member = { ...site, id, isHealthOpticsMember: true };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site: member, actor: person });
  const add = async (name: string, { text, collection = null }: { text: string; collection?: "service" | null }) => {
    const kind = name.startsWith("liste") ? "servicesContainer" : "cta";
    const { pageId } = await addPage(ctx, { name, locale: "de", collection, initialGroups: [kind] });
    await write(pageId, text);
    return pageId;
  };
  const write = async (pageId: string, text: string) => {
    const group = await database.db.group.findFirstOrThrow({ where: { siteId: id, pageId } });
    for (const locale of site.locales) {
      const input = { groupId: group.id, fieldName: "title", locale, text };
      const operation = { opId: randomUUID(), command: "field.text", input };
      await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
    }
  };
  for (const [name, collection] of [
    [`seite-${key}`, null],
    [`karte-${key}`, "service"],
    [`liste-${key}`, null],
  ] as const) {
    const pageId = await add(name, { text: `Offen bei ${key}`, collection });
    await publishPage(ctx, { pageId });
    await write(pageId, `${draft} ${key}`);
  }
  await add(`${draft}-${key}`, { text: `${draft} ${key}` });
  const secret = await add(`tresor-${key}`, { text: `${closed} ${key}` });
  await publishPage(ctx, { pageId: secret });
  await database.db.page.update({ where: { siteId: id, id: secret }, data: { passwordHash: "x" } });
  const { pageId: searchId } = await addPage(ctx, { name: "suche", locale: "de", collection: null, role: "search" });
  await publishPage(ctx, { pageId: searchId });
  await makeLists(ctx, key);
  await nameEverywhere(ctx, key);
  await copyPages(id, key);
}

/** A business, entries and an article, each beside one that is not for everybody, and a published page that lists them. */
async function makeLists(ctx: ServiceContext, key: Key): Promise<void> {
  const { db } = database;
  const { siteId } = ctx;
  const programs = { gesundheitsoptik: true, frequentlens: false };
  for (const [name, branch, more] of [
    [`Betrieb bei ${key}`, `Filiale bei ${key}`, {}],
    [`${draft} ${key}`, `${draft} ${key}`, { status: "draft" as const }],
  ] as const) {
    const branches = [
      { id: randomUUID(), name: branch, lat: 46.9, lng: 7.4 },
      { id: randomUUID(), name: `${draft} ${key}`, active: false },
    ];
    await saveBusiness(ctx, { id: randomUUID(), name, programs, branches, ...more });
  }
  for (const status of ["published", "draft", "archived"] as const) {
    const said = (thing: string) => ({ de: status === "published" ? `${thing} bei ${key}` : `${draft} ${key}` });
    const [job, item] = [emptyJob(randomUUID()), emptyItem(randomUUID())];
    await saveJob(ctx, { ...job, title: said("Stelle"), status });
    await saveItem(ctx, { ...item, title: said("Angebot"), status });
    if (status !== "published") secretEntries.push(job.id, item.id);
  }
  const { id: feedId } = await db.feed.create({ data: { siteId, kind: "articles", address: feed } });
  const post = { siteId, feedId, externalId: "1", place: 0, title: `Meldung bei ${key}` };
  await db.feedPost.create({ data: post });

  const page = { name: `listen-${key}`, locale: "de" as const, collection: null, initialGroups: listKinds };
  const { pageId } = await addPage(ctx, page);
  const groups = await db.group.findMany({ where: { siteId, pageId, parentId: null } });
  const on = async (kind: string, command: string, input: Json & object) => {
    const groupId = groups.find((group) => group.kind === kind)?.id ?? "";
    const operation = { opId: randomUUID(), command, input: { groupId, ...input } };
    await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  };
  const picture = async (alt: string) => {
    const id = await makeMedium(db, siteOf(ctx, key));
    const said = { originalFilename: `${alt}.webp`, tags: [alt], alt: { de: alt, fr: alt } };
    await db.media.update({ where: { siteId, id }, data: said });
    return id;
  };
  await on("newsFeedBoard", "group.option", { key: "source", value: "feed" });
  await on("newsFeedBoard", "group.option", { key: "feed", value: feed });
  const shown = await picture(`Bild bei ${key}`);
  await on("mediaGallery", "field.mediaList", { fieldName: "images", mediaIds: [shown] });
  await publishPage(ctx, { pageId });
  const mediaIds = [shown, await picture(`${draft} ${key}`)];
  await on("mediaGallery", "field.mediaList", { fieldName: "images", mediaIds });
}

const siteOf = ({ site }: ServiceContext, key: Key) => ({ ...site, host: `${key}.test`, opticianId: person.userId });

/** What stands around every page: the navigation, with an entry for a page that is a draft, and who the site is of. */
async function nameEverywhere(ctx: ServiceContext, key: Key): Promise<void> {
  const where = (name: string) => ({ where: { siteId: ctx.siteId, name } });
  const entry = async (name: string, label: string) => {
    const { id: pageId } = await database.db.page.findFirstOrThrow(where(name));
    return { id: randomUUID(), pageId, label: { de: label, fr: label } };
  };
  const children = [await entry(`seite-${key}`, `Menü bei ${key}`), await entry(`${draft}-${key}`, `${draft} ${key}`)];
  const [header, ...others] = await readNavigation(ctx);
  await saveNavigation(ctx, [{ id: header?.id ?? randomUUID(), children }, ...others]);
  const footer = { useBusinessDataFromLookUp: false, street: `Strasse bei ${key}`, city: "Bern" };
  await saveSettings(ctx, { footer, contact: { companyName: `Firma bei ${key}`, email: `post@${key}.test` } });
}

/** Copies of the site's first page, each at addresses of its own in both languages. */
async function copyPages(siteId: string, key: Key): Promise<void> {
  const run = (statement: () => Promise<number>) => inSite(siteId, statement);
  const { db } = database;
  await run(
    () => db.$executeRaw`
      INSERT INTO "Page" (id, "siteId", name, status, "updatedAt")
      SELECT gen_random_uuid(), ${siteId}::uuid, ${`kopie-${key}-`} || n, 'published', now()
      FROM generate_series(1, ${copies}::int) AS n`,
  );
  await run(
    () => db.$executeRaw`
      INSERT INTO "PageVersion" (id, "siteId", "pageId", number, revision, document)
      SELECT gen_random_uuid(), p."siteId", p.id, 1, 0,
             jsonb_set(v.document, '{document,locales}', jsonb_build_object(
               'de', jsonb_build_object('slug', p.name, 'name', p.name, 'description', ''),
               'fr', jsonb_build_object('slug', p.name, 'name', p.name, 'description', '')))
      FROM "Page" AS p
      JOIN "PageVersion" AS v ON v."siteId" = p."siteId"
      JOIN "Page" AS first ON first."publishedVersionId" = v.id AND first.name = ${`seite-${key}`}
      WHERE p."siteId" = ${siteId}::uuid AND p.name LIKE 'kopie-%'`,
  );
  await run(
    () => db.$executeRaw`
      UPDATE "Page" AS p SET "publishedVersionId" = v.id FROM "PageVersion" AS v
      WHERE p."siteId" = ${siteId}::uuid AND v."pageId" = p.id AND p.name LIKE 'kopie-%'`,
  );
}

/** All that strangers may think of on a site: what its own lists name, and what stands at other sites. */
async function pathsOn(key: Key): Promise<string[]> {
  const paths = new Set([
    "/",
    "/de",
    "/fr",
    "/robots.txt",
    "/sitemap.xml",
    "/llms.txt",
    "/favicon.svg",
    "/de/gibt-es-nicht",
  ]);
  for (const each of keys) {
    const index = await knownIndex(siteIds[each] ?? "");
    for (const page of index.pages.values())
      for (const [locale, texts] of Object.entries(page.locales)) {
        const path = `/${[locale, page.collection, texts?.slug].filter(Boolean).join("/")}`;
        const share = sharePath(index, page, locale);
        const stale = `/share/${page.id}/${locale}-0123456789abcdef.jpg`;
        for (const found of [path, `${path}.md`, stale, ...(share && each !== key ? [share] : [])]) paths.add(found);
      }
    for (const locale of ["de", "fr"]) for (const name of ["tresor", draft]) paths.add(`/${locale}/${name}-${each}`);
    for (const id of secretEntries) paths.add(`/de/listen-${each}/${draft}-${shortId(id)}`);
    const map = await ask(server.port, `${each}.test`, "/sitemap.xml", {});
    for (const [, path = ""] of map.body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
      for (const found of [path, `${path}.md`]) paths.add(found);
  }
  const asked = [...keys, "bei", "entwurf", "passwort"];
  for (const word of asked) {
    for (const locale of ["de", "fr"]) paths.add(`/${locale}/suche?searchQuery=${word}`);
    for (const each of keys) paths.add(`/de/listen-${each}?q=${word}`);
    paths.add(`/api/v1/directory/search?q=${word}`);
  }
  return [...paths, "/api/v1/directory/places", "/api/v1/directory/search?letter=B"];
}

it("says on no address of a site a word of another one, of a draft, or from behind a password", async () => {
  let responses = 0;
  const leaks: string[] = [];
  let shown = 0;
  const seen = new Set<string>();
  for (const key of keys) {
    const others = keys.filter((each) => each !== key);
    const secret = [...others.flatMap((each) => [`bei ${each}`, `bei-${each}`, `Laden ${each}`]), ...secretWords];
    for (const path of await pathsOn(key))
      for (const accept of ["text/html", "text/markdown"]) {
        const { status, headers, body } = await ask(server.port, `${key}.test`, path, { headers: { accept } });
        responses += 1;
        if (status >= 500 || status === 429) leaks.push(`${status} at ${key}${path}`);
        for (const word of secret)
          if (body.includes(word) || headers.location?.includes(word)) leaks.push(`${word} at ${key}${path}`);
        if (body.includes(`Offen bei ${key}`)) shown += 1;
        for (const word of openWords(key)) if (body.includes(word)) seen.add(word);
      }
  }
  expect(leaks).toEqual([]);
  expect(responses).toBeGreaterThan(leastResponses);
  expect(shown, "the pages themselves were read").toBeGreaterThan(copies * 8);
  expect([...seen].toSorted(), "each site says what is its own").toEqual(keys.flatMap(openWords).toSorted());
});
