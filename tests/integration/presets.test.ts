import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { contrast } from "~/features/blocks/theme/color.ts";
import { themeVariables } from "~/features/blocks/theme/theme.ts";
import { darkPalettes } from "~/features/blocks/theme/dark-palettes.ts";
import { themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { findChromium } from "../support/browser.ts";
import { galleryHtml } from "../support/gallery/draw.tsx";
import { text } from "../../prisma/seed/content.ts";
import { everySection, everySectionData } from "../support/gallery/every-section.ts";
import { galleryRound, golfData, golfSections, roundGlobals } from "../support/gallery/golf.ts";
import { faintWords } from "../support/gallery/faint-words.ts";
import { looksOf } from "../support/gallery/looks.ts";
import { presetSections } from "../support/gallery/preset-sections.ts";
import { galleryStyleSheet } from "../support/gallery/style-sheet.ts";
import { sampleSection } from "../support/gallery/samples.ts";
import { faintOn, wordsOnPictures } from "../support/gallery/words-on-pictures.ts";
import { launchPatiently, openPatiently } from "../support/patient-browser.ts";
import { differences, keepLooks, keptLooks, partsOf, sketch, type Sketches } from "../support/gallery/kept-looks.ts";

/** Of the traits that `looksOf` names, two looks share at most so many. */
const mostShared = 7;
/** How far the colours of two looks are apart, averaged over the page's parts: 0 is the same, 1 is black and white. */
const leastApart = 0.045;

interface Sheet {
  looks: Record<string, string>;
  colors: Buffer;
}
/** A page whose own title has a word of 28 letters. */
const longTitled = presetSections.map((section, at) =>
  at === 0
    ? { ...section, fields: { ...section.fields, title: text("Unsere Kontaktlinsenanpassungskurse") } }
    : section,
);
type NightName = keyof typeof darkPalettes;
const names = Object.keys(themePresets) as PresetName[];
const sheets = new Map<PresetName, Sheet>();
const sketches: Record<string, Sketches> = {};
let folder: string;
let css: string;
let browser: Browser;
let page: Page;

/** A page of the gallery for each ready look, in one window whose pixels are as large as its parts need to be. */
beforeAll(async () => {
  for (const [name, value] of Object.entries(roundGlobals)) vi.stubGlobal(name, value);
  folder = await mkdtemp(join(tmpdir(), "presets-"));
  css = await galleryStyleSheet();
  browser = await launchPatiently({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
  });
  page = await openPatiently(browser, { deviceScaleFactor: 0.25, reducedMotion: "reduce" });
  for (const name of names) {
    const sections = presetSections;
    const theme = { ...themePresets[name], dark: name in darkPalettes ? darkPalettes[name as NightName] : null };
    const html = await galleryHtml({ theme, sections, isFramed: true }, css);
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(
      join(folder, `${name}-long.html`),
      await galleryHtml({ theme, sections: longTitled, isFramed: true }, css),
    );
  }
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(name: PresetName | `${PresetName}-long`): Promise<void> {
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
  await page.evaluate(() => document.fonts.ready);
}

/** The titles that are larger than the page's own, or whose words are parted; runs in the page. */
function faultyTitles(): string[] {
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const lead = document.querySelector("h1");
  return [...document.querySelectorAll("main :is(.display, .title)")].flatMap((title) => {
    const text = title.textContent ?? "";
    const isLarger = lead !== null && title !== lead && size(title) >= size(lead);
    const node = title.firstChild;
    const isParted = [...text.matchAll(/[\p{L}]+/gu)].some(({ index, 0: word }) => {
      if (!node) return false;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    return [...(isLarger ? [`larger: ${text}`] : []), ...(isParted ? [`parted: ${text}`] : [])];
  });
}

it.each(names)(
  "%s is readable, its page's own title leads, and its titles keep whole words at every width",
  async (name) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(name);
    const picture = await page.screenshot({ fullPage: true });
    const colors = await sharp(picture).removeAlpha().resize(12, 48, { fit: "fill" }).raw().toBuffer();
    sheets.set(name, { looks: await page.evaluate(looksOf), colors });
    sketches[name] = await sketch(picture, await page.evaluate(partsOf));
    const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => html + failureSummary))).toEqual(
      [],
    );
    for (const width of [390, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faultyTitles), `${width} px`).toEqual([]);
      if (width < 1000) expect(await page.evaluate(faintWords), `${width} px`).toEqual([]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang, `${width} px`).toBe(0);
    }
    await open(`${name}-long`);
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faultyTitles), `with a long word at ${width} px`).toEqual([]);
    }
  },
);

it.each(Object.keys(darkPalettes) as NightName[])(
  "%s is dark and readable where a device asks for it",
  async (name) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    await open(name);
    const { channels } = await sharp(await page.screenshot({ fullPage: true })).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(110);
    const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => html + failureSummary))).toEqual(
      [],
    );
  },
);

it.each(names)("%s has no words too faint to read in any kind of section, by day and by night", async (name) => {
  const dark = name in darkPalettes ? darkPalettes[name as NightName] : null;
  const theme = { ...themePresets[name], dark };
  const [sections, data] = [
    [...everySection("plain"), ...golfSections],
    { ...(await everySectionData()), ...golfData },
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setContent(await galleryHtml({ theme, sections, data, isFramed: true, round: galleryRound }, css), {
    waitUntil: "commit", // pictures and typefaces change no colour
  });
  await page.addStyleTag({ content: "* { transition: none !important }" }); // a colour on its way is no fault
  for (const colorScheme of dark ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faintWords), `${colorScheme} at ${width} px`).toEqual([]);
    }
  }
});

const scrimOf = (name: PresetName) => themeVariables(themePresets[name])["--site-scrim"] ?? "";
/** The look of the lightest shade: where its words are readable, those of all others are. */
const [palest = "optics"] = names.toSorted(
  (one, other) => contrast(scrimOf(one), "#ffffff") - contrast(scrimOf(other), "#ffffff"),
);

it.each(["ffffff", "000000"] as const)("words on a picture can be read where it is all #%s", async (color) => {
  const sharpPage = await openPatiently(browser, { reducedMotion: "reduce" }); // each pixel between words counts
  const html = await galleryHtml({ theme: themePresets[palest], sections: wordsOnPictures }, css);
  for (const width of [1440, 820, 390]) {
    await sharpPage.setViewportSize({ width, height: 900 });
    await sharpPage.setContent(html);
    expect(await faintOn(sharpPage, color), `${width} px`).toEqual([]);
  }
  await sharpPage.context().close();
});

it("words on a picture stand at the edge where they were put, at every width", async () => {
  const plainPage = await openPatiently(browser, { reducedMotion: "reduce" });
  const sections = ["topLeft", "bottomRight"].map((textPosition) =>
    sampleSection("textOnImage", ["view"], { color: "transparent", shiftedAlignment: "default", textPosition }),
  );
  await plainPage.setContent(await galleryHtml({ theme: themePresets[palest], sections }, css));
  for (const width of [1440, 820, 390]) {
    await plainPage.setViewportSize({ width, height: 900 });
    const [top, bottom] = await plainPage.locator(".text-on-image__stage").evaluateAll((stages) =>
      stages.map((stage) => {
        const [picture, text, words] = [".text-on-image__media", ".text-on-image__text", ".title"].map((name) =>
          (stage.querySelector(name) as Element).getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        return {
          above: text.top - picture.top,
          below: picture.bottom - text.bottom,
          before: words.left - picture.left,
        };
      }),
    );
    expect(top?.above, `top at ${width} px`).toBeCloseTo(0);
    expect(bottom?.below, `bottom at ${width} px`).toBeCloseTo(0);
    if (width > 390) expect(bottom?.before, `right at ${width} px`).toBeGreaterThan((top?.before ?? 0) + 120);
  }
  await plainPage.context().close();
});

it("words of a header on a picture can be read where it is white", async () => {
  const sharpPage = await openPatiently(browser, { reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  const sections = [sampleSection("hero", ["view"], { layout: "overlay", color: "background" })];
  for (const header of ["bar", "centred", "split", "card"] as const) {
    const theme = { ...themePresets[palest], header };
    await sharpPage.setContent(await galleryHtml({ theme, sections, isFramed: true, headerType: "transparent" }, css));
    await sharpPage.locator(".site-header").evaluate((part) => part.setAttribute("data-scroll", "top"));
    expect(await faintOn(sharpPage, "ffffff"), header).toEqual([]);
  }
  await sharpPage.context().close();
});

it("every part of every look is as it was seen last: `npm run looks:keep` after a change that was meant", async () => {
  if (process.env["LOOKS"] === "keep") await keepLooks(sketches);
  expect(differences(await keptLooks(), sketches)).toEqual([]);
});

const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

it.each(pairs)("%s and %s do not look like relatives", (one, other) => {
  const [left, right] = [sheets.get(one), sheets.get(other)];
  if (!left || !right) throw new Error("Both have to be drawn before");
  const shared = Object.keys(left.looks).filter((trait) => left.looks[trait] === right.looks[trait]);
  const distance = left.colors.reduce((sum, value, at) => sum + Math.abs(value - (right.colors[at] ?? 0)), 0);
  const apart = distance / left.colors.length / 255;
  expect(shared.length, shared.join(", ")).toBeLessThanOrEqual(mostShared);
  expect(apart).toBeGreaterThanOrEqual(leastApart);
});
