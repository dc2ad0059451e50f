import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NextConfig } from "next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sourceHash, sources } from "./build.ts";

const configFile = "../../../next.config.js";
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-build-"));
  mkdirSync(join(root, "src", "app"), { recursive: true });
  writeFileSync(join(root, "src", "app", "page.tsx"), "page");
  for (const path of sources) if (path.includes(".")) writeFileSync(join(root, path), path);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([...sources.filter((path) => path.includes(".")), "src/app/page.tsx"])("sees a change of %s", (path) => {
  const before = sourceHash(root);
  appendFileSync(join(root, path), " ");
  expect(sourceHash(root)).not.toBe(before);
});

it("sees a new file, and a folder that Next takes in when it is there", () => {
  const before = sourceHash(root);
  writeFileSync(join(root, "src", "new.ts"), "");
  const after = sourceHash(root);
  expect(after).not.toBe(before);
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public", "robots.txt"), "");
  expect(sourceHash(root)).not.toBe(after);
});

it("is the same for the same sources, whatever their tests say", () => {
  const before = sourceHash(root);
  writeFileSync(join(root, "src", "app", "page.test.tsx"), "test");
  expect(sourceHash(root)).toBe(before);
});

it("names a source that is missing", () => {
  rmSync(join(root, "postcss.config.mjs"));
  expect(() => sourceHash(root)).toThrow("postcss.config.mjs, which is missing");
});

it("names only sources that this checkout has", () => {
  expect(sourceHash(".")).toMatch(/^[0-9a-f]{64}$/);
});

/** What `next.config.js` says of Next's experiments, in these circumstances. */
async function experimentsWith(name: string, value: string): Promise<NextConfig["experimental"]> {
  vi.stubEnv(name, value);
  vi.resetModules();
  const { default: config } = (await import(configFile)) as { default: NextConfig };
  vi.unstubAllEnvs();
  return config.experimental;
}

it("keeps nothing for a next build at the first one, and what helps from then on", async () => {
  const keeps = async () => (await experimentsWith("VITRINE_DIST", root))?.turbopackFileSystemCacheForBuild;
  expect(await keeps()).toBe(false);
  writeFileSync(join(root, "BUILD_ID"), "first");
  expect(await keeps()).toBe(true);
});

it.each([
  ["production", false],
  ["development", true],
])("in %s, source maps are written: %s", async (mode, expected) =>
  expect((await experimentsWith("NODE_ENV", mode))?.turbopackSourceMaps).toBe(expected),
);
