import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveBusiness } from "~/features/directory/service.ts";
import { cardsOf, sectionsOf } from "~/features/page/domain/groups.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { deriveId } from "~/lib/ids.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { addPicture } from "../support/add-picture.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";

/** Sections, pages, settings, navigation and collections, changed by another program over REST and read there again. */
const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let cookie: string;
let ctx: ServiceContext;
let pageId = "";

beforeAll(async () => {
  site = await makeSite(database.db, "calls");
  cookie = await cookieOf(database.db, site.opticianId, site.id);
  const actor = { userId: site.opticianId, name: "Olga", isAdmin: false, role: "optician" as const };
  ctx = forEditor({ db: database.db, bus: openLiveBus(null), site, actor });
});
beforeEach(async () => {
  const meta = { disallowedLocales: ["fr" as const] };
  ({ pageId } = await addPage(ctx, { name: "Seite", locale: "de", collection: null, initialGroups: ["hero"], meta }));
});

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await api.send({ host: site.host, path: `/api/v1/${path}`, method, headers: { cookie }, body });
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body as Body;
}
const get = <Body>(path: string) => call<Body>("GET", path);
const post = <Body>(path: string, body: object) => call<Body>("POST", path, body);
const sections = async () => sectionsOf((await loadDraft(ctx, { pageId })).document);
const kinds = async () => (await sections()).map(({ kind }) => kind);

describe("sections", () => {
  it("are added behind another, moved, hidden in part, and removed", async () => {
    const [hero] = await sections();
    const { groupId } = await post<{ groupId: string }>("group/add", { pageId, groupName: "cta", nextTo: hero?.id });
    expect(await kinds()).toEqual(["hero", "cta"]);
    await post("group/sort", { pageId, groupId, direction: "up" });
    expect(await kinds()).toEqual(["cta", "hero"]);
    await post("group/visibility", { pageId, groupId, visibleFields: { title: true, description: false } });
    const { fields } = (await loadDraft(ctx, { pageId })).document.groups[groupId] ?? {};
    expect(fields).toMatchObject({ description: { visible: false } });
    expect(fields?.["title"]?.visible).not.toBe(false);
    await post("group/remove", { pageId, groupId });
    expect(await kinds()).toEqual(["hero"]);
  });

  it("are the cards of a board as well: hidden in part, kept from a language, moved, marked and taken back", async () => {
    const { groupId: board } = await post<{ groupId: string }>("group/add", { pageId, groupName: "imageBoard" });
    const { revision } = await loadDraft(ctx, { pageId });
    const [first, second] = [randomUUID(), randomUUID()];
    const operations = [first, second].map((groupId, at) => ({
      ...{ pageId, baseRevision: revision + at },
      operation: {
        ...{ opId: randomUUID(), command: "group.add" },
        input: { groupId, kind: "imageCard", nextTo: at === 0 ? null : first, parentId: board },
      },
    }));
    for (const operation of operations) await post("page/edit", operation);
    const draft = async () => (await loadDraft(ctx, { pageId })).document;
    const groups = async () => (await draft()).groups;
    const order = async () => cardsOf(await draft(), board).map(({ id }) => id);
    const before = await order();
    expect(before.slice(-2).toSorted()).toEqual([first, second].toSorted());
    const last = before.at(-1) ?? "";

    await post("group/visibility", { pageId, groupId: last, visibleFields: { title: false } });
    await post("group/meta", { pageId, groupId: last, meta: { disallowedLanguages: ["fr"] } });
    await post("group/sort", { pageId, groupId: last, direction: "up" });
    expect((await groups())[last]).toMatchObject({
      fields: { title: { visible: false } },
      disallowedLocales: ["fr"],
    });
    expect(await order()).toEqual([...before.slice(0, -2), ...before.slice(-2).toReversed()]);

    await publishPage(ctx, { pageId });
    await post("group/status", { pageId, groupId: last, prevStatus: "published" });
    expect((await groups())[last]).toMatchObject({ status: "markedForDeletion" });
    await post("group/status", { pageId, groupId: last, from: "markedForDeletion", to: "published" });
    expect((await groups())[last]).toMatchObject({ status: "published" });
  });
});

it("pictures and a page's own options are saved as data", async () => {
  const groupId = (await sections())[0]?.id ?? "";
  const medium = await addPicture(database.db, site.id);
  const media = async () => (await loadDraft(ctx, { pageId })).document.groups[groupId]?.fields["image"]?.mediaId;
  const save = (data: object) =>
    post("data", { itemType: "field", linkId: deriveId(groupId, "image"), data, revalidationTag: "page" });
  await save({ mediaId: medium });
  expect(await media()).toBe(medium);
  await save({ mediaId: null });
  expect(await media()).toBeUndefined();
  await post("data", { itemType: "page", linkId: pageId, data: { options: { headerType: { value: "opaque" } } } });
  expect((await loadDraft(ctx, { pageId })).document.options).toEqual({ headerType: "opaque" });
});

describe("a page", () => {
  it("tells how much of it is not published, and goes back to what is", async () => {
    await publishPage(ctx, { pageId });
    const none = { fields: 0, groups: 0, pages: 0, changed: [] };
    expect(await get(`page/status/publication?id=${pageId}`)).toEqual(none);
    await post("group/add", { pageId, groupName: "spacer" });
    expect(await get(`page/status/publication?id=${pageId}`)).toMatchObject({ groups: 1, pages: 0 });
    await post("page/revert", { id: pageId });
    expect(await kinds()).toEqual(["hero"]);
    expect(await get(`page/status/publication?id=${pageId}`)).toEqual(none);
  });

  it("stands in the list, drafts where they are asked for, and no longer once it is removed", async () => {
    const listed = async (query: string) =>
      (await get<{ id: string }[]>(`page${query}`)).some(({ id }) => id === pageId);
    expect([await listed(""), await listed("?includeDrafts=true")]).toEqual([false, true]);
    await publishPage(ctx, { pageId });
    expect(await listed("")).toBe(true);
    await post("page/remove", { id: pageId });
    expect(await listed("?includeDrafts=true")).toBe(false);
  });

  it("begins with a password where one is given, which nobody reads again", async () => {
    const input = { collectionName: null, initialMeta: { name: "Presse", password: "geheim" }, lang: "de" };
    const { page } = await post<{ page: object }>("page/add", input);
    expect(page).toMatchObject({ name: "Presse", isProtected: true });
    expect(JSON.stringify(page)).not.toMatch(/geheim|argon2/);
  });

  it("takes no password that is guessed by trying, and none takes the protection away", async () => {
    const isProtected = async () =>
      (await get<{ id: string; isProtected: boolean }[]>("page?includeDrafts=true")).find(({ id }) => id === pageId)
        ?.isProtected;
    const save = (password: string | null) => post("page/info", { id: pageId, meta: { password } });
    await save("vier");
    for (const short of ["a", "abc", "👓👓👓"]) await expect(save(short)).rejects.toThrow(/meta.*password/);
    expect(await isProtected()).toBe(true);
    await save("");
    expect(await isProtected()).toBe(false);
    const added = { collectionName: null, initialMeta: { name: "Kurz", password: "abc" }, lang: "de" };
    await expect(post("page/add", added)).rejects.toThrow(/password/);
  });
});

it("the settings are read, changed and sent back whole", async () => {
  const before = await get<{ contact: object; header: object }>("settings");
  const changed = {
    ...before,
    contact: {
      companyName: "Optik Muster",
      email: "post@optik.example",
      keepAnswersMonths: 6,
      mailAnswers: "notice",
      businessKind: "optician",
    },
  };
  expect(await post("settings", changed)).toEqual(changed);
  expect(await get("settings")).toEqual(changed);
});

it.each(["POST", "PUT"])("the navigation is saved as containers over %s", async (method) => {
  const [label, entry] = [`Menü ${method}`, randomUUID()];
  const container = { id: randomUUID(), label: { de: label }, children: [{ id: entry, pageId, children: [] }] };
  const { navigation } = await call<{ navigation: object[] }>(method, "navigation", { navigation: [container] });
  expect(navigation).toMatchObject([{ label: { de: label }, children: [{ id: entry, pageId }] }]);
  expect(await get("navigation?includeDrafts=true")).toMatchObject([{ children: [{ pageId }] }]);
});

describe("a collection", () => {
  interface Listed {
    collectionId: string;
    items: { pageId: string; groupId: string | null; name: string }[];
    archive: { pageId: string; groupId: string | null }[];
  }
  const collection = async (id: string) =>
    (await get<Listed[]>("collection")).find(({ collectionId }) => collectionId === id);
  const add = (more: object = {}) =>
    post<{ collectionId: string; pageId: string }>("collection/add", {
      collectionId: null,
      collectionName: "service",
      collectionType: "page",
      ...more,
    });

  it("takes new pages that begin with their sections, under a name of their language when none is given", async () => {
    const { collectionId, pageId: made } = await add({ initialGroups: ["hero", "cta"], lang: "fr" });
    const item = (await collection(collectionId))?.items.find((each) => each.pageId === made);
    expect(item?.name).toBe("Nouvelle page");
    expect(sectionsOf((await loadDraft(ctx, { pageId: made })).document).map(({ kind }) => kind)).toEqual([
      "hero",
      "cta",
    ]);
  });

  it("takes a new page under the id that its caller looks for, once", async () => {
    const newPageId = randomUUID();
    const { collectionId, pageId: made } = await add({ name: "Einmal", newPageId });
    expect(made).toBe(newPageId);
    await expect(add({ name: "Einmal", newPageId })).rejects.toThrow();
    expect((await collection(collectionId))?.items.filter(({ name }) => name === "Einmal")).toHaveLength(1);
  });

  it("is sorted, archives a page, shows it again, and lets it go for good", async () => {
    const first = await add({ name: "Eins" });
    const second = await add({ name: "Zwei" });
    const { collectionId } = first;
    const named = { collectionId, collectionName: "service" };
    const own = async () =>
      ((await collection(collectionId))?.items ?? [])
        .map((item) => item.pageId)
        .filter((id) => [first.pageId, second.pageId].includes(id));
    const both = await own();
    await post("collection/sort", { ...named, active: second.pageId, over: first.pageId });
    expect(await own()).toEqual(both.toReversed());
    await add({ ...named, pageId: first.pageId, action: "remove" });
    expect(await own()).toEqual([second.pageId]);
    expect((await collection(collectionId))?.archive.map((item) => item.pageId)).toContain(first.pageId);
    await add({ ...named, pageId: first.pageId, action: "add" });
    expect(await own()).toContain(first.pageId);
    await add({ ...named, pageId }); // a page of another place, as a guest
    expect((await collection(collectionId))?.items.map((item) => item.pageId)).toContain(pageId);
    await post("collection/removeItem", { ...named, pageId });
    expect((await collection(collectionId))?.items.map((item) => item.pageId)).not.toContain(pageId);
  });

  it("holds sections that lie on pages: takes one, archives it, and lets it go", async () => {
    const groupId = (await sections())[0]?.id;
    const shelf = { collectionName: "testimonial", collectionType: "group", groupId };
    const { collectionId } = await post<Listed>("collection/add", { ...shelf, collectionId: null, action: "add" });
    const held = async () => {
      const { items = [], archive = [] } = (await collection(collectionId)) ?? {};
      return [items, archive].map((list) => list.map((item) => item.groupId));
    };
    expect(await held()).toEqual([[groupId], []]);
    await post("collection/add", { ...shelf, collectionId, action: "remove" });
    expect(await held()).toEqual([[], [groupId]]);
    await post("collection/removeItem", { collectionId, collectionName: "testimonial", groupId });
    expect(await held()).toEqual([[], []]);
  });
});

it("takes the tag of what changed elsewhere, and knows no others", async () => {
  for (const tag of ["branches", "navigation", "page data"]) {
    expect(await post("revalidate/tag", { tag })).toEqual({ success: true });
  }
  const refused = await api.send({
    host: site.host,
    path: "/api/v1/revalidate/tag",
    method: "POST",
    headers: { cookie },
    body: { tag: "page" },
  });
  expect(refused.status).toBe(404);
});

it("lists the branches that the footer looks up, resets one's opening hours, and knows no others", async () => {
  const branch = { id: randomUUID(), name: "Altstadt", street: "Marktgasse", streetNumber: "3", city: "Winterthur" };
  const programs = { gesundheitsoptik: false, frequentlens: false };
  const closed = { ...branch, id: randomUUID(), active: false };
  const elsewhere = { ...branch, id: randomUUID() };
  await saveBusiness(ctx, { id: randomUUID(), name: "Optik", programs, branches: [closed, branch] });
  await saveBusiness(ctx, { id: randomUUID(), name: "A listed business", programs, branches: [elsewhere] });
  expect(await get("optician")).toEqual({ branches: [branch] });
  expect(await post("optician", { branchId: branch.id })).toEqual({ success: true });
  const headers = { cookie, "accept-language": "de" };
  const body = { branchId: randomUUID() };
  const refused = await api.send({ host: site.host, path: "/api/v1/optician", method: "POST", headers, body });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([404, expect.stringContaining("Branch ID not found")]);
});

it("refuses with 409 what is saved over a state that its sender has not seen, and says whose that is", async () => {
  const programs = { gesundheitsoptik: false, frequentlens: false };
  const business = { id: randomUUID(), name: "Optik Nord", status: "draft" as const, programs, branches: [] };
  const { revision } = await saveBusiness(ctx, business);
  expect(await post("directory/business", { ...business, revision })).toMatchObject({ revision: revision + 1 });
  const body = { ...business, name: "Optik Süd", revision };
  const call = { host: site.host, path: "/api/v1/directory/business", method: "POST", headers: { cookie } };
  const { status, body: answer } = await api.send({ ...call, body });
  const details = { refusal: "record-changed", revision: revision + 1, by: expect.any(String) as string };
  expect([status, answer]).toEqual([
    409,
    expect.objectContaining({
      error: expect.objectContaining({ details: expect.objectContaining(details) as object }) as object,
    }),
  ]);
});
