import { randomUUID } from "node:crypto";
import { open, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { env } from "~/server/env.ts";
import { diskStorage } from "./disk-storage.ts";

const before = env.DATA_DIR;
let handles: { sync: () => Promise<void> };

beforeAll(async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "disk-storage-"));
  const file = await open(join(env.DATA_DIR, "any"), "w");
  handles = Object.getPrototypeOf(file) as typeof handles;
  await file.close();
});
afterAll(async () => {
  await rm(env.DATA_DIR, { recursive: true, force: true });
  env.DATA_DIR = before;
});

it("flushes every file to the disk before it stands in its place: a power cut leaves none of its bytes out", async () => {
  const storage = diskStorage();
  const place = { siteId: randomUUID(), objectId: randomUUID() };
  const seen: (readonly string[])[] = [];
  const sync = vi.spyOn(handles, "sync").mockImplementation(async () => void seen.push(await storage.names(place)));
  const bytes = Buffer.from("a picture");
  await storage.place(place, [
    { name: "original.png", bytes },
    { name: "320.avif", bytes },
  ]);
  await storage.add(place, { name: "640.avif", bytes });
  sync.mockRestore();
  expect(seen.map((names) => [...names].sort())).toEqual([[], [], ["320.avif", "original.png"]]);
  expect([...(await storage.names(place))].sort()).toEqual(["320.avif", "640.avif", "original.png"]);
});
