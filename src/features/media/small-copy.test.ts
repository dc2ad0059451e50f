import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeSmallCopy } from "~/features/media/small-copy.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-small-"));
  const picture = sharp({ create: { width: 480, height: 240, channels: 4, background: "#1f3d36" } });
  await writeFile(join(folder, "480.webp"), await picture.webp().toBuffer());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("makes a small copy of a picture, once for all who ask at the same time", async () => {
  expect(await Promise.all([makeSmallCopy(folder, "128"), makeSmallCopy(folder, "128")])).toEqual([true, true]);
  expect((await readdir(folder)).sort()).toEqual(["128.webp", "480.webp"]);
  const { width, height } = await sharp(join(folder, "128.webp")).metadata();
  expect([width, height]).toEqual([128, 64]);
});

it.each(["127", "480", "original", "-64", "0128"])("makes none called %s", async (name) => {
  expect(await makeSmallCopy(folder, name)).toBe(false);
  expect(await readdir(folder)).toEqual(["480.webp"]);
});

it("makes none where there is no picture", async () => {
  expect(await makeSmallCopy(join(folder, "nothing"), "128")).toBe(false);
});
