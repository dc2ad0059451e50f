import { expect, it } from "vitest";
import { bestCandidate, filesNamedIn, filesOfPage } from "./kept-files.ts";

const site: Record<string, string> = {
  "/_next/static/chunks/main.js": `Promise.all(["static/chunks/play.js","static/chunks/shared.js"].map(l))`,
  "/_next/static/chunks/play.js": `["static/chunks/shared.js","static/chunks/pad.css"]`,
  "/_next/static/chunks/shared.js": "",
  "/_next/static/chunks/pad.css": "a{}",
};
const read = async (address: string) => site[address] ?? null;
const page = `<script src="/_next/static/chunks/main.js" async></script>`;

it("finds all files of a page, those that its scripts load later included", async () => {
  expect(new Set(await filesOfPage(page, read))).toEqual(new Set(Object.keys(site)));
});

it("finds the modules of an island, which name each other by a file beside them", async () => {
  const modules: Record<string, string> = {
    "/_next/static/visitor/loader-ABCD2345.js": `import"./part-EFGH2345.js";import("./wake-IJKL2345.js")`,
    "/_next/static/visitor/part-EFGH2345.js": `import{a}from"./part-MNOP2345.js";"./worker.js"`,
    "/_next/static/visitor/wake-IJKL2345.js": "",
    "/_next/static/visitor/part-MNOP2345.js": "",
  };
  const html = `<script type="module" src="/_next/static/visitor/loader-ABCD2345.js"></script>`;
  const files = await filesOfPage(html, async (address) => modules[address] ?? null);
  expect(new Set(files)).toEqual(new Set(Object.keys(modules)));
});

it("finds nothing rather than something incomplete", async () => {
  expect(await filesOfPage(`${page}<link href="/_next/static/chunks/missing.css">`, read)).toBeNull();
});

it("names a file as an address does, whoever names it", () => {
  const expected = ["/_next/static/chunks/%5Bturbopack%5D_%40trpc_1.js"];
  expect(filesNamedIn(`src="/_next/static/chunks/%5Bturbopack%5D_%40trpc_1.js"`)).toEqual(expected);
  expect(filesNamedIn(`"static/chunks/[turbopack]_@trpc_1.js"`)).toEqual(expected);
  expect(filesNamedIn("//# sourceMappingURL=static/chunks/a.js.map")).toEqual([]);
});

it("leaves out the copies of the map's package that nothing ever loads", () => {
  const text = `new URL("/_next/static/media/maplibre-gl-worker-dev.26cmr.mjs",x),"static/chunks/a.js"`;
  expect(filesNamedIn(text)).toEqual(["/_next/static/chunks/a.js"]);
});

it("chooses the smallest picture that is sharp, else the widest", () => {
  const srcset = "/media/x/480.webp 480w, /media/x/960.webp 960w, /media/x/1600.webp 1600w";
  expect(bestCandidate(srcset, 900)).toBe("/media/x/960.webp");
  expect(bestCandidate(srcset, 4_000)).toBe("/media/x/1600.webp");
  expect(bestCandidate("", 900)).toBeNull();
});
