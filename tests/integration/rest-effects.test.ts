import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPage, loadDraft, publishPage } from "~/features/page/service.ts";
import { saveNavigation } from "~/features/site/service.ts";
import type { ServiceContext } from "~/server/context.ts";
import { openLiveBus } from "~/server/live-bus.ts";
import { deriveId } from "~/lib/ids.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";

/** What the specification's calls do, seen through the draft that they change. */
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
  ctx = { db: database.db, bus: openLiveBus(null), site, actor };
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

  it("refuses to add, and a page's own data, instead of passing over them", async () => {
    const adding = await save({ content: { de: "Neu" } }, { add: true });
    expect(adding).toMatchObject({ status: 400, body: { error: { fields: { add: /group\/add/ } } } });
    const ofPage = await post("data", { itemType: "page", linkId: pageId, data: { options: { a: { value: 1 } } } });
    expect(ofPage).toMatchObject({ status: 400, body: { error: { message: /page\/info/ } } });
    expect(await title()).toBeUndefined();
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
    const { body } = await call("GET", `page/info?id=${pageId}&lang=de`);
    expect(body).toMatchObject({
      isProtected: true,
      disallowedLocales: ["fr"],
      locales: { de: { slug: "wer-wir-sind", name: "Über uns" }, fr: { name: "À propos" } },
    });
    expect(JSON.stringify(body)).not.toMatch(/geheim|argon2/);
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
