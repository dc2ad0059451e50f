import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importDocument } from "~/features/media/import-document.ts";
import { importImage } from "~/features/media/import-image.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { roomLimit, roomOf } from "~/features/media/room.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { exportOverview } from "~/features/transfer/export-overview.ts";
import { importSite } from "~/features/transfer/import-site.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { RootDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { testPdf } from "../support/documents.ts";
import { exportedBytes, packed, unpacked } from "../support/site-archive.ts";
import { makePerson, makeSite, makeThings, type TestSite, type Things } from "../support/two-sites.ts";

const database = useDatabase();
const elsewhere = useDatabase();
let folder: string;
let site: TestSite;
let things: Things;
let archive: Buffer;
let files: Map<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "transfer-"));
  site = await makeSite(database.db, "umzug");
  const admin = await makePerson(database.db, "admin", true);
  things = await makeThings(database.db, site, admin.id);
  const actor = { userId: admin.id, name: "Admin", isAdmin: true, role: null };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  await importImage(ctx, { filename: "bild.jpg", bytes: await photograph.jpeg().toBuffer() });
  await importImage(ctx, { filename: "bild.png", bytes: await photograph.png().toBuffer() });
  await importImage(ctx, { filename: "logo.svg", bytes: Buffer.from(drawing("")) });
  await importDocument(ctx, { filename: "Preisliste.pdf", bytes: testPdf() });
  await savePageInfo(ctx, { pageId: things.pageId, locale: "de", slug: "neue-adresse", meta: { password: "geheim" } });
  await publishPage(ctx, { pageId: things.pageId });
  const { id: siteId } = site;
  const older = { name: "Brillenhaus ".repeat(30), phone: "052 ".repeat(20) }; // longer than any form takes today
  await database.db.branch.updateMany({ where: { siteId }, data: older });
  await database.db.business.updateMany({ where: { siteId }, data: { name: older.name } });
  await database.db.staffMember.updateMany({ where: { siteId }, data: { lastName: older.name } });
  await database.db.job.updateMany({ where: { siteId }, data: { title: { de: "Stelle ".repeat(400) } } });
  archive = await exportedBytes(database.db, site.id);
  files = unpacked(archive);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
});

const drawing = (more: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><circle cx="20" cy="20" r="9" fill="#123456"/>${more}</svg>`;

const photograph = sharp({ create: { width: 60, height: 30, channels: 3, background: "#1f3d36" } });

async function imported(db: RootDb, bytes: Buffer, id?: string) {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  return importSite(db, { path, host: `${randomUUID()}.test`, id, actor: null });
}

describe("a site as one file", () => {
  it("is the same to the bit after an import under other ids, beside the one it came from", async () => {
    const { siteId } = await imported(database.db, archive);
    expect(siteId).not.toBe(site.id);
    expect((await exportedBytes(database.db, siteId)).equals(archive)).toBe(true);
    const [before, after] = await Promise.all([addressesOf(site.id), addressesOf(siteId)]);
    expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(2);
    const found = { where: { siteId, title: { contains: "umzug" } } };
    expect(await database.db.searchText.count(found)).toBeGreaterThan(2);
  });

  it("gives the new site the room that its importer says, whatever stands in the file", async () => {
    const contents = new Map(files);
    changed(/^site\.json/, (text) => text.replace('"limitGb": 0', '"limitGb": 90000'))(contents);
    const { siteId } = await imported(database.db, await packed(contents));
    expect((await roomOf(database.db, siteId)).limitBytes).toBe(roomLimit());
  });

  it("keeps every id in another installation, where the site gets its own", async () => {
    const { siteId } = await imported(elsewhere.db, archive, site.id);
    expect(siteId).toBe(site.id);
    const page = await elsewhere.db.page.findFirst({ where: { siteId, id: things.pageId } });
    expect(page?.passwordHash).toMatch(/^\$argon2id/);
    const media = await elsewhere.db.media.findFirst({ where: { siteId, id: things.mediaId } });
    expect(media?.tags).toEqual(["umzug"]);
    expect((await exportedBytes(elsewhere.db, siteId)).equals(archive)).toBe(true);
    await expect(imported(elsewhere.db, archive, site.id)).rejects.toThrow("already");
  });

  it("goes without a file that is gone, says whose it was, and arrives with the same gap", async () => {
    const { id: siteId } = await makeSite(database.db, "luecke");
    const actor = { userId: things.memberId, name: "Admin", isAdmin: true, role: null };
    const ctx = forEditor({ db: database.db, bus: getLiveBus(), site: { ...site, id: siteId }, actor });
    const { id: gone } = await importImage(ctx, { filename: "weg.svg", bytes: Buffer.from(drawing("")) });
    await importImage(ctx, { filename: "da.png", bytes: await photograph.png().toBuffer() });
    const { objectId } = await database.db.media.findFirstOrThrow({ where: { siteId, id: gone } });
    await mediaStorage().remove({ siteId, objectId });
    expect((await exportOverview({ db: database.db, siteId })).missing).toEqual(["weg.svg"]);
    const tar = await exportedBytes(database.db, siteId);
    const originals = [...unpacked(tar).keys()].filter((name) => name.includes("/original."));
    expect(originals).toEqual([expect.stringMatching(/\.png$/)]);
    const copy = await imported(database.db, tar);
    expect((await exportedBytes(database.db, copy.siteId)).equals(tar)).toBe(true);
  });

  it("holds nobody, no game, no key, no id of its site, and nothing of the trash", () => {
    // Without the salts and hashes of passwords, which may spell a short name by chance.
    const text = archive.toString("latin1").replaceAll(/\$argon2id\$[\w$=,+/]+/g, "");
    const { trashedPageId, gameId, memberId, couponCode, previewId, pageId } = things;
    for (const id of [site.id, trashedPageId, gameId, memberId, previewId, pageId]) expect(text).not.toContain(id);
    for (const words of ["Ada", "Cleo", couponCode, "@vitrine.example", "Admin"]) expect(text).not.toContain(words);
  });

  /** A new table of a site must be thought of: is it content that moves with it? */
  it("leaves no table of a site out without saying so", async () => {
    const tables = await database.db.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE column_name = 'siteId' AND table_schema = 'public'`;
    const moved = [
      ...["Business", "Branch", "StaffMember", "Job", "MarketplaceItem", "Course", "Media", "SavedSection"],
      ...["Page", "PageLocale", "Group", "Field", "FieldText", "PageVersion", "Redirect"],
      ...["Collection", "CollectionItem", "NavigationContainer", "NavigationItem"],
    ];
    const people = [
      "Membership",
      "Session",
      "AuditEntry",
      "Change",
      "PreviewLink",
      "ScheduledPublish",
      "TranslationRun",
      "SiteImport",
    ];
    const visitors = ["FormSubmission", "FormFile", "OutgoingMail", "ConsentRecord", "VisitCount"];
    const games = ["Game", "Player", "Hole", "GameEvent", "Coupon", "CourseRecord"];
    const madeAnew = ["SearchText", "SearchWord", "Review", "SiteHost", "Feed", "FeedPost", "LinkCheck"];
    const stays = [...people, ...visitors, ...games, ...madeAnew];
    expect(tables.map(({ name }) => name).toSorted()).toEqual([...moved, ...stays].toSorted());
  });
});

/** The addresses of all pages in every language, whether visitors reach them, and the former ones. */
async function addressesOf(siteId: string): Promise<unknown[]> {
  const pages = await database.db.page.findMany({
    where: { siteId, deletedAt: null },
    select: {
      role: true,
      publishedVersion: { select: { number: true } },
      locales: { omit: { pageId: true, siteId: true }, orderBy: { locale: "asc" } },
    },
  });
  const redirects = await database.db.redirect.findMany({ where: { siteId }, select: { slug: true, locale: true } });
  return [...pages, ...redirects].map((each) => JSON.stringify(each)).toSorted();
}

type Change = (contents: Map<string, Buffer>) => void;
const nameOf = (end: RegExp) => [...files.keys()].find((name) => end.test(name)) ?? "";
/** Changes the first file of such a name in which there is something to change. */
const changed =
  (end: RegExp, change: (text: string) => string): Change =>
  (contents) => {
    const [name, bytes] =
      [...contents].find(([each, found]) => end.test(each) && change(found.toString()) !== found.toString()) ?? [];
    if (!name || !bytes) throw new Error("nothing to change");
    contents.set(name, Buffer.from(change(bytes.toString())));
  };

describe("an archive that is not sound is refused, and nothing is written:", () => {
  it.each<[string, Change]>([
    ["without its site", (all) => all.delete("site.json")],
    ["a later form", changed(/^site\.json/, (text) => text.replace('"version": 1', '"version": 2'))],
    ["an unknown key", changed(/^site\.json/, (text) => text.replace("{", '{ "isAdmin": true,'))],
    ["a language twice", changed(/^site\.json/, (text) => text.replace('"fr"', '"de"'))],
    [
      "a script as tracking id",
      changed(/^site\.json/, (text) => text.replace('"googleTagManager": ""', '"googleTagManager": "x\')"')),
    ],
    ["a key that no object may have", changed(/^site\.json/, (text) => text.replace("{", '{ "\\u005f_proto__": {},'))],
    [
      "such a key with another letter of it escaped",
      changed(/medium\.json$/, (text) => text.replace('"cropArea": null', '"cropArea": { "__pr\\u006fto__": {} }')),
    ],
    [
      "a medium's place in capitals",
      changed(/medium\.json$/, (text) =>
        text.replaceAll(/(?<="objectId": "|"\/media\/)[0-9a-f-]{36}/g, (id) => id.toUpperCase()),
      ),
    ],
    ["brackets without end", (all) => all.set("navigation.json", Buffer.from("[".repeat(200_000)))],
    ["what cannot be stored", changed(/^site\.json/, (text) => text.replace("umzug", "um\\u0000zug"))],
    ["an unknown kind", changed(/page\.json$/, (text) => text.replace(/"kind": "\w+"/, '"kind": "script"'))],
    [
      "another id of a page",
      changed(/page\.json$/, (text) =>
        text.replace(/"id": "[^"]+",\n {4}"locales"/, `"id": "${randomUUID()}",\n    "locales"`),
      ),
    ],
    ["an address that leads out", changed(/page\.json$/, (text) => text.replace(/"slug": "/, '"slug": "../../'))],
    ["a taken address", changed(/page\.json$/, (text) => text.replace(/"slug": "[^"]*"/, '"slug": "login"'))],
    ["a costly hash", changed(/page\.json$/, (text) => text.replace("m=19456", "m=4194304"))],
    ["a version too few", (all) => all.delete(nameOf(/versions\/2\.json$/))],
    [
      "a version of no page",
      (all) => all.set(`pages/${randomUUID()}/versions/1.json`, all.get(nameOf(/versions/)) ?? Buffer.from("")),
    ],
    [
      "an entry that leads to no page",
      changed(/^navigation/, (text) => text.replace(/"pageId": "[^"]+"/, `"pageId": "${randomUUID()}"`)),
    ],
    [
      "a collection of nothing",
      changed(/^collections/, (text) => text.replace(/"pageId": "[^"]+"/, `"pageId": "${randomUUID()}"`)),
    ],
    [
      "a former address of nothing",
      changed(/^redirects/, (text) => text.replace(/"pageId": "[^"]+"/, `"pageId": "${randomUUID()}"`)),
    ],
    [
      "a picture that is another",
      (all) => all.set(nameOf(/original\.png$/), all.get(nameOf(/original\.jpg$/)) ?? Buffer.from("")),
    ],
    ["a document that is none", (all) => all.set(nameOf(/original\.pdf$/), Buffer.from("<html>"))],
    ["a picture that is none", (all) => all.set(nameOf(/original\.png$/), Buffer.from("<html>"))],
    ["another size of a picture", changed(/medium\.json$/, (text) => text.replace('"width": 60', '"width": 61'))],
    [
      "a file of no medium",
      (all) => all.set(`media/${randomUUID()}/original.png`, all.get(nameOf(/original\.png$/)) ?? Buffer.from("")),
    ],
    ["a medium without its file", (all) => all.delete(nameOf(/original\.svg$/))],
    [
      "a file that is a page",
      (all) => all.set(nameOf(/original\.svg$/).replace("svg", "html"), Buffer.from("<script>")),
    ],
  ])("%s", async (_name, change) => {
    const contents = new Map(files);
    change(contents);
    const before = await database.db.site.count();
    const id = randomUUID();
    await expect(imported(database.db, await packed(contents), id)).rejects.toMatchObject({ code: "invalid" });
    expect(await database.db.site.count()).toBe(before);
    expect(existsSync(dirname(mediaFolder({ siteId: id, objectId: id })))).toBe(false);
  });

  it("a host that shows a site", async () => {
    const path = join(folder, "again");
    await writeFile(path, archive);
    await expect(importSite(database.db, { path, host: site.host, actor: null })).rejects.toThrow("shows a site");
  });

  it("an id that another site has", async () => {
    const { siteId } = await imported(elsewhere.db, archive);
    // The same ids by another way: what is left of the first site is in the second one's way.
    await elsewhere.db.site.update({ where: { id: siteId }, data: { key: "moved" } });
    const rows = await elsewhere.db.page.count({ where: { siteId } });
    await expect(imported(elsewhere.db, archive, siteId)).rejects.toMatchObject({ code: "invalid" });
    expect(await elsewhere.db.page.count({ where: { siteId } })).toBe(rows);
  });
});

it("is refused before a picture larger than any is held in memory, whatever its name says", async () => {
  const name = nameOf(/original\.png$/);
  const contents = new Map(files);
  contents.delete(name);
  contents.set(name.replace(".png", ".mp4"), Buffer.alloc(50_000_001));
  const said = name.replace("original.png", "medium.json");
  contents.set(said, Buffer.from(contents.get(said)?.toString().replace("original.png", "original.mp4") ?? ""));
  await expect(imported(database.db, await packed(contents))).rejects.toThrow("original.mp4 is too large");
});

it("cleans a drawing anew", async () => {
  const name = nameOf(/original\.svg$/);
  const contents = new Map(files).set(name, Buffer.from(drawing('<script>alert(1)</script><a onclick="x()"/>')));
  const { siteId } = await imported(database.db, await packed(contents));
  const row = await database.db.media.findFirstOrThrow({ where: { siteId, extension: "svg" } });
  const again = unpacked(await exportedBytes(database.db, siteId));
  const kept = [...again].find(([each]) => each.endsWith(".svg"))?.[1].toString() ?? "";
  expect(kept).toContain("circle");
  expect(kept + row.drawing).not.toMatch(/script|onclick/);
});
