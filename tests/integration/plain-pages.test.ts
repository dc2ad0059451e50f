import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { drawings, sharePicture } from "~/features/site/share-picture/share-picture.ts";
import { sharePath } from "~/features/site/share-picture/share-path.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import type { RunningServer } from "~/server/http.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { knownIndex } from "../support/known-index.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { ask, type Sent } from "../support/web-server.ts";

const database = useDatabase();
let server: RunningServer;
let own: { id: string; pages: string[] };
let other: typeof own;

beforeAll(async () => {
  own = await siteWithPages(database.db, "own", ["offen", "geheim"]);
  other = await siteWithPages(database.db, "other", ["fremd"]);
  await write(own.pages[0] ?? "", "Sichtbarer Titel");
  await write(own.pages[1] ?? "", "Verschlossener Titel");
  await database.db.page.update({ where: { siteId: own.id, id: own.pages[1] ?? "" }, data: { passwordHash: "x" } });
  process.env.DATABASE_URL = database.url;
  server = await startDrawingServer([]);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

async function write(pageId: string, text: string, isPublished = true): Promise<void> {
  const { id: userId } = await database.db.user.findFirstOrThrow();
  const site = { id: own.id, key: "own", locales: ["de"] };
  const actor = { userId, name: "Admin", isAdmin: true, role: null };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const group = await database.db.group.findFirstOrThrow({ where: { siteId: own.id, pageId } });
  const input = { groupId: group.id, fieldName: "title", locale: "de", text };
  const operation = { opId: randomUUID(), command: "field.text", input };
  await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  if (isPublished) await publishPage(ctx, { pageId });
}

const get = (path: string, sent: Sent = {}) => ask(server.port, "own.test", path, sent);
const markdown = { headers: { accept: "text/markdown, text/html;q=0.9" } };

it("answers a page's words as Markdown at an address of their own, and to whoever prefers them at the page's", async () => {
  for (const answer of [await get("/de/offen.md"), await get("/de/offen", markdown)]) {
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    expect(answer.headers["link"]).toBe('<https://own.test/de/offen>; rel="canonical"');
    expect(answer.body).toBe("# Sichtbarer Titel\n");
  }
  const page = await get("/de/offen", { headers: { accept: "text/html, text/markdown;q=0.5" } });
  expect([page.headers["content-type"], page.headers["vary"]]).toEqual([
    "text/html; charset=utf-8",
    "accept, accept-encoding",
  ]);
});

it("says what is published, as soon as it is, and nothing of a draft", async () => {
  await write(own.pages[0] ?? "", "Entwurf", false);
  expect((await get("/de/offen.md")).body).toBe("# Sichtbarer Titel\n");
  await write(own.pages[0] ?? "", "Neuer Titel");
  await expect.poll(async () => (await get("/de/offen.md")).body).toBe("# Neuer Titel\n");
});

it.each(["/de/geheim.md", "/de/fremd.md", "/de/nichts.md", "/de/offen.md.md", "/.md", "/de/.md", "/fr/offen.md"])(
  "has no Markdown at %s",
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toContain("Verschlossen");
  },
);

it("draws a page for where it is shared, at an address of what it shows, and leads there from older ones", async () => {
  const path = async (name: string) => {
    const index = await knownIndex(own.id);
    const page = [...index.pages.values()].find(({ locales }) => locales["de"]?.slug === name);
    return page && sharePath(index, page, "de");
  };
  const current = (await path("offen")) ?? "";
  const picture = await get(current);
  expect([picture.status, picture.headers["content-type"], picture.headers["cache-control"]]).toEqual([
    200,
    "image/jpeg",
    "public, max-age=31536000, immutable",
  ]);
  for (let drawn = 0; drawn < 60; drawn += 1) drawings.count("192.0.2.9");
  const index = await knownIndex(own.id);
  const page = index.pages.get(own.pages[0] ?? "");
  const draw = (at: string, network: string) =>
    page && sharePicture(at, { index, page, entry: null, locale: "de", network });
  await expect(draw(`${current}?`, "192.0.2.9")).rejects.toMatchObject({ code: "too-many" });
  expect(await draw(current, "192.0.2.9"), "what lies there is no drawing").toMatchObject({ isFinal: true });
  expect(await draw(`${current}?`, "192.0.2.10")).toMatchObject({ isFinal: true });

  const stale = current.replace(/-[0-9a-f]{16}/, "-0123456789abcdef");
  const led = await get(stale);
  expect([led.status, led.headers["location"]]).toEqual([302, current]);
  expect(await path("geheim")).toBeNull();
  for (const foreign of [own.pages[1], other.pages[0], "../../media"]) {
    const { status, body } = await get(stale.replace(own.pages[0] ?? "", foreign ?? ""));
    expect(status, foreign).toBe(404);
    expect(body).not.toMatch(/Verschlossen|fremd/);
  }
});

it("shows nothing behind a password to whoever asks for Markdown, nor in the list of pages", async () => {
  const { status, headers, body } = await get("/de/geheim", markdown);
  expect([status, headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
  expect(body).not.toContain("Verschlossen");
  const list = (await get("/llms.txt")).body;
  expect(list).toContain("https://own.test/de/offen.md");
  expect(list).not.toMatch(/geheim|fremd/);
});
