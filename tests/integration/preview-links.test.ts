import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import {
  deleteEndedLinks,
  listPreviewLinks,
  makePreviewLink,
  openPreview,
  reopenPreviewLink,
  revokePreviewLink,
} from "~/features/site/preview/links.ts";
import { loadPreviewPage } from "~/features/site/preview/preview-page.ts";
import { searchSite } from "~/features/site/search.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const [hour, day] = [3_600_000, 86_400_000];
let server: WebServer;
let site: TestSite;
let foreign: TestSite;
let ctx: ServiceContext;

beforeAll(async () => {
  [site, foreign] = [await makeSite(database.db, "laden"), await makeSite(database.db, "nachbar")];
  server = await startWebServer(database.url);
  const admin = await makePerson(database.db, "admin", true);
  const actor = { userId: admin.id, name: "Admin", isAdmin: true, role: null };
  ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
});
afterAll(async () => {
  await server.close();
  await getLiveBus().close();
  await getDb().$disconnect();
});

/** A page that was never published, whose title is a word that stands nowhere else, and an open link to it. */
async function drafted(now = new Date()) {
  const word = `Entwurf${randomUUID().slice(0, 8)}`;
  const name = `Seite ${randomUUID()}`;
  const page = { name, locale: "de" as const, collection: null, meta: { name: { de: name } } };
  const { pageId } = await addPage(ctx, { ...page, initialGroups: ["hero"] });
  const { document, revision } = await loadDraft(ctx, { pageId });
  const input = { groupId: sectionsOf(document)[0]?.id ?? "", fieldName: "title", locale: "de", text: word };
  const steps = [
    { command: "field.text", input },
    { command: "page.languages", input: { disallowedLocales: ["fr"] } },
  ];
  for (const step of steps) {
    await editPage(ctx, { pageId, baseRevision: revision, operation: { opId: randomUUID(), ...step } });
  }
  const link = await makePreviewLink(ctx, { pageId, days: 1 }, now);
  return {
    pageId,
    name,
    word,
    slug: document.locales.de?.slug ?? "",
    ...link,
    token: link.path.split("/").at(-1) ?? "",
  };
}
const noData = () => Promise.resolve({ data: {}, keys: [], until: null });
const opened = (token: string, { siteId = site.id, now = new Date() } = {}) =>
  openPreview(database.db, { siteId, token, now });

describe("a preview link", () => {
  it("shows the draft as visitors would see it, with what was typed a moment ago", async () => {
    const { token, word, pageId } = await drafted();
    const found = await loadPreviewPage({ siteId: site.id, locale: "de", token }, noData);
    expect(JSON.stringify(found?.sections)).toContain(word);
    expect(found?.page).toMatchObject({ id: pageId });
    expect(found?.context.mode).toBe("live");
    expect(await loadPreviewPage({ siteId: site.id, locale: "fr", token }, noData)).toBeNull();
  });

  it("is stored as a hash alone, and told once", async () => {
    const { token, pageId } = await drafted();
    const rows = await database.db.previewLink.findMany({ where: { siteId: site.id, pageId } });
    expect(JSON.stringify(rows)).not.toContain(token);
    const { links } = await listPreviewLinks(ctx, { pageId });
    expect(links).toMatchObject([{ by: "admin" }]);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it("is over after its time, when it is taken back, and while its page lies in the trash", async () => {
    const now = new Date();
    const { token, id, pageId } = await drafted(now);
    expect(await opened(token, { now: new Date(now.getTime() + day - hour) })).toMatchObject({ pageId });
    expect(await opened(token, { now: new Date(now.getTime() + day) })).toBeNull();
    await removePage(ctx, { pageId });
    expect(await opened(token)).toBeNull();

    const other = await drafted();
    await revokePreviewLink(ctx, { id: other.id });
    expect(await opened(other.token)).toBeNull();
    await expect(revokePreviewLink(ctx, { id: other.id })).rejects.toMatchObject({ code: "not-found" });
    expect((await listPreviewLinks(ctx, { pageId: other.pageId })).links).toEqual([]);
    expect(id).not.toBe(other.id);
  });

  it("is open again when whoever took it back regrets that within ten minutes", async () => {
    const { token, id } = await drafted();
    const now = Date.now();
    await expect(reopenPreviewLink(ctx, { id })).rejects.toMatchObject({ code: "not-found" });
    await revokePreviewLink(ctx, { id }, new Date(now));
    const theirs = forEditor({ ...ctx, site: foreign });
    await expect(reopenPreviewLink(theirs, { id })).rejects.toMatchObject({ code: "not-found" });
    await expect(reopenPreviewLink(ctx, { id }, new Date(now + 600_000))).rejects.toMatchObject({ code: "not-found" });
    await reopenPreviewLink(ctx, { id }, new Date(now + 599_000));
    expect(await opened(token)).not.toBeNull();
  });

  it("opens nothing on another site, whose editors neither see nor end it", async () => {
    const { token, id, pageId } = await drafted();
    expect(await opened(token, { siteId: foreign.id })).toBeNull();
    const theirs = forEditor({ ...ctx, site: foreign });
    await expect(listPreviewLinks(theirs, { pageId })).rejects.toMatchObject({ code: "not-found" });
    await expect(revokePreviewLink(theirs, { id })).rejects.toMatchObject({ code: "not-found" });
    await expect(makePreviewLink(theirs, { pageId, days: 1 })).rejects.toMatchObject({ code: "not-found" });
    expect(await opened(token)).not.toBeNull();
  });

  it("is in the log of the site when it is made and when it is taken back", async () => {
    const { id, name } = await drafted();
    await revokePreviewLink(ctx, { id });
    const entries = await database.db.auditEntry.findMany({ where: { siteId: site.id, subject: name } });
    expect(entries.map(({ kind, actorName }) => `${kind} ${actorName}`).sort()).toEqual([
      "previewLinkMade Admin",
      "previewLinkRevoked Admin",
    ]);
  });

  it("is deleted a day after its end, and only then", async () => {
    const now = new Date();
    const { pageId, id } = await drafted(now);
    const revoked = await makePreviewLink(ctx, { pageId, days: 30 }, now);
    await revokePreviewLink(ctx, { id: revoked.id }, now);
    const open = await makePreviewLink(ctx, { pageId, days: 30 }, now);
    const left = async (after: number) => {
      for (const siteId of [site.id, foreign.id])
        await deleteEndedLinks(database.db, { siteId, now: new Date(now.getTime() + after) });
      const rows = await database.db.previewLink.findMany({ where: { siteId: site.id, pageId } });
      return new Set(rows.map((row) => row.id));
    };
    expect(await left(day)).toEqual(new Set([id, revoked.id, open.id]));
    expect(await left(day + hour)).toEqual(new Set([id, open.id]));
    expect(await left(2 * day + hour)).toEqual(new Set([open.id]));
  });

  it("is one of 20 at most on a page", async () => {
    const { pageId } = await drafted();
    // All at once, so that the race that follows finds as many open connections.
    await Promise.all(Array.from({ length: 18 }, () => makePreviewLink(ctx, { pageId, days: 30 })));
    const atOnce = await Promise.allSettled(
      ([1, 7, 30, 1, 7, 30] as const).map((days) => makePreviewLink(ctx, { pageId, days })),
    );
    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = { details: { refusal: "too-many-links" } };
    await expect(makePreviewLink(ctx, { pageId, days: 1 })).rejects.toMatchObject(refused);
    const { links } = await listPreviewLinks(ctx, { pageId });
    const regretted = links.slice(0, 7).map(({ id }) => id);
    for (const id of regretted) await revokePreviewLink(ctx, { id });
    await Promise.all(Array.from({ length: 6 }, () => makePreviewLink(ctx, { pageId, days: 1 })));
    const opened = await Promise.allSettled(regretted.map((id) => reopenPreviewLink(ctx, { id })));
    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const stillEnded = regretted.find((_, at) => opened[at]?.status === "rejected") ?? "";
    await expect(reopenPreviewLink(ctx, { id: stillEnded })).rejects.toMatchObject(refused);
  });
});

describe("the address of a preview", () => {
  it("is kept by nobody, listed by nobody, and told to no other site", async () => {
    const { path, token } = await drafted();
    const answer = await server.get(site.host, path);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        "cache-control": "private, no-store",
        "x-robots-tag": expect.stringContaining("noindex") as string,
        "referrer-policy": "no-referrer",
      },
    });
    expect(answer.body).toContain(`/_site/${site.id}/de/preview/${token}`);
    expect((await server.get(site.host, "/robots.txt")).body).toContain("Disallow: /preview/");
  });

  it("is made anew for each visit: a link that was taken back shows nothing from then on", async () => {
    const { path, id } = await drafted();
    expect((await server.get(site.host, path)).status).toBe(200);
    await revokePreviewLink(ctx, { id });
    const over = await server.get(site.host, path);
    expect(over).toMatchObject({ status: 404, headers: { "cache-control": "private, no-store" } });
  });

  it("is not found on another site's host, in a language without the page, or with more behind it", async () => {
    const { path } = await drafted();
    expect((await server.get(foreign.host, path)).status).toBe(404);
    for (const more of ["/fr", "/xx", "/de/more"]) {
      expect((await server.get(site.host, path + more)).status, more).toBe(404);
    }
    expect((await server.get(site.host, `${path}/de`)).status).toBe(200);
  });

  it("leads to no other page of ours, whatever stands for its key", async () => {
    const looked: string[] = [];
    for (const key of ["%2e%2e", "%2e", "..%2f..", "x"]) {
      const { status, body } = await server.get(site.host, `/preview/${key}`);
      if (status === 400) continue; // no address at all
      looked.push(key);
      expect(status, key).toBe(404);
      expect(body, key).toContain(`/_site/${site.id}/de/preview/over`);
    }
    expect(looked).toContain("%2e%2e");
  });

  it("leaves the draft out of search, sitemap and the site's own pages", async () => {
    const { word, slug, path } = await drafted();
    await server.get(site.host, path);
    const index = await getSiteIndex(site.id);
    if (!index) throw new Error("the site has an index");
    expect(await searchSite(index, "de", word)).toMatchObject({ hits: [] });
    expect((await server.get(site.host, "/sitemap.xml")).body).not.toContain(slug);
    expect((await server.get(site.host, `/de/${slug}`)).status).toBe(404);
  });

  it("lets nobody try many keys, and says when to come back", async () => {
    const { path } = await drafted();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 40; tries++) {
      const { status } = await server.get(site.host, `/preview/${"x".repeat(42)}${tries % 10}`);
      statuses.add(status);
      if (status === 429) break;
    }
    expect([...statuses]).toEqual([404, 429]);
    expect((await server.get(site.host, path)).headers["retry-after"]).toMatch(/^\d+$/);
  });
});
