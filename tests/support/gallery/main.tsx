import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../browser.ts";
import { galleryHtml } from "./draw.tsx";
import { galleryPages } from "./pages.ts";
import { galleryStyleSheet } from "./style-sheet.ts";

/**
 * Draws every block kind with each ready look (`preset-…-all`), six sections of them that looks are compared by
 * (`preset-…`), and the pages of a new site of each trade (`new-…`) into `<folder>/<page>.html`, and photographs the pages at four widths:
 * `tsx --tsconfig tests/support/gallery/tsconfig.json --import ./tests/support/gallery/skip-styles.mjs
 * tests/support/gallery/main.tsx <folder> [page …]`.
 */
const [folder = "gallery", ...wanted] = process.argv.slice(2);
const widths = (process.env.WIDTHS ?? "390,820,1440,1920").split(",").map(Number);
/** Higher pages are photographed in parts: browsers draw so many pixels at once. */
const mostHeight = 12_000;
const out = resolve(folder);
await mkdir(out, { recursive: true });

const all = Object.keys(galleryPages);
const names = wanted.length > 0 ? all.filter((name) => wanted.some((want) => name.startsWith(want))) : all;
if (names.length === 0) throw new Error(`There is no such page: ${all.join(", ")}`);
const css = await galleryStyleSheet();
for (const name of names) {
  const known = galleryPages[name];
  const page = typeof known === "function" ? await known() : known;
  if (page) await writeFile(join(out, `${name}.html`), await galleryHtml(page, css));
}
await photograph(names);

async function photograph(pages: string[]) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--allow-file-access-from-files"],
  });
  for (const name of pages) {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(pathToFileURL(join(out, `${name}.html`)).href);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll("img")];
        for (const picture of pictures) picture.loading = "eager";
        await Promise.all(pictures.map((picture) => picture.decode()));
        await document.fonts.ready;
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) console.log(`${name} at ${width}: ${overflow} px too wide`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let [top, part] = [0, 1]; top < height; top += mostHeight, part += 1) {
        const clip = { x: 0, y: top, width, height: Math.min(mostHeight, height - top) };
        const path = join(out, `${name}-${width}${height > mostHeight ? `-${part}` : ""}.png`);
        await page.screenshot({ path, clip, fullPage: true });
      }
    }
    await page.close();
  }
  await browser.close();
}
