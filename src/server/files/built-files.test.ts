import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BuiltFiles } from "./built-files.ts";

let folder: string;
const build = (names: string[]) => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `this is ${name}`);
  }
};
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "built-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("has what visitors' pages need also once another build has replaced it, and misses the rest", async () => {
  build(["static/media/a.woff2", "static/visitor/loader.js", "static/chunks/b.js", "static/chunks/c.js"]);
  const files = new BuiltFiles(folder);
  const said = async (name: string) => {
    const file = await files.find(name);
    return file && (Buffer.isBuffer(file) ? file : file.identity).toString();
  };
  expect(await said("static/chunks/b.js")).toBe("this is static/chunks/b.js");
  build(["static/media/new.woff2"]);
  for (const name of ["static/media/a.woff2", "static/visitor/loader.js", "static/chunks/b.js"])
    expect(await said(name)).toBe(`this is ${name}`);
  for (const name of ["static/chunks/c.js", "static/media/new.woff2", "static/../secret"])
    expect(await said(name)).toBeNull();
});

it("has nothing where nothing was built", async () => {
  expect(await new BuiltFiles(join(folder, "none")).find("static/a.js")).toBeNull();
});

it("makes what visitors load smaller than the rest, but for a whole library", async () => {
  const names = ["static/visitor/a.js", "static/visitor/library.js", "static/chunks/a.js", "static/chunks/library.js"];
  build(names);
  const text = readFileSync("src/i18n/messages/de.ts");
  for (const name of names) {
    writeFileSync(join(folder, name), text.subarray(0, name.endsWith("library.js") ? 100_001 : 100_000));
  }
  const files = new BuiltFiles(folder);
  const found = await Promise.all(names.map((name) => files.find(name)));
  const [own = 0, library, other = 0, otherLibrary] = found.map((file) => (file && "br" in file ? file.br.length : 0));
  expect(own / other).toBeLessThan(0.95);
  expect(library).toBe(otherLibrary);
});
