import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { PageSections } from "~/kinds/page-sections.tsx";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { themeAttributes, themeVariables } from "~/features/blocks/theme.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import { findChromium } from "../browser.ts";
import { documentOf, pictureId, picturesOf } from "./document.ts";
import { drawings, galleryPages, type GalleryPage } from "./pages.ts";

/**
 * Draws every block kind with both demo themes into `<folder>/<page>.html` and photographs the pages at three widths:
 * `tsx --tsconfig tests/support/gallery/tsconfig.json --import ./tests/support/gallery/skip-styles.mjs
 * tests/support/gallery/main.tsx <folder> [page …]`.
 */
const [folder = "gallery", ...wanted] = process.argv.slice(2);
const out = resolve(folder);
await mkdir(out, { recursive: true });

const names = wanted.length > 0 ? wanted : Object.keys(galleryPages);
const css = await builtCss();
for (const name of names) {
  const page = galleryPages[name];
  if (!page) throw new Error(`There is no page ${name}: ${Object.keys(galleryPages).join(", ")}`);
  await writeFile(join(out, `${name}.html`), html(page, css, await mediaOf(page)));
}
await photograph(names);

async function builtCss(): Promise<string> {
  const from = resolve("src/app/globals.css");
  const sheets = (await readdir("src/features", { recursive: true })).filter((path) =>
    /^(blocks\/(kinds|styles\/(board|card|collection|disclosure|lightbox|more|stars))|golf\/(styles|blocks)|map\/(styles|blocks)).*\.css$/.test(
      path,
    ),
  );
  const imports = sheets.map((path) => `@import "../features/${path}";\n`).join("");
  const result = await postcss([tailwind({ optimize: false })]).process((await readFile(from, "utf8")) + imports, {
    from,
    to: from,
  });
  return result.css.replaceAll(/url\("?\.\.?\//g, (found) =>
    found.replace(/\.\.?\/$/, `${pathToFileURL("src/app").href}/${found.includes("..") ? "../" : ""}`),
  );
}

async function mediaOf(page: GalleryPage): Promise<Record<string, MediaRef>> {
  const used = new Set(
    page.sections
      .flatMap((section) => [section, ...(section.cards ?? [])])
      .flatMap((section) => Object.values(section.fields ?? {}))
      .flatMap((content) => (content.type === "image" ? picturesOf(content.picture) : [])),
  );
  const refs = [];
  for (const name of used) refs.push(name === "film" ? filmRef() : await pictureRef(name));
  return Object.fromEntries(refs.map((ref) => [ref.id, ref]));
}

async function pictureRef(name: string): Promise<MediaRef> {
  const draw = drawings[name];
  if (!draw) throw new Error(`There is no drawing ${name}`);
  const target = join(out, "media", name);
  await mkdir(target, { recursive: true });
  const file = join(target, "1600.webp");
  const info = await sharp(file)
    .metadata()
    .catch(() => sharp(Buffer.from(draw())).resize({ width: 1600 }).webp({ effort: 2 }).toFile(file));
  return {
    id: pictureId(name),
    mediaType: "image",
    mimeType: "image/webp",
    publicUrl: `media/${name}`,
    widths: [1600],
    width: info.width,
    height: info.height,
    placeholder: null,
    focalPoint: { x: 0.5, y: 0.5 },
    videoSettings: null,
    alt: { de: name },
  };
}

function filmRef(): MediaRef {
  return {
    id: pictureId("film"),
    mediaType: "video",
    mimeType: "video/youtube",
    publicUrl: "media/film",
    widths: [],
    width: 1600,
    height: 900,
    placeholder: null,
    focalPoint: null,
    videoSettings: { source: "youtube", videoId: "abcdefghijk" },
    alt: {},
  };
}

function html({ theme, sections, data = {} }: GalleryPage, css: string, media: Record<string, MediaRef>): string {
  const pagePath = () => "/de/weg";
  const resolved = resolvePage(documentOf("gallery", sections), {
    locale: "de",
    defaultLocale: "de",
    media,
    pagePath,
    isMember: true,
  });
  const texts = viewTextsOf("de");
  const context = {
    siteId: "",
    pageId: "",
    locale: "de",
    mode: "live" as const,
    t: translatorOfParts(texts),
    texts,
    pagePath,
    data,
  };
  const body = renderToStaticMarkup(
    <div className="site" style={themeVariables(theme)} {...themeAttributes(theme)}>
      <PageSections name="gallery" sections={resolved} context={context} />
    </div>,
  );
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}</style><body>${body}`;
}

async function photograph(pages: string[]) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--allow-file-access-from-files"],
  });
  for (const name of pages) {
    for (const width of [390, 820, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 } });
      await page.goto(pathToFileURL(join(out, `${name}.html`)).href);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll("img")];
        for (const picture of pictures) picture.loading = "eager";
        await Promise.all(pictures.map((picture) => picture.decode()));
      });
      await page.waitForLoadState("networkidle");
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) console.log(`${name} at ${width}: ${overflow} px too wide`);
      await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true });
      await page.close();
    }
  }
  await browser.close();
}
