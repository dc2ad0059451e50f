import { randomBytes, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diskStorage, mediaFolder } from "~/features/media/disk-storage.ts";
import { s3Storage } from "~/features/media/s3-storage.ts";
import { readFile, type MediaStorage } from "~/features/media/storage.ts";
import { startS3Server } from "../support/s3-server.ts";

let server: Awaited<ReturnType<typeof startS3Server>>;
const storages: Record<string, MediaStorage> = { disk: diskStorage() };
const siteId = randomUUID();

beforeAll(async () => {
  server = await startS3Server();
  storages["bucket"] = s3Storage(server);
});
afterAll(async () => {
  await server.stop();
  await rm(dirname(mediaFolder({ siteId, objectId: siteId })), { recursive: true, force: true });
});

const file = (name: string, size = 5_000) => ({ name, bytes: randomBytes(size) });

it("a disk that cannot say whether a file is there does not say that it is gone", async () => {
  const place = { siteId, objectId: randomUUID() };
  await diskStorage().place(place, [file("original.png")]);
  expect(await diskStorage().find(place, "480.webp")).toBeNull();
  expect(await diskStorage().find(place, "original.png/480.webp")).toBeNull();
  await expect(diskStorage().find(place, "x".repeat(300))).rejects.toMatchObject({ code: "ENAMETOOLONG" });
});

describe.each(["disk", "bucket"])("media on a %s", (which) => {
  const storage = () => storages[which] as MediaStorage;
  const newPlace = () => ({ siteId, objectId: randomUUID() });

  it("are found whole, and in parts", async () => {
    const [place, original] = [newPlace(), file("original.mp4", 300_000)];
    await storage().place(place, [original]);
    expect((await readFile(storage(), place, "original.mp4"))?.equals(original.bytes)).toBe(true);
    const found = await storage().find(place, "original.mp4");
    expect(found?.size).toBe(300_000);
    expect(found?.version).toMatch(/^[\w-]{4,}$/);
    const part: Buffer[] = [];
    for await (const chunk of found?.open({ start: 1_000, end: 1_999 }) ?? []) part.push(chunk as Buffer);
    expect(Buffer.concat(part).equals(original.bytes.subarray(1_000, 2_000))).toBe(true);
  });

  it("get further files, from memory and from the disk, which are listed with the first", async () => {
    const [place, film] = [newPlace(), file("film.mp4", 200_000)];
    const path = join(tmpdir(), `film-${randomUUID()}`);
    await writeFile(path, film.bytes);
    await storage().place(place, [file("original.png"), file("64.webp")]);
    await storage().add(place, file("480.webp"));
    await storage().addFromDisk(place, { name: "film.mp4", path });
    const names = ["480.webp", "64.webp", "film.mp4", "original.png"];
    expect((await storage().names(place)).toSorted()).toEqual(names);
    const ofSite = [...(await storage().filesOfSite(siteId))].filter((path) => path.startsWith(place.objectId));
    expect(ofSite.toSorted()).toEqual(names.map((name) => `${place.objectId}/${name}`));
    expect((await storage().filesOfSite(randomUUID())).size).toBe(0);
    await rm(path);
    expect((await readFile(storage(), place, "film.mp4"))?.equals(film.bytes)).toBe(true);
  });

  it("are in another place as well once they were copied, and stay there when the first is gone", async () => {
    const [from, to, film] = [newPlace(), newPlace(), file("original.mp4", 100_000)];
    await storage().place(from, [film, file("64.webp")]);
    await storage().place(to, [file("320.webp")]);
    await storage().copy(from, to, "original.mp4");
    await storage().remove(from);
    expect((await storage().names(to)).toSorted()).toEqual(["320.webp", "original.mp4"]);
    expect((await readFile(storage(), to, "original.mp4"))?.equals(film.bytes)).toBe(true);
    await expect(storage().copy(from, to, "original.mp4")).rejects.toThrow();
  });

  it("replace what a crash had left in their place", async () => {
    const [place, second] = [newPlace(), file("original.png")];
    await storage().place(place, [file("original.jpg"), file("64.webp")]);
    await storage().place(place, [second]);
    expect(await storage().names(place)).toEqual(["original.png"]);
    expect((await readFile(storage(), place, "original.png"))?.equals(second.bytes)).toBe(true);
  });

  it("are removed with all their files, and no others with them", async () => {
    const [place, neighbour] = [newPlace(), newPlace()];
    for (const each of [place, neighbour]) await storage().place(each, [file("original.png"), file("64.webp")]);
    await storage().remove(place);
    await storage().remove(place); // again does no harm
    expect(await storage().names(place)).toEqual([]);
    expect(await storage().find(place, "original.png")).toBeNull();
    expect(await storage().names(neighbour)).toHaveLength(2);
  });

  it("of a whole site are removed, and no other site's with them", async () => {
    const gone = randomUUID();
    const places = [1, 2].map(() => ({ siteId: gone, objectId: randomUUID() }));
    const kept = newPlace();
    for (const each of [...places, kept]) await storage().place(each, [file("original.png"), file("64.webp")]);
    await storage().removeSite(gone);
    await storage().removeSite(gone); // again does no harm
    for (const each of places) expect(await storage().names(each)).toEqual([]);
    expect(await storage().names(kept)).toHaveLength(2);
  });

  it("of a place or a name that there is not are none", async () => {
    const place = newPlace();
    expect(await storage().names(place)).toEqual([]);
    expect(await readFile(storage(), place, "original.png")).toBeNull();
    await storage().place(place, [file("original.png")]);
    for (const name of ["64.webp", "../original.png", "original", "%2e%2e", ""])
      expect(await storage().find(place, name), name).toBeNull();
  });
});

describe("a bucket", () => {
  it("lists more files than fit into one answer", async () => {
    const place = { siteId, objectId: randomUUID() };
    const storage = s3Storage({ ...server, namesPerAnswer: 2 });
    const names = ["1.webp", "2.webp", "3.webp", "4.webp", "5.webp"];
    await storage.place(
      place,
      names.map((name) => file(name, 1)),
    );
    expect((await storage.names(place)).toSorted()).toEqual(names);
    await storage.remove(place);
    expect(await storage.names(place)).toEqual([]);
  });

  it("that refuses the key, or is away, is a fault and no missing file", async () => {
    const place = { siteId, objectId: randomUUID() };
    const stranger = s3Storage({ ...server, secretAccessKey: "another" });
    await expect(stranger.find(place, "original.png")).rejects.toThrow("403");
    const away = s3Storage({ ...server, endpoint: "http://127.0.0.1:1" });
    await expect(away.names(place)).rejects.toThrow();
  });
});
