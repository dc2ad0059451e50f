import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
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
