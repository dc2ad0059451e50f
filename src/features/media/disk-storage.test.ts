import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "~/server/env.ts";
import { watchFlushes } from "../../../tests/support/flushes.ts";
import { diskStorage } from "./disk-storage.ts";

const before = env.DATA_DIR;

beforeAll(async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "disk-storage-"));
});
afterAll(async () => {
  await rm(env.DATA_DIR, { recursive: true, force: true });
  env.DATA_DIR = before;
});

it("flushes every file to the disk before it stands in its place: a power cut leaves none of its bytes out", async () => {
  const storage = diskStorage();
  const place = { siteId: randomUUID(), objectId: randomUUID() };
  const seen: (readonly string[])[] = [];
  const flushes = await watchFlushes(async () => void seen.push(await storage.names(place)));
  const bytes = Buffer.from("a picture");
  await storage.place(place, [
    { name: "original.png", bytes },
    { name: "320.avif", bytes },
  ]);
  await storage.add(place, { name: "640.avif", bytes });
  flushes.restore();
  expect(seen.map((names) => [...names].sort())).toEqual([[], [], ["320.avif", "original.png"]]);
  expect([...(await storage.names(place))].sort()).toEqual(["320.avif", "640.avif", "original.png"]);
});
