import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("refuses a second holder and lets the next one in after release", async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  release();
  (await lockFolder(folder))();
});

it("takes over from a process that was killed", async () => {
  writeFileSync(join(folder, "lock.json"), JSON.stringify({ pid: 1, port: 1, key: "gone" }));
  (await lockFolder(folder))();
});

it("takes over from a lock file that a crash cut off", async () => {
  writeFileSync(join(folder, "lock.json"), '{"pid":');
  (await lockFolder(folder))();
});
