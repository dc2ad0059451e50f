import { randomUUID } from "node:crypto";
import { readdir, readFile, rm, stat, unlink } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { makeAvifJob } from "~/features/media/make-avif.ts";
import { makeVariants, makeVariantsJob } from "~/features/media/make-variants.ts";
import { mediaRef, visitorRef } from "~/features/media/media-ref.ts";
import { forgetFinished, sweepMediaJob } from "~/features/media/sweep.ts";
import { resolveSite } from "~/features/site/hosts.ts";
import { defaultSettings } from "~/features/site/schema.ts";
import { siteIcons } from "~/features/site/domain/frame/icon.ts";
import { getSiteIndex, noteSiteRevision } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb, type MediaModel } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { setSecurityHeaders } from "~/server/http/headers.ts";
import { normaliseHost } from "~/server/http/host.ts";
import { startJobs } from "~/server/jobs/start-jobs.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { answerMedia } from "~/server/routes/media.ts";
import type { SiteRequest } from "~/server/routes/request.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { photograph } from "../support/photograph.ts";
import { siteWithPages } from "../support/published-page.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const bus = { wake: vi.fn() } as never;
let siteId = "";
let otherId = "";
/** The files of media alone: no job makes copies meanwhile. */
const server = createServer((request, response) => {
  setSecurityHeaders(response, false);
  const pathname = request.url ?? "";
  void resolveSite(normaliseHost(request.headers.host) ?? "").then((site) =>
    answerMedia({ request, response, site, pathname } as SiteRequest),
  );
});

beforeAll(async () => {
  siteId = (await siteWithPages(database.db, "laden", ["home"])).id;
  otherId = (await siteWithPages(database.db, "fremd", ["home"])).id;
  process.env.DATABASE_URL = database.url;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await getLiveBus().close();
  await getDb().$disconnect();
  for (const id of [siteId, otherId]) {
    await rm(dirname(mediaFolder({ siteId: id, objectId: id })), { recursive: true, force: true });
  }
});

const context = () =>
  forEditor({ db: database.db, site: { id: siteId }, actor: { isAdmin: false, role: "optician" as const } });
const ctx = () => ({ db: database.db, bus });
const photo = (width = 1000) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: "#1f3d36" } })
    .jpeg()
    .toBuffer();
const upload = async (bytes: Buffer, filename = "a.jpg") => importImage(context(), { bytes, filename });
const current = ({ id }: MediaModel) => database.db.media.findFirstOrThrow({ where: { siteId, id } });
const get = (path: string, host = "laden.test") => ask((server.address() as AddressInfo).port, host, path, {});
const year = "public, max-age=31536000, immutable";

it("shows the nearest copy that is made, and keeps what stands in for a minute only", async () => {
  const row = await upload(await photo());
  const address = (name: string) => `/media/${row.id}/${name}`;
  expect(await get(row.publicUrl), "to its file").toMatchObject({
    status: 307,
    headers: { location: address("original.jpg"), "cache-control": "public, max-age=60" },
  });
  expect((await get(`/media/${randomUUID()}`)).status).toBe(404);
  expect(await get(address("480.webp"))).toMatchObject({
    status: 200,
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=60" },
  });
  expect(await readdir(mediaFolder(row)), "no visit makes a copy").toEqual(["original.jpg"]);
  expect((await get(address("481.webp"))).status, "a width that there never is").toBe(404);

  await makeVariants(ctx(), { siteId, mediaId: row.id });
  await unlink(join(mediaFolder(row), "480.webp"));
  const standIn = await get(address("480.webp"));
  expect(standIn.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "public, max-age=60" });
  const made = await get(address("720.webp"));
  expect(made.headers).toMatchObject({ "content-type": "image/webp", "cache-control": year });
  expect(standIn.headers["content-length"]).toBe(made.headers["content-length"]);
  expect((await get(address("original.jpg"))).headers).toMatchObject({ "cache-control": year });
});

it("makes all copies once, tells of them, and leaves the library's order alone", async () => {
  const row = await upload(await photo());
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  const names = ["128.webp", "256.webp", "480.webp", "64.webp", "720.webp", "960.webp", "original.jpg"];
  expect((await readdir(mediaFolder(row))).sort()).toEqual(names);
  const after = await current(row);
  expect(mediaRef(after).widths).toEqual([480, 720, 960]);
  expect([after.updatedAt, after.variantsAt]).toEqual([row.updatedAt, expect.any(Date)]);
  const heads = async () => (await database.db.site.findFirstOrThrow({ where: { id: siteId } })).dataHeads;
  expect(await heads()).toMatchObject({ [`media:${row.id}`]: 1 });

  await forgetFinished(database.db, siteId, new Date(Date.now() - 3_600_000));
  expect(await heads()).toMatchObject({ [`media:${row.id}`]: 1 });
  await forgetFinished(database.db, siteId, new Date(Date.now() + 1_000));
  expect(await heads()).toEqual({});
});

it("makes none for a site in the trash, and those that are missing once it is back", async () => {
  const row = await upload(await photo());
  const trash = (deletedAt: Date | null) => database.db.site.update({ where: { id: siteId }, data: { deletedAt } });
  await trash(new Date());
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  expect(await readdir(mediaFolder(row))).toEqual(["original.jpg"]);
  await trash(null);
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  expect(await current(row)).toMatchObject({ variantsAt: expect.any(Date) as Date });
});

it("goes on where a killed run ended", async () => {
  const row = await upload(await photo());
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  const folder = mediaFolder(row);
  const before = await database.db.media.updateMany({ where: { siteId, id: row.id }, data: { variantsAt: null } });
  expect(before.count).toBe(1);
  await unlink(join(folder, "960.webp"));
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  expect(await readdir(folder)).toContain("960.webp");
});

it("makes a logo's small copies of an older picture from the largest copy that there is", async () => {
  const row = await upload(await photo());
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  for (const name of ["64.webp", "128.webp", "256.webp", "original.jpg"]) await unlink(join(mediaFolder(row), name));
  const older = { hasOriginal: false, extension: "webp", mimeType: "image/webp", variantsAt: null };
  await database.db.media.updateMany({ where: { siteId, id: row.id }, data: older });
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  expect((await sharp(join(mediaFolder(row), "64.webp")).metadata()).width).toBe(64);
  const ref = mediaRef(await current(row));
  expect(ref).toMatchObject({ widths: [480, 720, 960] });
  expect(ref.original).toBeUndefined();
});

it("leaves a picture alone whose files are gone, and takes away copies of one that was deleted meanwhile", async () => {
  const lost = await upload(await photo());
  await rm(mediaFolder(lost), { recursive: true });
  await makeVariants(ctx(), { siteId, mediaId: lost.id });
  expect(await current(lost)).toMatchObject({ widths: [], variantsAt: expect.any(Date) as Date });

  const deleted = await upload(await photo());
  const remove = async () => {
    expect(await readdir(mediaFolder(deleted))).toContain("960.webp");
    await database.db.media.deleteMany({ where: { siteId, id: deleted.id } });
  };
  await makeVariants({ bus, db: beforeTransaction(database.db, remove) }, { siteId, mediaId: deleted.id });
  await expect(readdir(mediaFolder(deleted))).rejects.toThrow("ENOENT");
});

it("finds pictures that were overlooked, and uploads that were cut off", async () => {
  const row = await upload(await photo(700));
  const overlooked = { createdAt: new Date(Date.now() - 7_200_000) };
  await database.db.media.updateMany({ where: { siteId, id: row.id }, data: overlooked });
  await database.db.$executeRaw`DELETE FROM jobs.job WHERE name = ${makeVariantsJob.name}`;
  const jobs = startJobs([makeVariantsJob, sweepMediaJob], { pollSeconds: 0.5 });
  try {
    await untilTrue(async () => (await current(row)).variantsAt !== null);
  } finally {
    await jobs.stop();
  }
  expect(mediaRef(await current(row)).widths).toEqual([480, 700]);
});

describe("copies in AVIF", () => {
  beforeAll(async () => {
    env.PICTURE_AVIF = "1";
    await database.db.media.updateMany({ where: { siteId }, data: { avifAt: new Date() } }); // those of before
  });
  afterAll(() => void (env.PICTURE_AVIF = "0"));

  const run = (signal = new AbortController().signal) => makeAvifJob.run({ ...ctx(), signal }, {});
  const avifOf = async (row: MediaModel) =>
    (await readdir(mediaFolder(row))).filter((name) => name.endsWith("avif")).sort();

  it("are made beside those that pages name, each smaller, and pages that show the picture are told", async () => {
    const row = await upload(await photograph(900));
    await run();
    expect((await current(row)).avifAt, "it waits for the others").toBeNull();
    await makeVariants(ctx(), { siteId, mediaId: row.id });
    const stopped = new AbortController();
    stopped.abort();
    await run(stopped.signal);
    expect((await current(row)).avifAt, "it was told to stop").toBeNull();

    await run();
    expect(await avifOf(row)).toEqual(["480.avif", "720.avif", "900.avif"]);
    for (const width of [480, 720, 900]) {
      const file = join(mediaFolder(row), `${width}.avif`);
      expect((await readFile(file)).toString("latin1", 4, 12)).toBe("ftypavif");
      const { size } = await stat(join(mediaFolder(row), `${width}.webp`));
      expect((await stat(file)).size).toBeLessThan(size);
    }
    const after = await current(row);
    expect(after).toMatchObject({ hasAvif: true, updatedAt: row.updatedAt });
    expect([visitorRef(after).hasAvif, mediaRef(after).hasAvif]).toEqual([true, undefined]);
    const { dataHeads } = await database.db.site.findFirstOrThrow({ where: { id: siteId } });
    expect(dataHeads).toMatchObject({ [`media:${row.id}`]: 2 });
    const answer = await get(`/media/${row.id}/480.avif`);
    expect(answer.headers).toMatchObject({ "content-type": "image/avif", "cache-control": year });

    // A run that was killed before it had written down what it did: the next one does it again.
    await database.db.media.updateMany({ where: { siteId, id: row.id }, data: { avifAt: null, hasAvif: false } });
    await unlink(join(mediaFolder(row), "720.avif"));
    expect((await get(`/media/${row.id}/720.avif`)).headers["content-type"]).toBe("image/webp");
    await run();
    expect(await avifOf(row)).toHaveLength(3);
    expect((await current(row)).hasAvif).toBe(true);
  });

  it("are not kept where they are no smaller, nor made of what is too small", async () => {
    const rows = [await upload(await photo()), await upload(await photo(300))];
    for (const row of rows) await makeVariants(ctx(), { siteId, mediaId: row.id });
    await run();
    for (const row of rows) {
      expect(await avifOf(row)).toEqual([]);
      expect(await current(row)).toMatchObject({ hasAvif: false, avifAt: expect.any(Date) as Date });
    }
  });
});

it("shows a clean drawing as it is, under rules by which nothing in it could run", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>1</script></svg>';
  const row = await upload(Buffer.from(drawing), "logo.svg");
  const { headers, body } = await get(`/media/${row.id}/original.svg`);
  expect(body).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

it.each([
  ["holds a plain logo itself", '<circle r="4" onclick="alert(1)"/>', [{ name: "circle", attributes: { r: "4" } }]],
  ["shows a logo with words as a picture", '<circle r="4"/><text>Optik</text>', undefined],
])("%s", async (_what, content, shapes) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;
  const row = await upload(Buffer.from(svg), "logo.svg");
  const settings = { ...defaultSettings, header: { ...defaultSettings.header, logoMediaId: row.id } };
  const data = { settings, revision: { increment: 1 } };
  const { revision } = await database.db.site.update({ where: { id: siteId }, data });
  noteSiteRevision(siteId, revision);
  const index = await getSiteIndex(siteId);
  expect(index?.logo?.id).toBe(row.id);
  if (shapes) expect(index?.logo?.drawing?.shapes).toMatchObject(shapes);
  else expect(index?.logo?.drawing).toBeNull();
});

it.each(["settings", "own business"])("is seen on every page with its copies, as the logo of the %s", async (where) => {
  const row = await upload(await photo());
  const settings = { ...defaultSettings, header: { ...defaultSettings.header, logoMediaId: row.id } };
  const business = { siteId, name: "Optik", logoMediaId: row.id };
  const data =
    where === "settings"
      ? { settings }
      : { settings: defaultSettings, ownBusinessId: (await database.db.business.create({ data: business })).id };
  const { revision } = await database.db.site.update({ where: { id: siteId }, data });
  await database.db.media.updateMany({ where: { siteId, id: row.id }, data: { widths: [], variantsAt: null } });
  await makeVariants(ctx(), { siteId, mediaId: row.id });
  expect(await database.db.site.findUniqueOrThrow({ where: { id: siteId } })).toMatchObject({ revision: revision + 1 });
  await database.db.site.update({ where: { id: siteId }, data: { settings: defaultSettings, ownBusinessId: null } });
});

it("goes with the site as its second logo and as its icon, as the settings name it", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>');
  const [first, second] = [await upload(await photo()), await upload(await photo())];
  const icon = await upload(svg, "icon.svg");
  const header = { ...defaultSettings.header, logoMediaId: first.id, alternativeLogoMediaId: second.id };
  const shown = async (more: object) => {
    const data = { settings: { ...defaultSettings, header: { ...header, ...more } }, revision: { increment: 1 } };
    noteSiteRevision(siteId, (await database.db.site.update({ where: { id: siteId }, data })).revision);
    const index = await getSiteIndex(siteId);
    return [index?.logo?.id, JSON.stringify(index && siteIcons(index))];
  };
  expect(await shown({})).toEqual([first.id, JSON.stringify({ icon: "/favicon.svg" })]);
  expect(await shown({ useAlternativeLogo: true, iconMediaId: icon.id })).toEqual([
    second.id,
    expect.stringContaining(`/media/${icon.id}/`),
  ]);
});

it("shows no file of another site, and none by a path", async () => {
  const row = await upload(await photo());
  expect((await get(`/media/${row.id}/original.jpg`)).status).toBe(200);
  for (const path of [
    `/media/${row.id}/original.jpg`,
    `/media/${row.id}/480.webp`,
    `/media/${randomUUID()}/original.jpg`,
    `/media/${row.id}/../${row.id}/original.jpg`,
    `/media/${row.id}/..%2f..%2f${siteId}%2f${row.id}%2foriginal.jpg`,
    `/media/.incoming/original.jpg`,
  ]) {
    expect((await get(path, "fremd.test")).status, path).toBe(404);
  }
});
