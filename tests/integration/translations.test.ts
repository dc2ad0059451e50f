import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinSite } from "~/features/account/service.ts";
import { saveData } from "~/features/page/service/save-data.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { createSite } from "~/features/site/service.ts";
import { translatedPages } from "~/features/site/translations/translated-pages.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Locale } from "~/lib/locales.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { startTranslationServer, type TranslationServer } from "../support/translation-servers.ts";
import { cookieOf, makePerson, makeSite, makeMedium, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let [editor, admin] = ["", ""];

beforeAll(async () => {
  site = await makeSite(database.db, "translations");
  editor = await cookieOf(database.db, site.opticianId, site.id);
  const { id: userId } = await makePerson(database.db, "Ada");
  await joinSite(database.db, { siteId: site.id, userId, role: "admin" });
  admin = await cookieOf(database.db, userId, site.id);
});

const call = (method: string, path: string, body?: object, cookie = editor) =>
  api.send({ host: site.host, path: `/api/v1/${path}`, method, headers: { cookie }, body });
const post = (path: string, body: object, cookie = editor) => call("POST", path, body, cookie);

async function newPage(name: object | string): Promise<string> {
  const { status, body } = await post("page/add", { initialMeta: { name }, lang: "de", initialGroups: ["hero"] });
  expect(status).toBe(200);
  return (body as { id: string }).id;
}

async function titled(pageId: string, content: object): Promise<void> {
  const { id } = await database.db.group.findFirstOrThrow({ where: { siteId: site.id, pageId } });
  const saved = await post("data", { itemType: "field", linkId: deriveId(id, "title"), data: { content } });
  expect(saved.status).toBe(200);
}

const missing = (counts: object) => ({
  status: 400,
  body: { error: { details: { refusal: "translation-missing", missing: counts } } },
});

describe("a page that is named in two languages from the start", () => {
  it("misses nothing and is published", async () => {
    const id = await newPage({ de: "Grüezi", fr: "Bienvenue" });
    expect(await call("GET", `page/status/translation?id=${id}`)).toMatchObject({ body: { fr: 0 } });
    expect((await post("page/publish", { id })).status).toBe(200);
  });

  it("misses the name of which nothing is left without its markup", async () => {
    const id = await newPage({ de: "Grüezi", fr: `<img src=x onerror="alert(1)">` });
    expect(await post("page/publish", { id })).toMatchObject(missing({ fr: 1 }));
  });
});

describe("a name of nothing but markup", () => {
  it("is refused in the first language, where the page keeps its name, and empties another one", async () => {
    const id = await newPage({ de: "Grüezi", fr: "Bienvenue" });
    const rename = (name: object) => post("page/info", { id, meta: { name } });
    const names = async () => ((await call("GET", `page/info?id=${id}`)).body as { locales: object }).locales;
    for (const name of ["<b></b>", " "]) {
      expect(await rename({ de: name })).toMatchObject({
        status: 400,
        body: { error: { details: { refusal: "name-empty" } } },
      });
    }
    expect((await rename({ fr: "<i></i>" })).status).toBe(200);
    expect(await names()).toMatchObject({ de: { name: "Grüezi" }, fr: { name: "" } });
  });
});

describe("a page with a text that is not translated", () => {
  const allow = (optionalLocales: string[], cookie: string) =>
    post("settings", { translations: { optionalLocales } }, cookie);

  it("is published once an admin lets its language be incomplete, and by nobody else's word", async () => {
    const id = await newPage({ de: "Brillen", fr: "Lunettes" });
    await titled(id, { de: "Neue Brillen" });
    expect(await post("page/publish", { id })).toMatchObject(missing({ fr: 1 }));
    const { revision } = await database.db.page.findFirstOrThrow({ where: { id, siteId: site.id } });
    const all = await post("page/publishAll", { pages: [{ id, revision }] });
    expect(all.body).toMatchObject({ pages: [{ id, number: null, refusal: "translation-missing" }] });

    expect((await allow(["fr"], editor)).status).toBe(403);
    expect(await post("page/publish", { id })).toMatchObject(missing({ fr: 1 }));
    expect((await allow(["fr"], admin)).status).toBe(200);
    expect(await call("GET", `page/status/translation?id=${id}`)).toMatchObject({ body: { fr: 1 } });
    expect((await post("page/publish", { id })).status).toBe(200);

    expect((await allow([], admin)).status).toBe(200);
    await titled(id, { de: "Ganz neue Brillen" });
    expect(await post("page/publish", { id })).toMatchObject(missing({ fr: 1 }));
  });

  it("is published where the other language says the same on purpose", async () => {
    const id = await newPage({ de: "Blog", fr: "Blog" });
    await titled(id, { de: "Blog", fr: "Blog" });
    expect((await post("page/publish", { id })).status).toBe(200);
  });
});

describe("one field, for programs", () => {
  let deepl: TranslationServer;
  beforeAll(async () => {
    deepl = await startTranslationServer("deepl");
    Object.assign(env, { DEEPL_API_KEY: deepl.key, DEEPL_URL: deepl.url });
    expect((await post("settings", { translations: { service: "deepl" } }, admin)).status).toBe(200);
  });
  afterAll(async () => {
    Object.assign(env, { DEEPL_API_KEY: undefined, DEEPL_URL: undefined });
    await deepl.close();
  });

  it("is translated by the site's service, or the answer says what went wrong", async () => {
    const pageId = await newPage({ de: "Brillen", fr: "Lunettes" });
    await titled(pageId, { de: "Gut sehen" });
    const { id } = await database.db.group.findFirstOrThrow({ where: { siteId: site.id, pageId } });
    const field = { pageId, fieldId: deriveId(id, "title"), from: "de", to: "fr" };
    deepl.failNext({ status: 456 });
    const failed = await post("translation", field);
    expect(failed).toMatchObject({
      status: 503,
      body: { error: { message: "Das Guthaben beim Dienst ist aufgebraucht" } },
    });
    expect(await post("translation", field)).toMatchObject({ status: 200, body: { success: true, error: null } });
    expect(await call("GET", `page/status/translation?id=${pageId}`)).toMatchObject({ body: { fr: 0 } });
  });
});

describe("what a picture shows, in words", () => {
  const altOf = async (id: string) =>
    (await database.db.media.findFirstOrThrow({ where: { id, siteId: site.id } })).alt;
  const describeAs = (id: string, alt: object) =>
    post("media/update", { media: { id, alt }, revalidationTag: "media" });

  it("is saved by language, leaves other languages as they are, and may be empty for decoration", async () => {
    const mediaId = await makeMedium(database.db, site);
    expect((await describeAs(mediaId, { de: " Ein Laden ", fr: "Un magasin" })).status).toBe(200);
    const answer = await describeAs(mediaId, { fr: "Une boutique" });
    expect(answer.body).toMatchObject({ success: true, media: { alt: { de: "Ein Laden", fr: "Une boutique" } } });
    await describeAs(mediaId, { de: "", fr: null });
    expect(await altOf(mediaId)).toEqual({ de: "" });
  });

  it("is saved together with the focal point and the tags, each of which stays where it is left out", async () => {
    const id = await makeMedium(database.db, site);
    const focalPoint = { x: 0.25, y: 0.7 };
    const both = await post("media/update", { media: { id, focalPoint, tags: ["laden", "laden"] } });
    expect(both).toMatchObject({ status: 200, body: { success: true, media: { focalPoint } } });
    expect(await describeAs(id, { de: "Ein Laden" })).toMatchObject({ body: { media: { focalPoint } } });
    expect(await database.db.media.findFirst({ where: { id, siteId: site.id } })).toMatchObject({
      tags: ["laden"],
      focalPoint,
    });
    expect((await post("media/update", { media: { id, focalPoint: { x: 0.2, y: 1.5 } } })).status).toBe(400);
    const none = await post("media/update", { media: { id, focalPoint: null } });
    expect(none).toMatchObject({ body: { media: { focalPoint: null, alt: { de: "Ein Laden" } } } });
  });

  it("is taken from a whole row that is sent back, under the names that the row has", async () => {
    const id = await makeMedium(database.db, site);
    const stored = await database.db.media.findFirstOrThrow({ where: { id, siteId: site.id } });
    const focalPoint = { x: 0.25, y: 0.7 };
    const row = { ...(JSON.parse(JSON.stringify(stored)) as object), focalPoint };
    expect((await post("media/save", { media: { ...row, originalFilename: "tür.webp" } })).status).toBe(200);
    expect((await post("media/update", { media: { ...row, bucketFolder: "laden" } })).status).toBe(200);
    expect(await database.db.media.findFirst({ where: { id, siteId: site.id } })).toMatchObject({
      ...{ focalPoint, bucketFolder: "laden", fileSize: stored.fileSize, tags: stored.tags },
    });
  });

  it("keeps what two people write in two languages at the same time", async () => {
    const mediaId = await makeMedium(database.db, site);
    await Promise.all([describeAs(mediaId, { de: "Ein Laden" }), describeAs(mediaId, { fr: "Un magasin" })]);
    expect(await altOf(mediaId)).toEqual({ de: "Ein Laden", fr: "Un magasin" });
  });

  it("is refused for a picture that the site does not have, and in a language that nobody knows", async () => {
    const foreign = await makeMedium(database.db, await makeSite(database.db, "elsewhere"));
    expect((await describeAs(foreign, { de: "Fremd" })).status).toBe(404);
    expect((await describeAs(foreign, { xx: "?" })).status).toBe(400);
  });
});

describe("what a translation was made from", () => {
  const countsOf = async (pageId: string) => {
    const { body } = await call("GET", "site/translations");
    return (body as { pageId: string; counts: object }[]).find((page) => page.pageId === pageId)?.counts;
  };
  const edit = (pageId: string, command: string, input: object) =>
    api.send({
      host: site.host,
      path: "/api/v1/page/edit",
      method: "POST",
      headers: { cookie: editor },
      body: { pageId, baseRevision: 0, force: true, operation: { opId: randomUUID(), command, input } },
    });

  it("is kept with a page's name wherever it is written, and told of every page of the site", async () => {
    const id = await newPage({ de: "Brillen", fr: "Lunettes" });
    expect(await countsOf(id)).toEqual({ fr: { missing: 0, stale: 0, total: 2, forService: 0 } });

    expect((await post("page/info", { id, meta: { name: { de: "Neue Brillen" } } })).status).toBe(200);
    expect(await countsOf(id)).toEqual({ fr: { missing: 0, stale: 1, total: 2, forService: 0 } });
    expect((await edit(id, "page.translated", { locale: "fr", part: "name" })).status).toBe(200);
    expect(await countsOf(id)).toEqual({ fr: { missing: 0, stale: 0, total: 2, forService: 0 } });

    const rename = { command: "page.rename", input: { pageId: id, locale: "de", name: "Alle Brillen" } };
    const operation = { opId: randomUUID(), ...rename };
    expect((await post("site/edit", { baseRevision: 0, force: true, operation })).status).toBe(200);
    expect(await countsOf(id)).toEqual({ fr: { missing: 0, stale: 1, total: 2, forService: 0 } });
    const row = await database.db.pageLocale.findFirstOrThrow({ where: { siteId: site.id, pageId: id, locale: "fr" } });
    expect(row.nameSource).toBe("Neue Brillen");
  });

  it("is what is said beside it, where all languages are saved at once on a site whose first one is French", async () => {
    const { db } = database;
    const locales: Locale[] = ["fr", "de"];
    const { id } = await createSite(db, { key: "premier", name: "Premier", locales, hosts: ["premier.test"] });
    const actor = { userId: site.opticianId, name: "Olga", isAdmin: true, role: null };
    const ctx = forEditor({ db, bus: getLiveBus(), site: { id, key: "premier", locales }, actor });
    const names = { fr: "Offre", de: "Angebot" };
    const page = { name: "Offre", locale: "fr" as const, collection: null, meta: { name: names } };
    const { pageId } = await addPage(ctx, { ...page, initialGroups: ["hero"] });
    const { id: groupId } = await db.group.findFirstOrThrow({ where: { siteId: id, pageId } });
    const linkId = deriveId(groupId, "title");
    for (const content of [names, { fr: "Prix", de: "Preise" }])
      await saveData(ctx, { itemType: "field", linkId, data: { content } });
    await savePageInfo(ctx, { pageId, meta: { name: { fr: "Prix", de: "Preise" } } });
    const [translated] = await translatedPages(ctx);
    expect(translated?.counts).toMatchObject({ de: { missing: 0, stale: 0 } });
  });

  it("is kept with the labels of the navigation, also when all of it is saved at once", async () => {
    const pageId = await newPage({ de: "Preise", fr: "Prix" });
    const [container, entry] = [randomUUID(), randomUUID()];
    const save = (label: object) =>
      post("navigation", { navigation: [{ id: container, label: {}, children: [{ id: entry, pageId, label }] }] });
    const sources = async () =>
      (await database.db.navigationItem.findFirstOrThrow({ where: { siteId: site.id, id: entry } })).labelSources;
    expect((await save({ de: "Kosten", fr: "Coûts" })).status).toBe(200);
    expect((await save({ de: "Preise", fr: "Coûts" })).status).toBe(200);
    expect(await sources()).toEqual({ fr: "Kosten" });
    const operation = { opId: randomUUID(), command: "navigation.translated", input: { id: entry, locale: "fr" } };
    expect((await post("site/edit", { baseRevision: 0, force: true, operation })).status).toBe(200);
    expect(await sources()).toEqual({ fr: "Preise" });
  });
});
