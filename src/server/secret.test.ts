import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { storedSecret } from "./secret.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("makes a secret once, for its owner's eyes only, and leaves nothing beside it", () => {
  const file = join(folder, "new", "secret");
  const secret = storedSecret(file);
  expect(secret).toHaveLength(43);
  expect(storedSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "new"))).toEqual(["secret"]);
});

it("makes one on a disk that knows no second names for a file, too", () => {
  const link = vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw Object.assign(new Error("operation not permitted"), { code: "EPERM" });
  });
  syncBuiltinESMExports();
  try {
    const file = join(folder, "share", "secret");
    const secret = storedSecret(file);
    expect(secret).toHaveLength(43);
    expect(storedSecret(file)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "share"))).toEqual(["secret"]);
    expect(link).toHaveBeenCalled();
  } finally {
    link.mockRestore();
    syncBuiltinESMExports();
  }
});

it.each([
  ["empty", ""],
  ["empty", "\n"],
  ["too short", "cut-off"],
])("stops where the secret is %s, and leaves the file as it is", (how, content) => {
  const file = join(folder, "secret");
  writeFileSync(file, content);
  expect(() => storedSecret(file)).toThrow(`The secret in ${file} is ${how}`);
  expect(readFileSync(file, "utf8")).toBe(content);
});
