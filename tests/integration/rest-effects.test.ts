import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPage } from "~/features/site/pages/add-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { loadPublished } from "~/features/site/published.ts";
import { saveNavigation } from "~/features/site/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { deriveId } from "~/lib/ids.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";

/** What the calls of the REST door do, seen through the draft that they change. */
const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let cookie: string;
let ctx: ServiceContext;
let [pageId, groupId] = ["", ""];

beforeAll(async () => {
  site = await makeSite(database.db, "effects");
  cookie = await cookieOf(database.db, site.opticianId, site.id);
  const actor = { userId: site.opticianId, name: "Olga", isAdmin: false, role: "optician" as const };
  ctx = forEditor({ db: database.db, bus: openLiveBus(null), site, actor });
});
beforeEach(async () => {
  ({ pageId } = await addPage(ctx, { name: "Seite", locale: "de", collection: null, initialGroups: ["hero"] }));
  groupId = sectionsOf((await loadDraft(ctx, { pageId })).document)[0]?.id ?? "";
});

const call = (method: string, path: string, body?: object) =>
  api.send({ host: site.host, path: `/api/v1/${path}`, method, headers: { cookie }, body });
const post = (path: string, body: object) => call("POST", path, body);
const draft = async () => (await loadDraft(ctx, { pageId })).document;
const group = async () => (await draft()).groups[groupId];
const title = async () => (await group())?.fields.title?.texts;

describe("data", () => {
  const save = (data: object, more: object = {}) =>
    post("data", { itemType: "field", linkId: deriveId(groupId, "title"), data, revalidationTag: "page", ...more });

  it("saves the content in each language and options", async () => {
    const answer = await save({ content: { de: "Grüezi", fr: "Salut" } });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await title()).toMatchObject({ de: { text: "Grüezi" }, fr: { text: "Salut" } });
    const options = { alignment: { value: "center" } };
    const grouped = { itemType: "group", linkId: groupId, data: { options } };
    expect((await post("data", grouped)).status).toBe(200);
    expect((await group())?.options).toMatchObject({ alignment: "center" });
  });

  it("saves nothing of a call that is refused in its last part", async () => {
    const before = await draft();
    const answers = [
      await save({ content: { de: "Neu", fr: "Nouveau" }, options: { nonsense: { value: 1 } } }),
      await save({ content: { de: "Neu" }, mediaId: randomUUID() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await draft()).toEqual(before);
  });

  it("saves with and without the word add: the data of an item is always there", async () => {
    for (const add of [true, false]) {
      expect((await save({ content: { de: `Mit ${add}` } }, { add })).status).toBe(200);
      expect(await title()).toMatchObject({ de: { text: `Mit ${add}` } });
    }
  });

  it("refuses a link to a page that the site does not have", async () => {
    const link = (id: string) => ({
      itemType: "field",
      linkId: deriveId(groupId, "button"),
      data: { options: { link: { value: { type: "page", page: { id, collection: null } } } } },
    });
    const refusal = { status: 400, body: { error: { details: { refusal: "page-not-found" } } } };
    expect(await post("data", link(randomUUID()))).toMatchObject(refusal);
    expect(await post("data", link(pageId))).toMatchObject({ status: 200 });
  });

  it("refuses a whole section with a link to a page that the site does not have, on a button and in a text", async () => {
    const insert = async (field: object) => {
      const content = { kind: "cta", options: {}, fields: field };
      const input = { groupId: randomUUID(), nextTo: null, parentId: null, content };
      const operation = { opId: randomUUID(), command: "group.insert", input };
      return await call("POST", "page/edit", {
        pageId,
        baseRevision: (await loadDraft(ctx, { pageId })).revision,
        operation,
      });
    };
    const button = (id: string) => ({
      button: { options: { link: { type: "page", page: { id, collection: null } } } },
    });
    const words = (id: string) => {
      const children = [{ type: "a", url: `page:${id}`, children: [{ text: "hier" }] }];
      return { description: { texts: { de: [{ type: "p", children }] } } };
    };
    const refusal = { status: 400, body: { error: { details: { refusal: "page-not-found" } } } };
    for (const linked of [button, words]) {
      expect(await insert(linked(randomUUID()))).toMatchObject(refusal);
      expect(await insert(linked(pageId))).toMatchObject({ status: 200 });
    }
  });

  it("takes the columns of a board as a number, and the place of a point under its long names", async () => {
    const added = await addPage(ctx, {
      name: "Karte",
      locale: "de",
      collection: null,
      initialGroups: ["imageBoard", "poiManager"],
    });
    const load = async () => sectionsOf((await loadDraft(ctx, added)).document);
    const [board, points] = await load();
    const save = (linkId: string | undefined, options: object) =>
      post("data", { itemType: "group", linkId, data: { options } });
    expect((await save(board?.id, { columnLayout: { value: 4 } })).status).toBe(200);
    expect((await save(board?.id, { columnLayout: { value: 6 } })).status).toBe(400);
    const poi = [{ latitude: 47.5, longitude: 8.72, icon: "start" }];
    expect((await save(points?.id, { poi: { value: poi } })).status).toBe(200);
    expect((await save(points?.id, { poi: { value: [{ ...poi[0], lat: 47 }] } })).status).toBe(400);
    const saved = (await load()).map(({ options }) => options);
    expect(saved).toMatchObject([{ columnLayout: "4" }, { poi: [{ lat: 47.5, lng: 8.72, icon: "start" }] }]);
  });

  it("refuses a page's option that there is not, and saves nothing of it", async () => {
    const ofPage = await post("data", { itemType: "page", linkId: pageId, data: { options: { a: { value: 1 } } } });
    expect(ofPage).toMatchObject({ status: 400, body: { error: { message: "Diese Option gibt es nicht" } } });
    expect(await title()).toBeUndefined();
  });
});

describe("refusals", () => {
  const rename = (language: string) =>
    api.send({
      host: site.host,
      path: "/api/v1/page/info",
      method: "POST",
      headers: { cookie, "accept-language": language },
      body: { id: pageId, lang: "de", slug: "!" },
    });

  it.each([
    ["de-CH", "Die URL darf nicht leer sein"],
    ["fr-CH, de;q=0.5", "L’URL ne peut pas être vide"],
    ["rm", "Die URL darf nicht leer sein"],
    ["en", "The command was refused: slug-empty"],
  ])(
    "are told in the words of the editor to a reader of %s, in plain ones to one of English",
    async (language, message) => {
      expect(await rename(language)).toMatchObject({
        status: 400,
        body: { error: { message, details: { refusal: "slug-empty" } } },
      });
    },
  );
});

describe("page/publish", () => {
  it("waits for the translations, and names those that are missing", async () => {
    const de = { text: "Grüezi" };
    await post("data", { itemType: "field", linkId: deriveId(groupId, "title"), data: { content: { de: de.text } } });
    expect(await post("page/publish", { id: pageId })).toMatchObject({
      status: 400,
      body: { error: { details: { refusal: "translation-missing", missing: { fr: 2 } } } },
    });
    await post("data", { itemType: "field", linkId: deriveId(groupId, "title"), data: { content: { fr: "Salut" } } });
    await post("page/info", { id: pageId, meta: { name: { fr: "Page" } } });
    expect(await post("page/publish", { id: pageId })).toMatchObject({ status: 200, body: { number: 1 } });
  });
});

describe("group/status", () => {
  const status = (input: object) => post("group/status", { groupId, pageId, ...input });

  it("marks, and takes the mark back for the previous status alone", async () => {
    await publishPage(ctx, { pageId });
    expect((await post("group/status", { groupId, prevStatus: "published" })).status).toBe(200);
    expect(await group()).toMatchObject({ status: "markedForDeletion", previousStatus: "published" });
    for (const to of ["draft", "archived", "deleted"]) {
      expect((await status({ from: "markedForDeletion", to })).status, to).toBe(400);
    }
    expect((await group())?.status).toBe("markedForDeletion");
    expect((await status({ from: "markedForDeletion", to: "published" })).status).toBe(200);
    expect(await group()).toMatchObject({ status: "published", previousStatus: null });
    expect((await status({ to: "published" })).status).toBe(400);
  });

  it("does not know a group on another page", async () => {
    const other = await addPage(ctx, { name: "Andere", locale: "de", collection: null });
    const answer = await status({ pageId: other.pageId, to: "markedForDeletion" });
    expect(answer.status).toBe(404);
  });
});

it("group/visibility hides a whole section, which visitors do not get once that is published, and shows it again", async () => {
  await post("page/info", { id: pageId, meta: { name: { fr: "Page" } } });
  const de = { text: "Grüezi" };
  await post("data", { itemType: "field", linkId: deriveId(groupId, "title"), data: { content: { de: de.text } } });
  const show = (visible: boolean) => post("group/visibility", { pageId, groupId, visible });
  expect((await show(false)).status).toBe(200);
  expect(await group()).toMatchObject({ isHidden: true, fields: { title: { visible: true } } });
  expect(await post("page/publish", { id: pageId })).toMatchObject({ status: 200 }); // its missing words hold up nothing
  expect((await loadPublished(site.id, pageId))?.document.groups).toEqual({});
  expect((await show(true)).status).toBe(200);
  expect(await group()).not.toHaveProperty("isHidden");
  const { body } = await call("GET", `page/status/publication?id=${pageId}`);
  expect(body).toMatchObject({ groups: 1 });
  expect(await post("page/publish", { id: pageId })).toMatchObject({ status: 400 });
});

it("group/meta keeps a group from a language", async () => {
  const meta = { disallowedLanguages: ["fr"] };
  expect((await post("group/meta", { groupId, pageId, meta })).status).toBe(200);
  expect((await group())?.disallowedLocales).toEqual(["fr"]);
});

describe("field/visibility", () => {
  const hide = (method: string, more: object = {}) =>
    call(method, "field/visibility", { groupId, fieldName: "kicker", visible: false, ...more });

  it.each(["POST", "PUT"])("hides a field over %s", async (method) => {
    expect((await hide(method, { fieldId: deriveId(groupId, "kicker") })).status).toBe(200);
    expect((await group())?.fields.kicker?.visible).toBe(false);
  });

  it("does not know a field id that is not this field's", async () => {
    expect((await hide("POST", { fieldId: deriveId(groupId, "title") })).status).toBe(404);
    expect((await group())?.fields.kicker?.visible).not.toBe(false);
  });
});

describe("page/info", () => {
  it("saves name, address, languages and a password that nobody reads again", async () => {
    const meta = { name: { de: "Über uns", fr: "À propos" }, password: "geheim", disallowedLanguages: ["fr"] };
    expect((await post("page/info", { id: pageId, lang: "de", slug: "Wer wir sind", meta })).status).toBe(200);
    const { body } = await call("GET", `page/info?id=${pageId}`);
    expect(body).toMatchObject({
      isProtected: true,
      disallowedLocales: ["fr"],
      locales: { de: { slug: "wer-wir-sind", name: "Über uns" }, fr: { name: "À propos" } },
    });
    expect(JSON.stringify(body)).not.toMatch(/geheim|argon2/);
  });

  it("answers in one language when one is named", async () => {
    const { body } = await call("GET", `page/info?id=${pageId}&lang=fr`);
    const { locales, availableSlugs } = body as { locales: object; availableSlugs: object };
    expect([Object.keys(locales), Object.keys(availableSlugs)]).toEqual([["fr"], ["fr"]]);
    expect(
      Object.keys(((await call("GET", `page/info?id=${pageId}`)).body as { locales: object }).locales),
    ).toHaveLength(2);
    expect((await call("GET", `page/info?id=${pageId}&lang=en`)).status).toBe(400);
  });

  it("refuses an address without its language instead of passing over it", async () => {
    const before = await draft();
    const answer = await post("page/info", { id: pageId, slug: "anders" });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { lang: expect.stringContaining("language") as unknown } } },
    });
    expect(await draft()).toEqual(before);
  });

  it("saves nothing when a part of it is refused", async () => {
    await addPage(ctx, { name: "Belegt", locale: "de", collection: null });
    const before = await draft();
    const meta = { name: { en: "New" }, password: "geheim" }; // the site has no English
    const answers = [
      await post("page/info", { id: pageId, lang: "de", slug: "belegt", meta: { name: { de: "Neu" } } }),
      await post("page/info", { id: pageId, lang: "de", slug: "frei", meta }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await draft()).toEqual(before);
    expect((await loadDraft(ctx, { pageId })).isProtected).toBe(false);
  });
});

it("page/add refuses a language that the site does not have", async () => {
  const refusal = { status: 400, body: { error: { details: { refusal: "locale-unknown" } } } };
  expect(await post("page/add", { initialMeta: { name: "Team" }, lang: "en" })).toMatchObject(refusal);
  const meta = { name: { de: "Team", it: "Squadra" } };
  expect(await post("page/add", { initialMeta: meta, lang: "de" })).toMatchObject(refusal);
});

it("page/add answers the new page", async () => {
  const input = { collectionName: "team", initialMeta: { name: "Anna" }, lang: "de", initialGroups: ["hero"] };
  const { status, body } = await post("page/add", input);
  expect(status).toBe(200);
  const { id, page } = body as { id: string; page: object };
  expect(page).toMatchObject({ id, name: "Anna", collection: "team", status: "draft", publishedNumber: null });
  expect(page).toMatchObject({ locales: { de: { slug: "anna" } } });
});

describe("navigation", () => {
  const entry = (page: string) => ({ id: randomUUID(), pageId: page, children: [] });

  it("names each entry's page, and drafts only when asked for them", async () => {
    const meta = { disallowedLocales: ["fr" as const] };
    const published = await addPage(ctx, { name: "Öffentlich", locale: "de", collection: null, meta });
    await publishPage(ctx, published);
    const children = [{ ...entry(published.pageId), children: [entry(pageId)].map(({ id }) => ({ id, pageId })) }];
    const containers = [{ id: randomUUID(), children: [...children, entry(pageId)] }];
    await saveNavigation(ctx, containers);
    const pageOf = (id: string, disallowedLanguages: string[]) => ({ page: { id, meta: { disallowedLanguages } } });
    const first = { pageId: published.pageId, ...pageOf(published.pageId, ["fr"]) };

    const all = (await call("GET", "navigation?includeDrafts=true")).body;
    expect(all).toMatchObject([
      {
        children: [
          { ...first, children: [pageOf(pageId, [])] },
          { pageId, ...pageOf(pageId, []) },
        ],
      },
    ]);
    for (const query of ["", "?includeDrafts=false"]) {
      const { status, body } = await call("GET", `navigation${query}`);
      expect(status).toBe(200);
      const [container] = body as { children: { children: unknown[] }[] }[];
      expect(container?.children).toMatchObject([{ ...first, children: [] }]);
      expect(container?.children).toHaveLength(1);
    }
  });
});

it("site/deadPaths names the paths that lead to no page, be it a draft or one that stood elsewhere before", async () => {
  const [first, later] = [`pfad-${pageId.slice(0, 8)}`, `weg-${pageId.slice(0, 8)}`];
  const save = (slug: string) => post("page/info", { id: pageId, lang: "de", slug });
  const dead = async (paths: string[]) => (await post("site/deadPaths", { paths })).body;
  expect((await save(first)).status).toBe(200);
  expect(await dead([`/de/${first}`, `/de/${later}`, `/fr/${later}`])).toEqual([`/de/${later}`, `/fr/${later}`]);
  await publishPage(ctx, { pageId });
  expect((await save(later)).status).toBe(200);
  await publishPage(ctx, { pageId });
  expect(await dead([`/de/${first}`, `/de/${later}/`, "/de/team/niemand", "/it"])).toEqual(["/de/team/niemand", "/it"]);
  expect(await dead(["/media/preise.pdf", "/api/v1", "/", "/de/%E0%A4%A"])).toEqual([]);
});
