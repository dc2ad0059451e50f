import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { watchFlushes } from "../../../tests/support/flushes.ts";
import { writeWhole } from "./whole-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "whole-file-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("flushes the bytes before the file has its name, and the name once it has: a power cut takes neither", async () => {
  const flushed: [bytes: string | null, names: string[]][] = [];
  const flushes = await watchFlushes(async (file) => {
    const bytes = (await file.stat()).isFile() ? String(await file.readFile()) : null;
    const isHere = (await file.stat()).ino === (await stat(folder)).ino;
    if (bytes !== null || isHere) flushed.push([bytes, await readdir(folder)]);
  });
  await writeWhole(join(folder, "shop.tar"), (unfinished) => writeFile(unfinished, "a site"));
  flushes.restore();
  expect(flushed).toEqual([
    ["a site", ["shop.tar.unfinished"]],
    [null, ["shop.tar"]],
  ]);
});

it("leaves what lay there, and nothing half, when it cannot be written", async () => {
  const path = join(folder, "kept.tar");
  await writeFile(path, "the former one");
  const cutOff = writeWhole(path, async (unfinished) => {
    await writeFile(unfinished, "half");
    throw new Error("the disk is full");
  });
  await expect(cutOff).rejects.toThrow("the disk is full");
  expect(await readFile(path, "utf8")).toBe("the former one");
  expect(await readdir(folder)).not.toContain("kept.tar.unfinished");
});
