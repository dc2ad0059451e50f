import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteMedium } from "~/features/media/delete-medium.ts";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { makeAvifJob } from "~/features/media/make-avif.ts";
import { makeVariants } from "~/features/media/make-variants.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { prepareFilm } from "~/features/media/prepare-film.ts";
import { getMedium } from "~/features/media/service.ts";
import { replaceMedium } from "~/features/media/replace-medium.ts";
import { mediaUsage } from "~/features/media/usage.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { createSite } from "~/features/site/service.ts";
import { sharePath } from "~/features/site/share-picture/share-path.ts";
import { sharePicture } from "~/features/site/share-picture/share-picture.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { loadPageData } from "~/kinds/page-data.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { startServer, type RunningServer } from "~/server/http.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import type { NextApp } from "~/server/finished-pages/next-app.ts";
import { testFilm } from "../support/films.ts";
import { useDatabase } from "../support/database.ts";
import { jobsAtRest } from "../support/jobs-at-rest.ts";
import { photograph } from "../support/photograph.ts";
import { knownIndex } from "../support/known-index.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const person = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };
let server: RunningServer;
let site: { id: string; key: string; locales: string[] };
/** Another process: what it says reaches this one over the database only. */
let otherBus: ReturnType<typeof openLiveBus>;
const elsewhere = () => forEditor({ db: database.db, bus: otherBus, site, actor: person });
const made: string[] = [];
const pageIds: Record<string, string> = {};

/** Draws nothing but the media of a page's sections, which is what is asked for here. */
const drawsMedia: NextApp = {
  isDevelopment: false,
  handle: () => Promise.reject(new Error("pages are rendered, not handed over")),
  upgrade: () => undefined,
  render: () => Promise.reject(new Error("pages are rendered for visitors")),
  async renderForVisitors(url) {
    made.push(url);
    const [siteId = "", locale = "", , pageId = ""] = url.split("/").slice(2);
    const page = await loadVisitorPage({ siteId, locale, pageId }, loadPageData);
    const fields = page?.sections.flatMap((section) => Object.values(section.fields)) ?? [];
    const media = fields.flatMap((field) => ("media" in field && field.media ? [field.media] : []));
    const body = Buffer.from(`<!doctype html><html><body>${JSON.stringify(media)}</body></html>`);
    return { status: 200, headers: { "content-type": "text/html" }, body };
  },
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  otherBus = openLiveBus(database.url);
  await database.db.user.create({ data: { id: person.userId, email: "admin@vitrine.example", name: "Admin" } });
  const { id } = await createSite(database.db, { key: "kino", name: "Kino", locales: ["de"], hosts: ["kino.test"] });
  site = { id, key: "kino", locales: ["de"] };
  server = await startServer({ port: 0, dev: false }, () => Promise.resolve(drawsMedia));
  await jobsAtRest(database.url);
});
afterAll(async () => {
  await server.close();
  await otherBus.close();
  await getDb().$disconnect();
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
});

async function publish(name: string, kind: string, fields: Record<string, string | null>): Promise<void> {
  const { pageId } = await addPage(elsewhere(), { name, locale: "de", collection: null, initialGroups: [kind] });
  const group = await database.db.group.findFirstOrThrow({ where: { siteId: site.id, pageId } });
  for (const [fieldName, mediaId] of Object.entries(fields)) {
    const operation = { opId: randomUUID(), command: "field.image", input: { groupId: group.id, fieldName, mediaId } };
    await editPage(elsewhere(), { pageId, baseRevision: 0, force: true, operation });
  }
  const title = { groupId: group.id, fieldName: "title", locale: "de", text: name };
  const operation = { opId: randomUUID(), command: "field.text", input: title };
  await editPage(elsewhere(), { pageId, baseRevision: 0, force: true, operation });
  await publishPage(elsewhere(), { pageId });
  pageIds[name] = pageId;
}

async function rename(name: string): Promise<void> {
  const pageId = pageIds[name] ?? "";
  const group = await database.db.group.findFirstOrThrow({ where: { siteId: site.id, pageId } });
  const input = { groupId: group.id, fieldName: "title", locale: "de", text: "Anders" };
  const operation = { opId: randomUUID(), command: "field.text", input };
  await editPage(elsewhere(), { pageId, baseRevision: 0, force: true, operation });
  await publishPage(elsewhere(), { pageId });
}

/** The medium that a visitor gets. */
const shown = async (page: string) =>
  (
    JSON.parse(
      /<body>(.*)<\/body>/s.exec((await ask(server.port, "kino.test", `/de/${page}`, {})).body)?.[1] ?? "[]",
    ) as {
      publicUrl: string;
      widths: number[];
      hasAvif?: boolean;
      alt: Record<string, string>;
      videoSettings: { status?: string } | null;
    }[]
  )[0];
const until = (page: string, read: (medium: Awaited<ReturnType<typeof shown>>) => unknown) =>
  expect.poll(async () => read(await shown(page)), { interval: 20 });

/** A film that was uploaded a moment ago; nobody has asked for its preparation yet. */
async function film(bytes: Buffer): Promise<string> {
  const id = randomUUID();
  await mediaStorage().place({ siteId: site.id, objectId: id }, [{ name: "original.mp4", bytes }]);
  const file = { originalFilename: "a.mp4", fileSize: bytes.length, publicUrl: `/media/${id}`, extension: "mp4" };
  const type = { mediaType: "video", mimeType: "video/mp4", bucketFolder: "library", hasOriginal: true } as const;
  const videoSettings = { source: "own", status: "preparing", uploadId: "u1" };
  await database.db.media.create({ data: { ...file, ...type, id, objectId: id, siteId: site.id, videoSettings } });
  return id;
}

it("shows a film that became ready in another process, without a new publish, and makes no other page anew", async () => {
  const id = await film(testFilm());
  await publish("film", "videoPlayer", { video: id });
  await publish("anders", "videoPlayer", {});
  await until("film", (medium) => medium?.videoSettings?.status).toBe("preparing");
  await shown("anders");
  await shown("film");
  const before = made.length;
  await shown("film");
  expect(made, "it is kept meanwhile").toHaveLength(before);

  await prepareFilm({ db: database.db, bus: otherBus }, { siteId: site.id, mediaId: id });
  await until("film", (medium) => medium?.videoSettings).toMatchObject({ status: "ready", uploadId: "u1" });
  const after = made.length;
  await shown("anders");
  expect(made, "only the page with the film").toHaveLength(after);
  const nothing = { fields: 0, groups: 0, pages: 0, changed: [] };
  expect(await publicationStatus(elsewhere(), { pageId: pageIds["film"] ?? "" })).toEqual(nothing);
});

it("shows that a film failed, and takes no second look at it", async () => {
  const id = await film(Buffer.from("no film"));
  await publish("kaputt", "videoPlayer", { video: id });
  await until("kaputt", (medium) => medium?.videoSettings?.status).toBe("preparing");
  await prepareFilm({ db: database.db, bus: otherBus }, { siteId: site.id, mediaId: id });
  await until("kaputt", (medium) => medium?.videoSettings?.status).toBe("failed");
  await mediaStorage().place({ siteId: site.id, objectId: id }, [{ name: "original.mp4", bytes: testFilm() }]);
  await prepareFilm({ db: database.db, bus: otherBus }, { siteId: site.id, mediaId: id });
  expect((await shown("kaputt"))?.videoSettings?.status).toBe("failed");
});

it("says nothing of a film that was given another's files while it was looked at", async () => {
  const id = await film(testFilm());
  const where = { siteId: site.id, id };
  const videoSettings = { source: "youtube", videoId: "abcdefghijk", status: "ready" };
  const storage = mediaStorage();
  const find: typeof storage.find = async (place, name) => {
    await database.db.media.updateMany({ where, data: { objectId: randomUUID(), videoSettings } });
    return storage.find(place, name);
  };
  await prepareFilm({ db: database.db, bus: otherBus }, { siteId: site.id, mediaId: id }, { ...storage, find });
  expect((await database.db.media.findFirstOrThrow({ where })).videoSettings).toEqual(videoSettings);
});

it("shows a picture's copies once they are made, with the text that was published", async () => {
  const bytes = await sharp({ create: { width: 700, height: 300, channels: 3, background: "#1f3d36" } })
    .png()
    .toBuffer();
  const { id } = await importImage(elsewhere(), { bytes, filename: "a.png", alt: { de: "Alt" } });
  const where = { siteId: site.id, id };
  // As if it had just been uploaded, once the queue of this process has nothing to do with it any more.
  await expect.poll(async () => (await database.db.media.findFirstOrThrow({ where })).variantsAt).not.toBeNull();
  await database.db.media.updateMany({ where, data: { widths: [], variantsAt: new Date() } });
  await publish("bild", "textOnImage", { image: id });
  await until("bild", (medium) => medium?.widths).toEqual([]);
  const data = { alt: { de: "Neu" }, widths: [], variantsAt: null };
  await database.db.media.updateMany({ where, data });
  await makeVariants({ db: database.db, bus: otherBus }, { siteId: site.id, mediaId: id });
  await until("bild", (medium) => medium?.widths).toEqual([480, 700]);
  expect((await shown("bild"))?.alt).toEqual({ de: "Alt" });
  const pageId = pageIds["bild"] ?? "";
  expect(await publicationStatus(elsewhere(), { pageId })).toMatchObject({ fields: 1 });

  const uses = async () => (await getMedium(elsewhere(), { id })).uses;
  expect(await uses()).toBe(1);
  const group = await database.db.group.findFirstOrThrow({ where: { siteId: site.id, pageId } });
  const input = { groupId: group.id, fieldName: "image", mediaId: null };
  const operation = { opId: randomUUID(), command: "field.image", input };
  await editPage(elsewhere(), { pageId, baseRevision: 0, force: true, operation });
  expect(await uses(), "visitors read it still").toBe(1);
  await publishPage(elsewhere(), { pageId });
  expect(await uses()).toBe(0);
});

it("offers a picture in AVIF once it is made so, without a new publish, and not where that is switched off", async () => {
  const { id } = await importImage(elsewhere(), { bytes: await photograph(480), filename: "a.jpg" });
  await makeVariants({ db: database.db, bus: otherBus }, { siteId: site.id, mediaId: id });
  await publish("avif", "textOnImage", { image: id });
  env.PICTURE_AVIF = "1";
  try {
    const avif = async () => (await shown("avif"))?.hasAvif;
    expect(await avif()).toBeUndefined();
    await makeAvifJob.run({ db: database.db, bus: otherBus, signal: new AbortController().signal }, {});
    await until("avif", (medium) => medium?.hasAvif).toBe(true);
    const nothing = { fields: 0, groups: 0, pages: 0, changed: [] };
    expect(await publicationStatus(elsewhere(), { pageId: pageIds["avif"] ?? "" })).toEqual(nothing);
    await rename("avif");
    expect(JSON.stringify(await database.db.pageVersion.findMany({ where: { siteId: site.id } }))).not.toContain(
      "hasAvif",
    );
  } finally {
    env.PICTURE_AVIF = "0";
  }
  const off = await loadVisitorPage({ siteId: site.id, locale: "de", pageId: pageIds["avif"] ?? "" }, loadPageData);
  expect(JSON.stringify(off?.sections)).not.toContain("hasAvif");
});

it("tells those who edit that a picture moves, and holds that in no version of the page", async () => {
  const frames = await Promise.all(["red", "blue"].map((background) => drawnIn(background)));
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { id } = await importImage(elsewhere(), { bytes, filename: "a.webp" });
  await publish("moves", "textOnImage", { image: id });
  const pageId = pageIds["moves"] ?? "";
  expect((await loadDraft(elsewhere(), { pageId })).media[id]?.isAnimated).toBe(true);
  expect((await getMedium(elsewhere(), { id })).isAnimated).toBe(true);
  expect(await publicationStatus(elsewhere(), { pageId })).toMatchObject({ fields: 0, groups: 0, pages: 0 });
  expect(JSON.stringify(await database.db.pageVersion.findMany({ where: { siteId: site.id, pageId } }))).not.toContain(
    "isAnimated",
  );
});

const drawnIn = (background: string) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer();

/** The picture of a page where it is shared. */
async function shared(name: string) {
  const id = pageIds[name] ?? "";
  await expect.poll(async () => (await knownIndex(site.id)).pages.has(id)).toBe(true);
  const index = await knownIndex(site.id);
  const page = index.pages.get(id);
  const path = (page && sharePath(index, page, "de")) ?? "";
  const { headers, body } = await ask(server.port, "kino.test", path, {});
  return { path, body, cache: headers["cache-control"], etag: headers.etag };
}

it("shows a replaced picture on every page that uses it, and a deleted one nowhere, without a new publish", async () => {
  const upload = async (background: string) => {
    const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
    return (await importImage(elsewhere(), { bytes, filename: "a.png", alt: { de: background } })).id;
  };
  const pages = ["eins", "zwei", "drei", "vier", "fuenf"];
  const [id, by] = [await upload("red"), await upload("blue")];
  for (const page of pages) await publish(page, "textOnImage", { image: id });
  for (const page of pages) await until(page, (medium) => medium?.publicUrl).toBe(`/media/${id}`);
  const { places } = await mediaUsage(elsewhere(), { id });
  const named = (kind: string) => places.filter((place) => place.kind === kind).map(({ name }) => name);
  for (const kind of ["draft", "published"]) expect(named(kind)).toEqual([...pages].sort());
  expect(places).toHaveLength(10);

  const whole = async () => {
    const forGood = expect.stringContaining("immutable") as string; // and no longer without a copy that is being made
    await expect.poll(async () => (await shared("eins")).cache).toEqual(forGood);
    return shared("eins");
  };
  const ofRed = await whole();
  await replaceMedium(elsewhere(), { id, by });
  for (const page of pages) await until(page, (medium) => medium?.publicUrl).toBe(`/media/${by}`);
  expect((await shown("eins"))?.alt).toEqual({ de: "red" });
  await expect.poll(async () => (await shared("eins")).path).not.toBe(ofRed.path);
  const ofBlue = await whole();
  expect(ofBlue.body).not.toBe(ofRed.body);
  const nothing = { fields: 0, groups: 0, pages: 0, changed: [] };
  expect(await publicationStatus(elsewhere(), { pageId: pageIds["eins"] ?? "" })).toEqual(nothing);

  await expect(deleteMedium(elsewhere(), { mediaId: id, evenIfUsed: false })).rejects.toThrow("Failed to delete media");
  await deleteMedium(elsewhere(), { mediaId: id, evenIfUsed: true });
  for (const page of pages) await until(page, (medium) => medium ?? null).toBeNull();
  await expect.poll(async () => (await shared("eins")).path).not.toBe(ofBlue.path);
  expect((await ask(server.port, "kino.test", ofRed.path, {})).status, "what is gone is shown nowhere").toBe(302);
  expect(await publicationStatus(elsewhere(), { pageId: pageIds["eins"] ?? "" })).toEqual(nothing);
});

it("draws a page for where it is shared anew once its picture has its copies, and waits for none that never come", async () => {
  const bytes = await photograph(700);
  const { id } = await importImage(elsewhere(), { bytes, filename: "b.jpg", alt: { de: "Alt" } });
  const where = { siteId: site.id, id };
  await expect.poll(async () => (await database.db.media.findFirstOrThrow({ where })).variantsAt).not.toBeNull();
  await database.db.media.updateMany({ where, data: { widths: [], variantsAt: null } });
  await publish("geteilt", "textOnImage", { image: id });
  const without = await shared("geteilt");
  expect([without.cache, without.etag]).toEqual(["public, max-age=60", undefined]);
  const index = await knownIndex(site.id);
  const page = index.pages.get(pageIds["geteilt"] ?? "");
  if (!page) throw new Error("the page is published");
  const target = { index, page, entry: null, locale: "de", network: "192.0.2.9" };
  const [one, other] = [sharePicture(without.path, target), sharePicture(without.path, target)];
  expect((await other)?.bytes, "who asks while it is drawn has it drawn no second time").toBe((await one)?.bytes);
  await makeVariants({ db: database.db, bus: otherBus }, { siteId: site.id, mediaId: id });
  const forYears = { path: without.path, cache: "public, max-age=31536000, immutable" };
  const whole = await shared("geteilt");
  expect(whole).toMatchObject(forYears);
  expect(whole.body).not.toBe(without.body);
  expect(await shared("geteilt")).toEqual(whole);

  await database.db.media.updateMany({ where, data: { widths: [] } });
  await publish("verloren", "textOnImage", { image: id });
  expect((await shared("verloren")).cache).toBe(forYears.cache);
});
