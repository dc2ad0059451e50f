import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "~/server/env.ts";
import { watchFlushes } from "../../../tests/support/flushes.ts";
import { diskStorage, mediaFolder } from "./disk-storage.ts";

const before = env.DATA_DIR;

beforeAll(async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "disk-storage-"));
});
afterAll(async () => {
  await rm(env.DATA_DIR, { recursive: true, force: true });
  env.DATA_DIR = before;
});

const bytes = Buffer.from("a picture");
const newPlace = () => ({ siteId: randomUUID(), objectId: randomUUID() });

it("flushes every file to the disk before it stands in its place: a power cut leaves none of its bytes out", async () => {
  const storage = diskStorage();
  const place = newPlace();
  const seen: (readonly string[])[] = [];
  const flushes = await watchFlushes(async (file) => {
    if ((await file.stat()).isFile()) seen.push(await storage.names(place));
  });
  await storage.place(place, [
    { name: "original.png", bytes },
    { name: "320.avif", bytes },
  ]);
  await storage.add(place, { name: "640.avif", bytes });
  flushes.restore();
  expect(seen.map((names) => [...names].sort())).toEqual([[], [], ["320.avif", "original.png"]]);
  expect([...(await storage.names(place))].sort()).toEqual(["320.avif", "640.avif", "original.png"]);
});

it("flushes the folders in which a name is new once it is there: a power cut takes no name back", async () => {
  const storage = diskStorage();
  const place = newPlace();
  const other = { ...newPlace(), siteId: place.siteId };
  const folder = mediaFolder(place);
  const folders = { data: env.DATA_DIR, shelf: dirname(dirname(folder)), site: dirname(folder), medium: folder };
  const film = join(env.DATA_DIR, "film.mp4");
  await writeFile(film, bytes);
  const flushed: string[] = [];
  const flushes = await watchFlushes(async (handle) => {
    const { ino } = await handle.stat();
    for (const [called, path] of Object.entries(folders)) {
      if ((await stat(path).catch(() => null))?.ino !== ino) continue;
      flushed.push(`${called} with ${[...(await storage.names(place))].sort().join()}`);
    }
  });
  const flushedBy = async (work: Promise<unknown>) => {
    await work;
    return flushed.splice(0).sort();
  };
  const first = await flushedBy(storage.place(place, [{ name: "a.png", bytes }]));
  expect(first).toEqual(["data with a.png", "medium with a.png", "shelf with a.png", "site with a.png"]);
  expect(await flushedBy(storage.add(place, { name: "b.webp", bytes }))).toEqual(["medium with a.png,b.webp"]);
  const linked = storage.addFromDisk(place, { name: "c.mp4", path: film });
  expect(await flushedBy(linked)).toEqual(["medium with a.png,b.webp,c.mp4"]);
  const further = storage.place(other, [{ name: "d.png", bytes }]);
  expect(await flushedBy(further), "the folder of the site is there").toEqual(["site with a.png,b.webp,c.mp4"]);
  expect(await flushedBy(storage.copy(other, place, "d.png"))).toEqual(["medium with a.png,b.webp,c.mp4,d.png"]);
  flushes.restore();
});
