import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Response } from "@playwright/test";
import { themePresets } from "../../src/features/blocks/theme/theme-presets.ts";
import { themeVariables } from "../../src/features/blocks/theme/theme.ts";
import { findChromium } from "../support/browser.ts";
import { layoutShift } from "./support/layout-shift.ts";
import { bakeryOrigin, golfOrigin, opticianOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";

test.use({
  viewport: { width: 390, height: 844 },
  // What visitors get is weighed in the Chromium that people see.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findChromium() }),
    { scope: "worker" },
  ],
});

const kB = 1024;

/** Bytes over the wire of a first visit by kind (`Script`, `Font` …), how far the page's parts moved, and what its policy refused. */
async function visit(page: Page, address: string, waitUntil: "networkidle" | "load" = "networkidle") {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const coming = new Set<string>();
  const bytes: Record<string, number> = {};
  session.on("Network.requestWillBeSent", ({ requestId }) => coming.add(requestId));
  session.on("Network.loadingFailed", ({ requestId }) => coming.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    coming.delete(requestId);
  });
  await page.goto(address, { waitUntil });
  if (waitUntil === "load") {
    await page.evaluate(atRest);
    for (let turn = 0; turn < 50 && coming.size > 0; turn += 1) await page.waitForTimeout(20);
  }
  const shift = await layoutShift(page);
  const refused = await page.evaluate(() => (window as { refused?: string[] }).refused ?? []);
  await session.detach();
  return { bytes, shift, refused };
}

/** Runs in the page: until its scripts and typefaces are there, and the browser has nothing else to do. */
async function atRest(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 }));
    await document.fonts.ready;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // What keeps a game's screens comes once a page has rested for a while, and is weighed by golf's own test.
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    const refused: string[] = Object.assign(window, { refused: [] }).refused;
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      if (blockedURI === "eval" && sample === "") return; // Zod asks once whether it may compile its checks
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  }),
);

const totalOf = (bytes: Record<string, number>) => Object.values(bytes).reduce((sum, size) => sum + size, 0);

/**
 * What a page of text moves by where one paragraph has a line more in the typeface that stands in: by its letters' width
 * it fits to a third of a percent in all, and to one or two in a line.
 */
const oneLine = 0.02;

/** Parts whose code the loader holds; any other comes in a script of its own, and one page of the demo shows three. */
const common = new Set(["header", "menu", "carousel", "video-click", "map-link", "before-after", "island"]);

/** Some pages of each kind, for what takes a while to look at. */
const pages = {
  [opticianOrigin]: [
    "/de",
    "/fr",
    "/de/leistungen",
    "/de/team",
    "/de/~contact",
    "/de/~imprint",
    "/de/search",
    "/de/gibt-es-nicht",
  ],
  [golfOrigin]: ["/de", "/de/~urban-golf-start", "/de/map/hauptbahnhof"],
};

/** The other pages of the demo, each of them drawn by other kinds. Sitemaps name those of the stories beside this one, too. */
const otherPages = {
  [opticianOrigin]: [
    "/de/aktuell",
    "/de/offene-stellen",
    "/de/brillenboerse",
    "/de/gaestebuch",
    "/de/~privacy",
    "/de/~terms",
  ],
  [golfOrigin]: ["/de/gruppen", "/de/~imprint", "/de/~privacy"],
  [bakeryOrigin]: ["/de", "/de/~contact", "/de/~imprint", "/de/~privacy"],
};

for (const [origin, others] of Object.entries(otherPages)) {
  test(`visitors of ${origin.replace(/:\d+/, "")} get no framework, and little of anything`, async ({ page }) => {
    const known = pages[origin] ?? [];
    for (const path of [...known, ...others]) {
      const { bytes, shift, refused } = await visit(
        page,
        origin + path,
        others.includes(path) ? "load" : "networkidle",
      );
      const url = new URL(origin + path);
      const host = url.host;
      url.hostname = "localhost"; // Node may not know the names below it
      const answer = await page.request.get(url.href, { headers: { host } });
      const html = await answer.text();
      expect.soft(html, path).not.toMatch(/\/_next\/static\/chunks\/[^"]+\.js|__next_|rel="stylesheet"/);
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
      const running = scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes));
      expect
        .soft(running, path)
        .toEqual([expect.stringMatching(/^ type="module" async src="\/_next\/static\/visitor\/loader-/)]);
      const policy = answer.headers()["content-security-policy"];
      expect.soft(policy, path).toMatch(/script-src 'self'(;|$)/);
      expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
      expect.soft(refused, path).toEqual([]);
      const rare = new Set(
        [...html.matchAll(/<vt-([a-z-]+)/g)].flatMap(([, name = ""]) => (common.has(name) ? [] : name)),
      );
      const light = Math.max(6, 4.4 + 1.3 * rare.size) * kB;
      const scriptLimit = /data-when="(load|idle)"/.test(html) ? 44 * kB : light;
      expect.soft(bytes["Script"], `scripts of ${path}`).toBeLessThanOrEqual(scriptLimit);
      expect.soft(bytes["Font"] ?? 0, `typefaces of ${path}`).toBeLessThanOrEqual(51 * kB);
      expect.soft(shift, `${path} moves by ${shift}`).toBeLessThan(path.endsWith("~privacy") ? oneLine : 0.005);
    }
  });
}

test("every ready look brings 50 kB of typefaces at most to a first visit", () => {
  const folder = ".next/static/visitor";
  const files = readdirSync(folder);
  for (const [name, theme] of Object.entries(themePresets)) {
    const variables = themeVariables(theme);
    const families = ["--site-font-heading", "--site-font-body"].map((face) => variables[face]?.split(",")[0] ?? "");
    const sizes = families.map((family) => {
      const start = `${family.replaceAll('"', "").toLowerCase().replaceAll(" ", "-")}-latin-normal-`;
      const file = files.find((each) => each.startsWith(start) && each.endsWith(".woff2"));
      expect(file, `${name}: ${family}`).toBeDefined();
      return statSync(join(folder, file ?? "")).size;
    });
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      name,
    ).toBeLessThanOrEqual(50 * kB);
  }
});

test("the optician's home page weighs 140 kB at most", async ({ page }) => {
  const { bytes } = await visit(page, `${opticianOrigin}/de`);
  expect(totalOf(bytes), JSON.stringify(bytes)).toBeLessThanOrEqual(140 * kB);
});

test("the optician's page with a form weighs 124 kB at most, with all that looks at answers", async ({ page }) => {
  const { bytes } = await visit(page, `${opticianOrigin}/de/~contact`);
  expect(totalOf(bytes), JSON.stringify(bytes)).toBeLessThanOrEqual(124 * kB);
  await expect(page.locator('vt-island[data-name="form"]')).toHaveAttribute("data-awake", "true");
});

test("the golf course's home brings 110 kB of pictures at most to a phone with the finest screen", async ({
  browser,
}) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const { bytes } = await visit(phone, `${golfOrigin}/de`);
  expect(bytes["Image"], JSON.stringify(bytes)).toBeLessThanOrEqual(110 * kB);
  await phone.close();
});

test("what lies below the first screen waits for it, and is laid out once the page is there", async ({
  browser,
  page,
}) => {
  const isEndLaidOut = (at: Page) =>
    at
      .locator(".site-footer p, .site-footer a")
      .first()
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const first = await browser.newPage({ javaScriptEnabled: false });
  await first.goto(`${opticianOrigin}/de`);
  expect(await isEndLaidOut(first)).toBe(false);
  await first.locator(".site-footer").scrollIntoViewIfNeeded();
  await expect.poll(() => isEndLaidOut(first)).toBe(true);
  await first.close();
  await page.goto(`${opticianOrigin}/de`);
  await expect.poll(() => isEndLaidOut(page)).toBe(true);
});

test("a hole's page leaves its map for later, until somebody gets there", async ({ page }) => {
  const { bytes } = await visit(page, `${golfOrigin}/de/map/hauptbahnhof`);
  expect(bytes["Script"], JSON.stringify(bytes)).toBeLessThanOrEqual(6 * kB);
  const island = page.locator('vt-island[data-name="map"]');
  await expect(island).not.toHaveAttribute("data-awake");
  await page.locator(".points .map").scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake", "true");
});

interface Shown {
  address: string;
  /** How wide the whole picture is where it is drawn, cut edges included. */
  drawn: number;
  /** How wide its `sizes` say that it is. */
  said: number;
}

/** Runs in the page: the pictures with several stored copies, once each has come. */
async function shownPictures(): Promise<Shown[]> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img[srcset]")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  return pictures.map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const ratio = Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
    const isCovering = getComputedStyle(picture).objectFit === "cover";
    const drawn = isCovering ? Math.max(width, height * ratio) : Math.min(width, height * ratio);
    // Of a picture with several copies, the browser gives the width that its `sizes` come to.
    return { address: picture.currentSrc, drawn: Math.round(drawn), said: picture.naturalWidth };
  });
}

for (const width of [390, 1440]) {
  test(`pictures come at the size at which they are drawn, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let count = 0;
    for (const [origin, paths] of Object.entries(pages)) {
      for (const path of paths) {
        await page.goto(origin + path);
        for (const picture of await page.evaluate(shownPictures)) {
          const { address, drawn, said } = picture;
          if (drawn === 0) continue; // not shown at this width
          const about = `${path}, ${address}, drawn ${drawn} px wide`;
          expect.soft(said, `${about}, is no larger than needed`).toBeLessThanOrEqual(drawn * 1.35);
          expect.soft(said, `${about}, is not blown up`).toBeGreaterThanOrEqual(drawn * 0.85);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(10);
  });
}

test("the typefaces of a round's screen come with its code, and without scripts at once", async ({ page, browser }) => {
  const start = `${golfOrigin}/de/~urban-golf-start`;
  const isTypeface = (response: Response) => response.url().endsWith(".woff2");
  await page.goto(start);
  const areThere = () => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await expect.poll(areThere).toBe(true);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const [typeface] = await Promise.all([plain.waitForResponse(isTypeface), plain.goto(start)]);
  expect(typeface.ok()).toBe(true);
  await plain.close();
});

test("an island wakes when it comes near, and not before", async ({ page }) => {
  await page.goto(`${golfOrigin}/de`, { waitUntil: "networkidle" });
  const island = page.locator('vt-island[data-name="golf-records"]');
  await expect(island).not.toHaveAttribute("data-awake");
  await page.locator(".score-tracker").scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake", "true");
  await expect(island.getByRole("table").or(island.getByRole("paragraph")).first()).toBeVisible();
});
