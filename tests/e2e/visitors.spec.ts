import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { laidOutWhole } from "./support/laid-out-whole.ts";
import { bakeryOrigin, golfOrigin, opticianOrigin } from "./support/origins.ts";
import { overhang, stackedButtons } from "./support/overhang.ts";
import { test } from "./support/story.ts";

const screens = [
  "/de",
  "/fr",
  "/de/leistungen",
  "/de/team",
  "/de/service/bildschirm",
  "/de/gaestebuch",
  "/de/~contact",
  "/de/~imprint",
  "/de/search",
  "/de/search?searchQuery=Brille",
  "/de/gibt-es-nicht",
].map((path) => opticianOrigin + path);
const golfScreens = ["/de", "/de/nachtgolf", "/de/~urban-golf-start"].map((path) => golfOrigin + path);
const bakeryScreens = ["/de", "/fr/~contact"].map((path) => bakeryOrigin + path);

for (const address of [...screens, ...golfScreens, ...bakeryScreens]) {
  test(`${address.replace(/:\d+/, "")} is accessible and asks no foreign host`, async ({ page }) => {
    const foreign: string[] = [];
    const problems: string[] = [];
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !hostname.endsWith("localhost")) foreign.push(request.url());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (/Content.Security.Policy|hydrat/i.test(message.text())) problems.push(message.text());
    });
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    await page.addStyleTag(laidOutWhole);
    await expect(page.locator("vt-carousel:not(:defined)")).toHaveCount(0); // a row is reached by keys from then on
    for (const width of [390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390 || width === 1440) await expectAccessible(page);
      expect(await page.evaluate(overhang), `${width} px`).toEqual([]);
      if (width > 1024) expect(await page.evaluate(stackedButtons), `${width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".site-header, .booking-button, form").filter({ visible: true })).toHaveCount(0);
    const inks = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, p)")]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).color),
    );
    const isLight = (ink: string) => /^rgb\((2\d\d|1[5-9]\d),|^oklab\((1|0\.[6-9])/.test(ink);
    expect(inks.filter(isLight)).toEqual([]); // on white paper
    const columns = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, p)")].filter(
          (element) => element.checkVisibility() && element.offsetWidth < 60 && element.innerText.length > 20,
        ).length,
    );
    expect(columns).toBe(0); // none of one letter a line
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("languages, canonical address and sitemap agree", async ({ page, request }) => {
  await page.goto("/de/leistungen");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/de\/leistungen$/);
  const french = await page.locator('link[rel="alternate"][hreflang="fr"]').getAttribute("href");
  await page.goto(french ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(new URL(french ?? "").pathname);
});

/** By its header: only browsers know that every name below `localhost` is this machine. */
const onGolf = { headers: { host: new URL(golfOrigin).host } };

test("search engines find the start of a game, and none of its screens", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml", onGolf)).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*(~urban-golf[^<]*)<\/loc>/g)].map(([, slug]) => slug);
  expect([...new Set(listed)]).toEqual(["~urban-golf-start"]);
  expect(sitemap).not.toContain("/rangliste<"); // that of a round
  for (const [slug, robots] of [
    ["~urban-golf-start", undefined],
    ["~urban-golf-play", "noindex"],
  ] as const) {
    const headers = (await request.get(`/de/${slug}`, onGolf)).headers();
    expect(headers["x-robots-tag"], slug).toBe(robots);
    expect(headers["referrer-policy"], slug).toBe("no-referrer");
  }
});

test("an unknown page answers 404 and an unknown host nothing of any site", async ({ request }) => {
  expect((await request.get("/de/gibt-es-nicht")).status()).toBe(404);
  expect((await request.get("/_site/anything")).status()).toBe(404);
  const stranger = await request.get("/de", { headers: { host: "stranger.example" } });
  expect(stranger.status()).toBe(404);
  expect(await stranger.text()).not.toContain("Lindengut");
});
