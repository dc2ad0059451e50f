import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import { feedFolder } from "~/features/media/folders.ts";
import { renameFolder } from "~/features/media/rename-folder.ts";
import { renameFolderInput } from "~/features/media/library-schema.ts";
import { listMedia } from "~/features/media/service.ts";
import { librarySummary } from "~/features/media/summary.ts";
import { forEditor, type SiteActor } from "~/lib/site-editor.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const editor: SiteActor = { isAdmin: false, role: "optician" };
const [ownSite, foreignSite] = [randomUUID(), randomUUID()];
const context = (siteId: string = ownSite) => forEditor({ db: database.db, site: { id: siteId }, actor: editor });
const picture = (background: string) =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  for (const id of [ownSite, foreignSite]) {
    await database.db.site.create({ data: { id, key: id, name: "Test", locales: ["de"] } });
  }
});

afterAll(async () => {
  for (const id of [ownSite, foreignSite]) {
    await rm(dirname(mediaFolder({ siteId: id, objectId: id })), { recursive: true, force: true });
  }
});

describe("importImage", () => {
  it("refuses wrong names and wrong bytes before anything is stored", async () => {
    const bytes = await picture("red");
    await expect(importImage(context(), { bytes, filename: "a" })).rejects.toThrow("File has no extension");
    await expect(importImage(context(), { bytes, filename: "a.exe" })).rejects.toThrow("File type not allowed");
    const html = Buffer.from("<html><script>alert(1)</script></html>");
    await expect(importImage(context(), { bytes: html, filename: "a.png" })).rejects.toThrow("The file is damaged");
    expect(await database.db.media.count({ where: { siteId: ownSite } })).toBe(0);
  });

  it("stores the original and the row, and answers a repeated import with the same row", async () => {
    const id = randomUUID();
    const input = {
      id,
      bytes: await picture("green"),
      filename: "C:\\fakepath\\wald.png",
      alt: { de: "Ein Wald" },
      tags: ["natur"],
      focalPoint: { x: 0.3, y: 0.6 },
    };
    const row = await importImage(context(), input);
    expect(await importImage(context(), input)).toEqual(row);
    expect(await readdir(mediaFolder({ siteId: ownSite, objectId: id }))).toEqual(["original.png"]);
    expect(row).toMatchObject({ originalFilename: "wald.png", extension: "png", mimeType: "image/png" });
    expect(mediaRef(row)).toMatchObject({
      id,
      publicUrl: `/media/${id}`,
      original: "original.png",
      widths: [],
      width: 1000,
      height: 500,
      alt: { de: "Ein Wald" },
      focalPoint: { x: 0.3, y: 0.6 },
    });
  });

  it("takes no file for another one by its name, and leaves none outside of its own folder", async () => {
    const bytes = await picture("black");
    const names = [
      "../../../etc/passwd.png",
      "..\\..\\a.png",
      "a.svg",
      "a\u0000.png",
      "\u202egnp.exe.png",
      `${"x".repeat(300)}.png`,
    ];
    for (const filename of names) {
      const row = await importImage(context(), { bytes, filename });
      expect(row).toMatchObject({ extension: "png", mimeType: "image/png", publicUrl: `/media/${row.id}` });
      expect(row.originalFilename).toMatch(/^[^/\\\p{C}]{1,200}$/u);
      expect(await readdir(mediaFolder(row))).toEqual(["original.png"]);
    }
    await database.db.media.deleteMany({ where: { siteId: ownSite, originalFilename: { not: "wald.png" } } });
  });
});

describe("listMedia", () => {
  it("shows one site's pictures to its editors, 40 a page, and finds them by name or tag", async () => {
    const bytes = await picture("blue");
    await importImage(context(foreignSite), { bytes, filename: "fremd.png" });
    const { mimeType, extension, bucketFolder, fileSize } = await importImage(context(), {
      bytes,
      filename: "bild-0.png",
    });
    const rest = Array.from({ length: 40 }, (_, index) => index + 1).map((index) => ({
      siteId: ownSite,
      mediaType: "image" as const,
      objectId: randomUUID(),
      publicUrl: "",
      originalFilename: `bild-${index}.png`,
      tags: index === 7 ? ["sieben"] : [],
      ...{ mimeType, extension, bucketFolder, fileSize },
    }));
    await database.db.media.createMany({ data: rest });
    const list = (input: { search?: string; page?: number } = {}) =>
      listMedia(context(), { mediaType: "image", page: 1, ...input });
    const first = await list();
    expect(first).toMatchObject({ total: 42, pageSize: 40 });
    expect(first.items).toHaveLength(40);
    const unmeasured = first.items.find(({ originalFilename }) => originalFilename !== "bild-0.png");
    expect(unmeasured, "where nobody said how large it is").toMatchObject({ width: 800, height: 600 });
    expect(first.items.some((item) => item.originalFilename === "fremd.png")).toBe(false);
    expect((await list({ page: 2 })).items).toHaveLength(2);
    expect((await list({ search: "BILD-12" })).items.map((item) => item.originalFilename)).toEqual(["bild-12.png"]);
    expect((await list({ search: "sieben" })).items.map((item) => item.originalFilename)).toEqual(["bild-7.png"]);
  });

  it("finds words whatever their letters are, in no language's name, and counts all where a page is empty", async () => {
    const siteId = randomUUID();
    await database.db.site.create({ data: { id: siteId, key: siteId, name: "Test", locales: ["de"] } });
    const one = {
      siteId,
      mediaType: "image" as const,
      publicUrl: "",
      fileSize: 1,
      mimeType: "image/png",
      extension: "png",
    };
    const words = ['Ein "grosser" Laden', "100 % aus C:\\Bern", "Ein_Haus", "Zürich"];
    await database.db.media.createMany({
      data: words.map((de, index) => ({
        ...{ ...one, objectId: randomUUID(), originalFilename: `${index}.x`, bucketFolder: "library" },
        alt: { de, fr: "" },
      })),
    });
    const list = (search: string, page = 1) => listMedia(context(siteId), { mediaType: "image", search, page });
    const found = async (search: string) =>
      (await list(search)).items.map(({ alt }) => words.indexOf(alt.de ?? "")).sort();
    expect(await found('"GROSSER"')).toEqual([0]);
    expect(await found("c:\\bern")).toEqual([1]);
    expect(await found("100 %")).toEqual([1]);
    expect(await found("n_h")).toEqual([2]);
    expect(await found("zürich")).toEqual([3]);
    expect(await found("de")).toEqual([0]); // of "Laden", not of what every one has in German
    expect(await found("fr")).toEqual([]);
    expect(await list("", 2)).toMatchObject({ items: [], total: 4 });
    expect(await list("nirgends")).toMatchObject({ items: [], total: 0 });
  });

  it.each(["video", "document"] as const)("shows 20 of the type %s a page", async (mediaType) => {
    const one = { siteId: ownSite, mediaType, publicUrl: "", originalFilename: "einer von vielen", fileSize: 1 };
    const kind = { mimeType: "application/octet-stream", extension: "bin", bucketFolder: "" };
    await database.db.media.createMany({
      data: Array.from({ length: 21 }, () => ({ ...one, ...kind, objectId: randomUUID() })),
    });
    const list = (page: number) => listMedia(context(), { mediaType, page, search: "einer von vielen" });
    expect(await list(1)).toMatchObject({ total: 21, pageSize: 20 });
    expect([(await list(1)).items.length, (await list(2)).items.length]).toEqual([20, 1]);
  });
});

describe("renameFolder", () => {
  const moved = (siteId: string, from: string, to: string, only?: string[]) =>
    renameFolder(context(siteId), renameFolderInput.parse({ from, to, only }));
  const rename = async (siteId: string, from: string, to: string) => (await moved(siteId, from, to)).length;
  const foldersOf = async (siteId: string) =>
    (await librarySummary(context(siteId), { mediaType: "image" })).folders.map(({ name, count }) => [name, count]);

  it("renames, joins and dissolves folders of one site, and leaves what the product looks for by name", async () => {
    const [site, other] = [randomUUID(), randomUUID()];
    const one = { publicUrl: "", originalFilename: "a.png", fileSize: 1, mimeType: "image/png", extension: "png" };
    for (const siteId of [site, other]) {
      await database.db.site.create({ data: { id: siteId, key: siteId, name: "Test", locales: ["de"] } });
      const folders = ["Sommer", "Sommer", "Herbst", "artwork"];
      const updatedAt = new Date("2026-01-01");
      await database.db.media.createMany({
        data: folders.map((bucketFolder) => ({
          ...{ ...one, siteId, bucketFolder, updatedAt, objectId: randomUUID(), mediaType: "image" as const },
        })),
      });
    }
    const before = await foldersOf(other);
    expect(await rename(site, "Sommer", " Strand ")).toBe(2);
    expect(await foldersOf(site)).toEqual([
      ["artwork", 1],
      ["Herbst", 1],
      ["Strand", 2],
    ]);
    expect(await rename(site, "Strand", "Herbst")).toBe(2);
    expect(await foldersOf(site)).toEqual([
      ["artwork", 1],
      ["Herbst", 3],
    ]);
    const strand = (await database.db.media.findMany({ where: { siteId: site, bucketFolder: "Herbst" } }))
      .map(({ id }) => id)
      .slice(0, 2);
    expect((await moved(site, "Herbst", "Strand", strand)).toSorted(), "taken back").toEqual(strand.toSorted());
    expect(await foldersOf(site)).toEqual([
      ["artwork", 1],
      ["Herbst", 1],
      ["Strand", 2],
    ]);
    await expect(moved(other, "Herbst", "Strand", strand)).rejects.toMatchObject({ code: "not-found" });
    expect(await rename(site, "Strand", "Herbst")).toBe(2);
    const all = await moved(site, "Herbst", "");
    expect(await moved(site, "library", "Herbst", all)).toHaveLength(3);
    expect(await rename(site, "Herbst", "")).toBe(3);
    expect(await foldersOf(site)).toEqual([
      ["artwork", 1],
      ["library", 3],
    ]);
    await expect(rename(site, "Herbst", "Winter")).rejects.toMatchObject({ details: { refusal: "folder-gone" } });
    for (const kept of ["library", "artwork"])
      await expect(rename(site, kept, "Winter")).rejects.toMatchObject({ code: "invalid" });
    for (const names of [
      { from: feedFolder, to: "x" },
      { from: "Herbst", to: feedFolder },
    ])
      expect(renameFolderInput.safeParse(names).success).toBe(false);
    expect(await foldersOf(other)).toEqual(before);
    const { items } = await listMedia(context(site), { mediaType: "image" });
    expect(new Set(items.map(({ updatedAt }) => updatedAt.getTime())), "not changed").toEqual(
      new Set([new Date("2026-01-01").getTime()]),
    );
  });
});
