import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { sharePath } from "~/features/site/share-picture/share-path.ts";
import { createSite } from "~/features/site/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import type { RunningServer } from "~/server/http.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { knownIndex } from "../support/known-index.ts";
import { ask } from "../support/web-server.ts";

/** `npm run test:long` walks through thousands of pages, everybody else through a few. */
const isLong = process.env["LONG"] === "1";
const copies = isLong ? 120 : 4;
const leastResponses = isLong ? 5_000 : 80;

const database = useDatabase();
/** What nobody who is not an editor may ever read; each site's own words hold its key. */
const draft = "nur-im-entwurf";
const closed = "hinter-dem-passwort";
const keys = ["apfelladen", "birnenhof"] as const;
type Key = (typeof keys)[number];
const siteIds: Partial<Record<Key, string>> = {};
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
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site: { ...site, id }, actor: person });
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
  await copyPages(id, key);
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
  }
  return [...paths];
}

it("says on no address of a site a word of another one, of a draft, or from behind a password", async () => {
  let responses = 0;
  const leaks: string[] = [];
  let shown = 0;
  for (const key of keys) {
    const foreign = keys.filter((each) => each !== key).map((each) => `bei ${each}`);
    for (const path of await pathsOn(key))
      for (const accept of ["text/html", "text/markdown"]) {
        const { status, body } = await ask(server.port, `${key}.test`, path, { headers: { accept } });
        responses += 1;
        if (status >= 500) leaks.push(`${status} at ${key}${path}`);
        for (const word of [
          ...foreign,
          ...keys.filter((each) => each !== key).map((each) => `Laden ${each}`),
          draft,
          closed,
        ])
          if (body.includes(word)) leaks.push(`${word} at ${key}${path}`);
        if (body.includes(`Offen bei ${key}`)) shown += 1;
      }
  }
  expect(leaks).toEqual([]);
  expect(responses).toBeGreaterThan(leastResponses);
  expect(shown, "the pages themselves were read").toBeGreaterThan(copies * 8);
});
