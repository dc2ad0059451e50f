import { afterAll, beforeAll, expect, it } from "vitest";
import { editorWords } from "~/i18n/editor-words.ts";
import { contentLocales } from "~/lib/locales.ts";
import { getDb } from "~/server/db.ts";
import { keptEditorWords } from "~/server/kept-editor-words.ts";
import { useDatabase } from "../support/database.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
let server: WebServer;

beforeAll(async () => {
  await siteWithPages(database.db, "own", ["hier"]);
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});

it("serves what is said in the editor of a site, under an address that names it for good", async () => {
  const { locales } = await database.db.site.findFirstOrThrow({ where: { key: "own" } });
  const languages = locales as ("de" | "fr")[];
  for (const editor of ["de", "fr"] as const) {
    const { address } = await keptEditorWords(editor, languages);
    const { status, headers, body } = await server.get("own.test", address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(JSON.parse(body)).toEqual(editorWords(editor, languages));
  }
});

it("gives a page that it does not know all languages, kept nowhere, and nothing in a language that no editor speaks", async () => {
  const older = await server.get("own.test", "/editor-words.json?editor=fr&v=0123456789");
  expect([older.status, older.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(JSON.parse(older.body)).toEqual(editorWords("fr", contentLocales));
  for (const query of ["", "?editor=it", "?editor=__proto__", "?editor=de%00"])
    expect((await server.get("own.test", `/editor-words.json${query}`)).status).toBe(404);
  expect((await server.get("own.test", "/editor-words.json?editor=de", { method: "POST" })).status).toBe(405);
});
