import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { revertPage } from "~/features/page/service/revert-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { duplicatePage } from "~/features/site/pages/duplicate-page.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { restorePage } from "~/features/site/pages/restore-page.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

/** What search engines call a page, from the call that sets it to the head that visitors' browsers read. */
const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let cookie: string;
let ctx: ServiceContext;
let pageId: string;

beforeAll(async () => {
  site = await makeSite(database.db, "titles");
  cookie = await cookieOf(database.db, site.opticianId, site.id);
  const actor = { userId: site.opticianId, name: "Olga", isAdmin: false, role: "optician" as const };
  ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
});
beforeEach(async () => {
  const name = { de: "Brillen", fr: "Lunettes" };
  ({ pageId } = await addPage(ctx, { name: "Brillen", locale: "de", collection: null, meta: { name } }));
});

const call = (method: string, path: string, body?: object) =>
  api.send({ host: site.host, path: `/api/v1/${path}`, method, headers: { cookie }, body });
const save = (searchTitle: string, lang?: string) =>
  call("POST", "page/info", { id: pageId, lang, meta: { searchTitle } });
const draft = () => loadDraft(ctx, { pageId });
const titles = async (id = pageId) => {
  const { locales } = (await loadDraft(ctx, { pageId: id })).document;
  return [locales.de?.searchTitle, locales.fr?.searchTitle];
};
const step = (command: string, input: object) => ({ opId: randomUUID(), command, input: { ...input } });
const entitle = (searchTitle: string) => step("page.searchTitle", { locale: "de", searchTitle });

async function shownTitle(): Promise<string | undefined> {
  const { number } = await publishPage(ctx, { pageId });
  await expect.poll(async () => (await getSiteIndex(site.id))?.pages.get(pageId)?.versionNumber).toBe(number);
  const { title } = (await siteMetadata(site.id, "de", pageId)) as { title?: string };
  return title;
}

describe("the search title of a page", () => {
  it("belongs to a language, is what the tab says once it is published, and gives way to the name when it is empty", async () => {
    expect(await shownTitle()).toMatch(/^Brillen – /);
    expect((await save("Brillen in <b>Winterthur</b>", "de")).status).toBe(200);
    expect((await call("GET", `page/info?id=${pageId}`)).body).toMatchObject({
      locales: { de: { name: "Brillen", searchTitle: "Brillen in Winterthur" }, fr: { name: "Lunettes" } },
    });
    expect(await titles()).toEqual(["Brillen in Winterthur", undefined]);
    expect(await shownTitle()).toBe("Brillen in Winterthur");
    expect((await save(" ", "de")).status).toBe(200);
    expect(await titles()).toEqual([undefined, undefined]);
    expect(await shownTitle()).toMatch(/^Brillen – /);
  });

  it("is refused without its language and beyond 300 letters, and nothing of it is saved", async () => {
    expect(await save("Titel")).toMatchObject({
      status: 400,
      body: { error: { fields: { lang: expect.stringContaining("language") as unknown } } },
    });
    const tooLong = await save("x".repeat(301), "de");
    expect(tooLong).toMatchObject({
      status: 400,
      body: { error: { fields: { "meta.searchTitle": expect.stringContaining("300") as unknown } } },
    });
    expect((await save("x".repeat(300), "de")).status).toBe(200);
    expect((await titles())[0]).toHaveLength(300);
  });

  it("is a change to publish, to revert and to take back like any other", async () => {
    await publishPage(ctx, { pageId });
    const status = () => call("GET", `page/status/publication?id=${pageId}`);
    expect((await status()).body).toMatchObject({ pages: 0 });
    const own = entitle("Brillen in Winterthur");
    await editPage(ctx, { pageId, baseRevision: (await draft()).revision, operation: own });
    expect((await status()).body).toMatchObject({ pages: 1 });
    const undo = step("history.undo", { opIds: [own.opId] });
    await editPage(ctx, { pageId, baseRevision: (await draft()).revision, operation: undo });
    expect([await titles(), (await status()).body]).toMatchObject([[undefined, undefined], { pages: 0 }]);
    await save("Doch ein Titel", "de");
    await revertPage(ctx, { pageId });
    expect(await titles()).toEqual([undefined, undefined]);
  });

  it("asks whoever did not see what somebody else wrote there, and lets both write in their own language", async () => {
    const seen = (await draft()).revision;
    await save("Der von Olga", "de");
    const { id: userId } = await makePerson(database.db, "Ada");
    const ada: ServiceContext = { ...ctx, actor: { ...ctx.actor, userId, name: "Ada" } };
    const mine = { pageId, baseRevision: seen, operation: entitle("Der von Ada") };
    await expect(editPage(ada, mine)).rejects.toMatchObject({
      code: "stale",
      details: { conflicts: [{ path: ["locales", "de", "searchTitle"], mine: "Der von Ada", theirs: "Der von Olga" }] },
    });
    const french = step("page.searchTitle", { locale: "fr", searchTitle: "Lunettes à Winterthour" });
    await editPage(ada, { pageId, baseRevision: seen, operation: french });
    expect(await titles()).toEqual(["Der von Olga", "Lunettes à Winterthour"]);
  });

  it("goes with the page into a copy, into the trash and back", async () => {
    await save("Brillen in Winterthur", "de");
    const { pageId: copy } = await duplicatePage(ctx, { pageId });
    expect(await titles(copy)).toEqual(["Brillen in Winterthur", undefined]);
    await removePage(ctx, { pageId });
    await restorePage(ctx, { pageId });
    expect(await titles()).toEqual(["Brillen in Winterthur", undefined]);
  });
});
