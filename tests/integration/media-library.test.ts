import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBlurHash } from "~/features/media/blur-hash.ts";
import { cropImage } from "~/features/media/crop-image.ts";
import { feedFolder } from "~/features/media/folders.ts";
import { deleteMedium } from "~/features/media/delete-medium.ts";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { deleteFormer } from "~/features/media/delete-former.ts";
import { forgetFormer } from "~/features/media/former.ts";
import { sweepMediaJob } from "~/features/media/sweep.ts";
import { importImage } from "~/features/media/import-image.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { removeFilesJob } from "~/features/media/remove-files.ts";
import { replaceMedium } from "~/features/media/replace-medium.ts";
import { listMediaInput, type ListMediaInput } from "~/features/media/schema.ts";
import { findByName, getMedium, listMedia } from "~/features/media/service.ts";
import { readFile } from "~/features/media/storage.ts";
import { librarySummary } from "~/features/media/summary.ts";
import { mediaUsage, mediaUsages } from "~/features/media/usage.ts";
import { describeMedium } from "~/features/site/describe-medium.ts";
import { editSite } from "~/features/site/service.ts";
import type { ServiceContext } from "~/server/context.ts";
import { env } from "~/server/env.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let [siteId, elsewhere] = ["", ""];
let ada: ServiceContext;

beforeAll(async () => {
  const made = await makeSite(database.db, { locales: ["de", "fr"] });
  siteId = made.siteId;
  ada = made.contexts[0];
  elsewhere = (await makeSite(database.db)).siteId;
});
afterAll(() => rm(dirname(mediaFolder({ siteId, objectId: siteId })), { recursive: true, force: true }));

const refusal = (refused: string): unknown =>
  expect.objectContaining({ details: expect.objectContaining({ refusal: refused }) as unknown });

interface Row {
  name: string;
  at?: string;
  bytes?: number;
  alt?: Record<string, string>;
  tags?: string[];
  folder?: string;
  site?: string;
}

/** A picture without a file. */
async function addRow({ name, at = "2026-01-01", bytes = 1, alt = {}, tags = [], folder = "library", site }: Row) {
  const id = randomUUID();
  const file = { mimeType: "image/webp", extension: "webp", objectId: id, publicUrl: `/media/${id}`, fileSize: bytes };
  const said = { originalFilename: name, alt, tags, bucketFolder: folder, updatedAt: new Date(at) };
  await database.db.media.create({ data: { id, siteId: site ?? siteId, mediaType: "image", ...file, ...said } });
  return id;
}
const colour = (background: string, size = { width: 40, height: 20 }) =>
  sharp({ create: { ...size, channels: 3, background } });
const upload = async (filename: string, bytes: Buffer) => (await importImage(ada, { bytes, filename })).id;

describe("the library", () => {
  const found = async (input: Omit<ListMediaInput, "mediaType">) =>
    (await listMedia(ada, { mediaType: "image", ...input })).items.map(({ originalFilename: name }) => name);

  beforeAll(async () => {
    await addRow({ name: "Zebra.webp", at: "2026-03-01", bytes: 300, alt: { fr: "Une vitrine à 50 %" } });
    await addRow({ name: "anker.webp", at: "2026-01-01", bytes: 900, tags: ["Laden", "team"], folder: "Filiale" });
    await addRow({ name: "Morgen_1.webp", at: "2026-02-01", bytes: 600, tags: ["laden"] });
    await addRow({ name: "fremd.webp", tags: ["laden"], folder: "Geheim", site: elsewhere });
  });

  it("is ordered by newest change, by name or by weight", async () => {
    expect(await found({})).toEqual(["Zebra.webp", "Morgen_1.webp", "anker.webp"]);
    expect(await found({ sort: "name" })).toEqual(["anker.webp", "Morgen_1.webp", "Zebra.webp"]);
    expect(await found({ sort: "size" })).toEqual(["anker.webp", "Morgen_1.webp", "Zebra.webp"]);
  });

  it("is told by a range of entries, both ends included, in place of a page", async () => {
    expect(await found({ sort: "name", from: 1, to: 2 })).toEqual(["Morgen_1.webp", "Zebra.webp"]);
    expect(await found({ sort: "name", to: 0 })).toEqual(["anker.webp"]);
    expect(await found({ sort: "name", from: 2 })).toEqual(["Zebra.webp"]);
    const { total, pageSize } = await listMedia(ada, { mediaType: "image", from: 0, to: 1 });
    expect([total, pageSize]).toEqual([3, 2]);
    const isRange = (from: number, to: number) => listMediaInput.safeParse({ mediaType: "image", from, to }).success;
    expect([isRange(40, 139), isRange(40, 140), isRange(5, 4)]).toEqual([true, false, false]);
  });

  it("is searched in names, tags and alternative texts in every language, each word on its own", async () => {
    expect(await found({ search: "VITRINE zeb" })).toEqual(["Zebra.webp"]);
    expect(await found({ search: "lad", sort: "name" })).toEqual(["anker.webp", "Morgen_1.webp"]);
    expect(await found({ search: "50 %" })).toEqual(["Zebra.webp"]); // no sign stands for any other
    expect(await found({ search: "n_1" })).toEqual(["Morgen_1.webp"]);
    expect(await found({ search: "r_1" })).toEqual([]);
  });

  it("is searched without regard to accents, also where a file's name has them as letters of their own", async () => {
    const id = await addRow({
      name: "Cafe\u0301 ŒUVRE.webp",
      tags: ["Straße"],
      alt: { de: 'Größe\t"XL"' },
    });
    for (const search of ["café", "cafe\u0301", "CAFE œuvre", "oeuvre", "strasse", "STRAẞE", "grosse", 'grösse "xl"'])
      expect([search, await found({ search })]).toEqual([search, ["Cafe\u0301 ŒUVRE.webp"]]);
    expect(await found({ search: "webp strasse\\" })).toEqual([]);
    await database.db.media.deleteMany({ where: { siteId, id } });
  });

  it("is narrowed to a folder and to tags, whatever their case", async () => {
    expect(await found({ bucketFolder: "Filiale" })).toEqual(["anker.webp"]);
    expect(await found({ tags: ["LADEN"], sort: "name" })).toEqual(["anker.webp", "Morgen_1.webp"]);
    expect(await found({ tags: ["laden", "Team"] })).toEqual(["anker.webp"]);
    expect(await found({ bucketFolder: "Geheim" })).toEqual([]);
  });

  it("tells its folders, its tags and the room that it takes, of no other site", async () => {
    const { folders, tags, usedBytes, limitBytes } = await librarySummary(ada, { mediaType: "image" });
    expect(folders).toEqual([
      { name: "Filiale", count: 1 },
      { name: "library", count: 2 },
    ]);
    expect(tags.map(({ name, count }) => [name.toLowerCase(), count])).toEqual([
      ["laden", 2],
      ["team", 1],
    ]);
    expect(usedBytes).toBe(1_800);
    expect(limitBytes).toBe(env.MEDIA_SITE_LIMIT_GB * 1024 ** 3);
    expect((await librarySummary(ada, { mediaType: "video" })).folders).toEqual([]);
  });

  it("knows a medium by the name of its file", async () => {
    const { id } = await findByName(ada, { filename: "anker.webp" });
    expect(await getMedium(ada, { id: id ?? "" })).toMatchObject({ bucketFolder: "Filiale", parentId: null, uses: 0 });
    expect(await findByName(ada, { filename: "fremd.webp" })).toEqual({ id: null });
  });
});

it("takes another name and another folder back, like everything that is said of a medium", async () => {
  const id = await addRow({ name: "IMG_1.webp", tags: ["x"] });
  const described = async () => {
    const { originalFilename, bucketFolder, tags } = await getMedium(ada, { id });
    return [originalFilename, bucketFolder, ...tags];
  };
  const operation = { opId: randomUUID(), command: "media.describe", input: { id, name: "Laden.webp", folder: "Neu" } };
  await editSite(ada, { baseRevision: 0, operation });
  expect(await described()).toEqual(["Laden.webp", "Neu", "x"]);
  const undo = { opId: randomUUID(), command: "history.undo", input: { opIds: [operation.opId] } };
  await editSite(ada, { baseRevision: 0, operation: undo });
  expect(await described()).toEqual(["IMG_1.webp", "library", "x"]);
  await describeMedium(ada, { id, folder: "Neu" });
  await describeMedium(ada, { id, folder: "" });
  expect(await described()).toEqual(["IMG_1.webp", "library", "x"]);
});

describe("deleting", () => {
  const businessOf = (logoMediaId: string) =>
    database.db.business.create({ data: { siteId, name: "Optik", logoMediaId } });

  it("says where a medium is used, asks for a second yes, and leaves nothing behind that names it", async () => {
    const id = await upload("logo.png", await colour("red").png().toBuffer());
    const header = { logoMediaId: id };
    await database.db.site.update({ where: { id: siteId }, data: { settings: { header } } });
    const business = await businessOf(id);
    const job = await database.db.job.create({
      data: { siteId, title: { de: "Optiker" }, titleImageIds: [id] },
    });
    await database.db.savedSection.create({
      data: { siteId, name: "Abschluss", content: { fields: { image: { mediaId: id } } } },
    });
    const feed = await database.db.feed.create({ data: { siteId, kind: "articles", address: "https://a.example" } });
    await database.db.feedPost.create({ data: { siteId, feedId: feed.id, externalId: "1", place: 0, mediaId: id } });
    const crop = (await cropImage(ada, { media: { id, cropArea: { x: 0, y: 0, width: 50, height: 100 } } })).id;
    expect((await getMedium(ada, { id: crop })).focalPoint).toEqual({ x: 0.5, y: 0.5 }); // what was cut to stays in view
    const { places } = await mediaUsage(ada, { id });
    expect(places).toEqual([
      { kind: "logo", id: null, name: "" },
      { kind: "business", id: business.id, name: "Optik" },
      { kind: "job", id: job.id, name: "Optiker" },
      { kind: "savedSection", id: expect.any(String) as string, name: "Abschluss" },
      { kind: "crop", id: crop, name: "logo.png" },
    ]);
    const spare = await upload("frei.png", await colour("green").png().toBuffer());
    expect(await mediaUsages(ada, { ids: [spare, id, randomUUID(), crop] }), "all together as each alone").toEqual([
      { id: spare, ...(await mediaUsage(ada, { id: spare })) },
      { id, ...(await mediaUsage(ada, { id })) },
      { id: crop, fields: 0, pageIds: [], places: [] },
    ]);
    await expect(mediaUsages(ada, { ids: [randomUUID()] })).rejects.toMatchObject({ code: "not-found" });
    expect((await getMedium(ada, { id })).uses, "logo, business, job, section, crop").toBe(5);
    const first = deleteMedium(ada, { mediaId: id, evenIfUsed: false });
    await expect(first).rejects.toMatchObject({
      message: "Failed to delete media",
      details: { refusal: "media-in-use", places },
    });

    const { objectId } = await getMedium(ada, { id });
    await deleteMedium(ada, { mediaId: id, evenIfUsed: true });
    await expect(getMedium(ada, { id })).rejects.toMatchObject({ code: "not-found" });
    expect(await database.db.business.findFirst({ where: { siteId, id: business.id } })).toMatchObject({
      logoMediaId: null,
    });
    expect(await database.db.job.findFirst({ where: { siteId, id: job.id } })).toMatchObject({ titleImageIds: [] });
    expect(await database.db.feedPost.findFirst({ where: { siteId } })).toMatchObject({ mediaId: null });
    expect(await getMedium(ada, { id: crop })).toMatchObject({ parentId: null, cropArea: null });

    const [{ input, waits } = { input: null, waits: false }] = await database.db.$queryRaw<
      { input: { siteId: string; objectId: string }; waits: boolean }[]
    >`SELECT data AS input, start_after > now() + interval '23 hours' AS waits FROM jobs.job
      WHERE name = 'media.removeFiles' AND data ->> 'objectId' = ${objectId}`;
    expect(waits).toBe(true); // pages that are open may still ask for its files
    expect(await mediaStorage().names({ siteId, objectId })).toEqual(["original.png"]);
    const work = { db: database.db, bus: ada.bus, signal: new AbortController().signal };
    await removeFilesJob.run(work, input ?? { siteId, objectId: "" });
    expect(await mediaStorage().names({ siteId, objectId })).toEqual([]);
  });

  it("knows no medium of another site", async () => {
    const mediaId = await addRow({ name: "fremd.webp", site: elsewhere });
    await expect(deleteMedium(ada, { mediaId, evenIfUsed: true })).rejects.toMatchObject({ code: "not-found" });
    expect(await database.db.media.count({ where: { id: mediaId, siteId: elsewhere } })).toBe(1);
  });
});

describe("replacing", () => {
  it("keeps id, words and place, takes the new files, and gives the old ones back", async () => {
    const id = await upload("alt.png", await colour("red").png().toBuffer());
    await describeMedium(ada, { id, alt: { de: "Ein Laden" }, folder: "Filiale", tags: ["x"] });
    const before = await getMedium(ada, { id });
    const by = await upload("neu.png", await colour("blue", { width: 80, height: 60 }).png().toBuffer());
    const after = await replaceMedium(ada, { id, by });
    expect(after).toMatchObject({ id, alt: { de: "Ein Laden" }, bucketFolder: "Filiale", tags: ["x"], width: 80 });
    expect(after).toMatchObject({ publicUrl: `/media/${by}`, objectId: by, originalFilename: "neu.png" });
    expect(after.altSources, "said of the former file").toEqual({ de: "Ein Laden" });
    const right = await describeMedium(ada, { id, alt: { de: "Ein Laden" } });
    expect(right.altSources, "and looked at since").toBeUndefined();
    expect(after.former).toMatchObject({ id: by, originalFilename: before.originalFilename });
    await expect(getMedium(ada, { id: by })).rejects.toMatchObject({ code: "not-found" });
    const logo = { opId: randomUUID(), command: "settings.save", input: { settings: { header: { logoMediaId: by } } } };
    await expect(editSite(ada, { baseRevision: 0, operation: logo })).rejects.toMatchObject({
      details: { refusal: "media-not-found" }, // in thirty days it would be gone
    });
    expect((await listMedia(ada, { mediaType: "image", to: 99 })).items.map((each) => each.id)).not.toContain(by);
    expect((await librarySummary(ada, { mediaType: "image" })).usedBytes).toBe(
      (await sizes()) - before.fileSize, // what was replaced takes no room
    );
    const taken = await replaceMedium(ada, { id, by });
    expect(taken, "the same again takes it back").toMatchObject({
      ...{ objectId: before.objectId, originalFilename: before.originalFilename, width: before.width },
      former: { id: by, originalFilename: "neu.png" },
      altSources: { de: "Ein Laden" }, // what was looked at said the other file right
    });
    const again = await replaceMedium(ada, { id, by });
    expect(again.altSources, "the file for which they were looked at").toBeUndefined();
  });

  it("takes a former file away at once where an admin asks for it, and nobody else", async () => {
    const id = await upload("vorher.png", await colour("red").png().toBuffer());
    const by = await upload("nachher.png", await blue());
    await replaceMedium(ada, { id, by });
    const optician = { ...ada, actor: { ...ada.actor, isAdmin: false, role: "optician" as const } };
    await expect(deleteFormer(optician, { id })).rejects.toMatchObject({ code: "forbidden" });
    expect(await held(by)).toBe(1);
    const admin = { ...ada, actor: { ...ada.actor, isAdmin: true } };
    await expect(deleteFormer(admin, { id: by }), "a former one itself").rejects.toMatchObject({ code: "not-found" });
    const { objectId } = await database.db.media.findFirstOrThrow({ where: { siteId, id: by } });
    await deleteFormer(admin, { id });
    await deleteFormer(admin, { id }); // there is nothing more to take away
    expect(await held(by)).toBe(0);
    expect(await getMedium(ada, { id })).toMatchObject({ originalFilename: "nachher.png", former: null });
    const due = await database.db.$queryRaw<{ isDue: boolean }[]>`
      SELECT bool_or(start_after <= now()) AS "isDue" FROM jobs.job
      WHERE name = ${removeFilesJob.name} AND data->>'objectId' = ${objectId}`;
    expect(due).toEqual([{ isDue: true }]);
  });

  it("keeps a former file where the clock has jumped, and lets it go once the clock is believed again", async () => {
    const id = await upload("uhr.png", await colour("red").png().toBuffer());
    const by = await upload("neu.png", await blue());
    await replaceMedium(ada, { id, by });
    const longAgo = new Date(Date.now() - 61 * 24 * 3_600_000);
    await database.db.media.updateMany({ where: { id: by, siteId }, data: { updatedAt: longAgo } });
    const sweep = async (seen: { seenAt: Date; trustedAgain: Date | null }) => {
      await database.db.houseClock.upsert({ where: { id: 1 }, create: seen, update: seen });
      await sweepMediaJob.run({ db: database.db, bus: ada.bus, signal: new AbortController().signal }, {});
    };
    await sweep({ seenAt: longAgo, trustedAgain: null });
    expect(await held(by)).toBe(1);
    await sweep({ seenAt: new Date(), trustedAgain: null });
    expect(await held(by)).toBe(0);
  });

  it("keeps what becomes a former file while the ones of thirty days ago go", async () => {
    const id = await upload("alt.png", await colour("red").png().toBuffer());
    const by = await upload("neu.png", await blue());
    const { former } = await replaceMedium(ada, { id, by });
    const back = () => replaceMedium(ada, { id, by });
    await forgetFormer(beforeTransaction(database.db, back), siteId, former!.until);
    expect(await getMedium(ada, { id })).toMatchObject({ originalFilename: "alt.png", former: { id: by } });
  });

  it("keeps one former file for thirty days", async () => {
    const id = await upload("alt.png", await colour("red").png().toBuffer());
    const other = await upload("anders.png", await colour("red").png().toBuffer());
    const [first, second] = [await upload("1.png", await blue()), await upload("2.png", await blue())];
    await replaceMedium(ada, { id, by: first });
    await expect(replaceMedium(ada, { id: other, by: first })).rejects.toMatchObject({ code: "not-found" });
    const { former } = await replaceMedium(ada, { id, by: second });
    expect(former).toMatchObject({ id: second, originalFilename: "1.png" });
    expect(await held(first), "the one before").toBe(0);
    await forgetFormer(database.db, siteId, new Date(former!.until.getTime() - 1));
    expect(await held(second)).toBe(1);
    await forgetFormer(database.db, siteId, former!.until);
    expect(await held(second)).toBe(0);
    expect(await getMedium(ada, { id })).toMatchObject({ originalFilename: "2.png", former: null });
    await removeFilesJob.run(
      { db: database.db, bus: ada.bus, signal: new AbortController().signal },
      { siteId, objectId: second }, // of a row that is gone: they are this one's now
    );
    expect(await mediaStorage().names({ siteId, objectId: second })).toContain("original.png");
    await replaceMedium(ada, { id, by: other });
    await deleteMedium(ada, { mediaId: id, evenIfUsed: false });
    expect(await held(other), "goes with its medium").toBe(0);
  });

  const blue = () => colour("blue").png().toBuffer();
  const held = (id: string) => database.db.media.count({ where: { siteId, id } });
  const sizes = async () =>
    (await database.db.media.aggregate({ where: { siteId }, _sum: { fileSize: true } }))._sum.fileSize ?? 0;

  it("refuses what is in use, another type, and media of another site", async () => {
    const [id, by, foreign] = [
      await addRow({ name: "a" }),
      await addRow({ name: "b" }),
      await addRow({ name: "c", site: elsewhere }),
    ];
    await database.db.media.update({ where: { siteId, id: by }, data: { mediaType: "video" } });
    await expect(replaceMedium(ada, { id, by })).rejects.toEqual(refusal("media-other-type"));
    await database.db.media.update({ where: { siteId, id: by }, data: { mediaType: "image" } });
    await database.db.business.create({ data: { siteId, name: "Optik", logoMediaId: by } });
    await expect(replaceMedium(ada, { id, by })).rejects.toEqual(refusal("media-in-use"));
    const notThere = { code: "not-found", details: { refusal: "media-not-found" } };
    await expect(replaceMedium(ada, { id, by: foreign })).rejects.toMatchObject(notThere);
    await expect(replaceMedium(ada, { id: foreign, by: id })).rejects.toMatchObject(notThere);
  });
});

describe("cropping", () => {
  /** Left half red, right half blue. */
  const halves = () =>
    colour("red", { width: 100, height: 60 }).composite([
      { input: { create: { width: 50, height: 60, channels: 3, background: "blue" } }, left: 50, top: 0 },
    ]);
  const right = { x: 50, y: 0, width: 50, height: 50 };
  async function pictureOf(id: string) {
    const row = await database.db.media.findFirstOrThrow({ where: { siteId, id } });
    const bytes = (await readFile(mediaStorage(), row, `original.${row.extension}`)) ?? Buffer.alloc(0);
    const { dominant } = await sharp(bytes).stats();
    const { width, height, pages = 1, pageHeight = height } = await sharp(bytes, { animated: true }).metadata();
    return { size: [width, pageHeight], pages, isBlue: dominant.b > 200 && dominant.r < 60 };
  }

  it.each([
    ["jpg", () => halves().jpeg().toBuffer()],
    ["png", () => halves().png().toBuffer()],
    ["webp", () => halves().webp().toBuffer()],
  ])("cuts a %s as a copy, and a copy of the copy from the first picture again", async (extension, make) => {
    const id = await upload(`halb.${extension}`, await make());
    await describeMedium(ada, { id, alt: { de: "Zwei Farben" }, tags: ["farbe"], focalPoint: { x: 0.9, y: 0.9 } });
    const crop = await cropImage(ada, { media: { id, cropArea: right } });
    expect(crop).toMatchObject({ parentId: id, cropArea: right, width: 50, height: 30, extension, tags: ["farbe"] });
    expect(crop).toMatchObject({ alt: { de: "Zwei Farben" }, focalPoint: { x: 0.5, y: 0.5 } }); // it is outside
    expect(await pictureOf(crop.id)).toEqual({ size: [50, 30], pages: 1, isBlue: true });
    const again = await cropImage(ada, { media: { id: crop.id, cropArea: { x: 0, y: 0, width: 25, height: 100 } } });
    expect(again).toMatchObject({ parentId: id, width: 25, height: 60 });
    expect((await pictureOf(again.id)).isBlue).toBe(false);
  });

  it("lays what is cut out of a feed's copy with the site's own pictures, because that copy goes", async () => {
    const id = await upload("beitrag.png", await halves().png().toBuffer());
    await database.db.media.updateMany({ where: { id, siteId: ada.siteId }, data: { bucketFolder: feedFolder } });
    expect(await cropImage(ada, { media: { id, cropArea: right } })).toMatchObject({ bucketFolder: "library" });
  });

  it("keeps a GIF moving, and makes pixels of a drawing", async () => {
    const frames = await Promise.all(["red", "lime"].map((each) => colour(each).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const moving = await cropImage(ada, { media: { id: await upload("winkt.gif", gif), cropArea: right } });
    expect(moving).toMatchObject({ extension: "gif", width: 20, height: 10 });
    expect((await pictureOf(moving.id)).pages).toBe(2);

    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><rect width="100" height="60" fill="blue"/></svg>`;
    const drawn = await cropImage(ada, { media: { id: await upload("logo.svg", Buffer.from(svg)), cropArea: right } });
    expect(drawn).toMatchObject({ extension: "png", mimeType: "image/png" });
    expect(drawn.width / drawn.height).toBeCloseTo(50 / 30, 1);
    expect(Math.abs(drawn.width - 1600), "as large as a part of a photograph").toBeLessThan(20);
    expect((await pictureOf(drawn.id)).isBlue).toBe(true);
  });

  it("says that it failed where there is no picture to cut", async () => {
    const id = await addRow({ name: "weg.webp" });
    const failed = { message: "Failed to crop image", details: { refusal: "crop-failed" } };
    await expect(cropImage(ada, { media: { id, cropArea: right } })).rejects.toMatchObject(failed);
    await deleteMedium(ada, { mediaId: id, evenIfUsed: true });
    const gone = { code: "not-found", details: { refusal: "media-not-found" } };
    await expect(cropImage(ada, { media: { id, cropArea: right } })).rejects.toMatchObject(gone);
  });
});

it("makes the blur of a picture anew, and none of a drawing", async () => {
  const id = await upload("rot.png", await colour("red").png().toBuffer());
  const { blurHash } = await getMedium(ada, { id });
  await database.db.media.update({ where: { siteId, id }, data: { blurHash: null } });
  expect((await makeBlurHash(ada, { id })).blurHash).toBe(blurHash);
  expect((await getMedium(ada, { id })).blurHash).toBe(blurHash);
  await database.db.media.update({ where: { siteId, id }, data: { extension: "svg" } });
  await expect(makeBlurHash(ada, { id })).rejects.toEqual(refusal("file-type"));
});

it("takes nothing in once the site's room is full, and counts twenty at the same moment one after the other", async () => {
  const bytes = await colour("green", { width: 300, height: 300 }).png().toBuffer();
  const { usedBytes } = await librarySummary(ada, { mediaType: "image" });
  const limit = env.MEDIA_SITE_LIMIT_GB;
  try {
    env.MEDIA_SITE_LIMIT_GB = (usedBytes + 3.5 * bytes.byteLength) / 1024 ** 3;
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => upload(`${at}.png`, bytes)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
    for (const reason of refused) expect(reason).toEqual(refusal("media-full"));
    await expect(upload("c.png", bytes)).rejects.toEqual(refusal("media-full"));
  } finally {
    env.MEDIA_SITE_LIMIT_GB = limit;
  }
});

it("takes nothing in where what was replaced takes more than as much again as the site may", async () => {
  const size = 500_000_000; // as if it were
  const small = await colour("green", { width: 3, height: 3 }).png().toBuffer();
  const ids = [await upload("a.png", small), await upload("b.png", small), await upload("c.png", small)];
  const limit = env.MEDIA_SITE_LIMIT_GB;
  try {
    const used: number[] = [];
    env.MEDIA_SITE_LIMIT_GB = (2 * size + 400_000_000) / 1024 ** 3;
    for (const id of ids) {
      await database.db.media.update({ where: { siteId, id }, data: { fileSize: size } });
      await replaceMedium(ada, { id, by: await upload("klein.png", small) });
      used.push((await librarySummary(ada, { mediaType: "image" })).usedBytes);
    }
    expect(Math.max(used[0] ?? 0, used[1] ?? 0)).toBeLessThan(100_000_000);
    expect(used[2]).toBeGreaterThan(100_000_000);
  } finally {
    env.MEDIA_SITE_LIMIT_GB = limit;
  }
});
