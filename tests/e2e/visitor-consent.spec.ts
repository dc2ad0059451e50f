import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { RootDb } from "../../src/server/db.ts";
import { siteWithPages } from "../support/published-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { watchDangers } from "./support/harmless.ts";
import { layoutShift } from "./support/layout-shift.ts";
import { test } from "./support/story.ts";
import { openProductDb } from "./support/product-db.ts";
import { untilKnown } from "./support/until-known.ts";
import { unseenByKeyboard } from "./support/walk-by-keyboard.ts";

const tracking = { googleAnalytics: "G-TEST12345", googleTagManager: "GTM-TEST123", facebookPixel: "1234567890" };
const port = Number(process.env.E2E_PORT ?? 3199);
const key = `consent-${randomUUID().slice(0, 8)}`;
const origin = `http://${key}.localhost:${port}`;

let db: RootDb;
let siteId: string;
let searchId: string;

/** A site of its own: those of the demo have no services. */
test.beforeAll(async () => {
  db = openProductDb(port);
  const site = await siteWithPages(db, key, ["start", "mehr", "formular", "suche"], { formular: "contactForm" });
  siteId = site.id;
  searchId = site.pages[3] ?? "";
  await db.page.update({ where: { id: searchId, siteId }, data: { role: "search" } });
  await db.siteHost.create({ data: { siteId, host: `${key}.localhost` } });
  await untilKnown(`${key}.localhost`, port);
});
test.afterAll(async () => {
  await db.site.delete({ where: { id: siteId } });
  await db.$disconnect();
});

/** What was asked of other hosts in this tab since the last look; those hosts answer here with a script that sets a cookie. */
async function watchForeign(context: BrowserContext, page: Page) {
  const asked: string[] = [];
  await context.route(/googletagmanager|facebook/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'document.cookie = "_ga=GA1.1; path=/"' }),
  );
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith("localhost")) asked.push(request.url());
  });
  return { asked: () => [...asked], take: () => asked.splice(0) };
}

test("nothing foreign is loaded before somebody agrees, after a refusal, where they leave something of themselves, and once they take it back", async ({
  page,
  browser,
}) => {
  await expect.poll(async () => (await page.goto(`${origin}/robots.txt`))?.status()).toBe(200); // until the host is known
  await new EditorPage(page).signIn("admin@vitrine.example", { origin });
  const bookingButton = { active: true, url: "https://termin.example" };
  expect((await post(page, "settings", { tracking, bookingButton })).status).toBe(200);
  expect((await post(page, "page/publish", { id: searchId })).status, "visitors' search page, too").toBe(200);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const foreign = await watchForeign(context, visitor);
  const dangers = await watchDangers(visitor);
  const banner = visitor.getByRole("region", { name: "Dürfen wir Dienste anderer laden?" });
  const open = async (path: string) => {
    await visitor.goto(`${origin}/de/${path}`, { waitUntil: "networkidle" });
    await visitor.waitForFunction(() => customElements.get("vt-consent"));
  };
  await test.step("before a choice", async () => {
    await expect(async () => {
      await open("start");
      await expect(banner).toBeVisible({ timeout: 5_000 });
    }).toPass(); // the page that was kept is over once the setting has reached every process
    expect(Math.round((await layoutShift(visitor)) * 100)).toBe(0);
    await expectAccessible(visitor, ".consent");
    for (const [width, most] of [
      [820, 130],
      [1280, 100],
    ] as const) {
      await visitor.setViewportSize({ width, height: 720 });
      const { height } = (await banner.boundingBox())!;
      expect(height, `at ${width} px a low bar, below the buttons of what comes first`).toBeLessThan(most);
      await expectAccessible(visitor, ".consent");
    }
    await visitor.setViewportSize({ width: 390, height: 844 });
    const booking = (await visitor.getByRole("link", { name: "Termin buchen" }).boundingBox())!;
    const { y } = (await banner.boundingBox())!;
    expect(booking.y + booking.height, "the way to an appointment stands above the question").toBeLessThanOrEqual(y);
    await visitor.getByRole("main").focus();
    for (const key of ["Tab", "Shift+Tab"] as const)
      expect(await unseenByKeyboard(visitor, key), "nothing that the keyboard comes to lies below it").toEqual([]);
    expect(foreign.take()).toEqual([]);
  });

  await test.step("after a refusal, which is one press as well", async () => {
    const [recorded] = await Promise.all([
      visitor.waitForResponse(/\/api\/v1\/consent$/),
      banner.getByRole("button", { name: "Ablehnen" }).click(),
    ]);
    expect(recorded.status()).toBe(200);
    const records = await db.consentRecord.findMany({ where: { siteId }, select: { choices: true, locale: true } });
    expect(records).toEqual([{ choices: { analytics: false, tagManager: false, pixel: false }, locale: "de" }]);
    await expect(banner).toBeHidden();
    await expect(visitor.getByRole("main")).toBeFocused();
    await open("mehr");
    await expect(banner).toBeHidden();
    expect(foreign.take()).toEqual([]);
  });

  await test.step("after a yes, by way of the footer", async () => {
    const change = visitor.getByRole("contentinfo").getByRole("button", { name: "Dienste anderer" });
    await change.click();
    await expect(banner).toBeFocused();
    await expect(banner.getByRole("checkbox", { checked: false }), "what was chosen").toHaveCount(3);
    await expectAccessible(visitor, ".consent");
    await visitor.keyboard.press("Escape");
    await expect(banner).toBeHidden();
    await expect(change).toBeFocused();
    await change.click();
    await banner.getByRole("button", { name: "Schliessen" }).click();
    await expect(banner).toBeHidden();
    expect(foreign.take(), "nothing was decided").toEqual([]);
    await change.click();
    await banner.getByRole("button", { name: "Zustimmen" }).click();
    await expect(change).toBeFocused();
    const scripts = [
      "https://www.googletagmanager.com/gtag/js?id=G-TEST12345",
      "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123",
      "https://connect.facebook.net/en_US/fbevents.js",
    ];
    await expect.poll(foreign.asked).toEqual(scripts);
    foreign.take();
    await open("start");
    await expect(banner).toBeHidden();
    await expect.poll(foreign.asked).toEqual(scripts);
    foreign.take();
    const told = await visitor.evaluate(() => {
      const detail = { sliderId: "one", currentIndex: 2 };
      document.dispatchEvent(new CustomEvent("slider_progress_update", { detail }));
      const entries = (window as { dataLayer?: (ArrayLike<unknown> | object)[] }).dataLayer ?? [];
      return entries.map((entry) => ("length" in entry ? [...Array.from(entry)] : { ...entry }));
    });
    expect(told).toContainEqual({ event: "gtm.js", "gtm.start": expect.any(Number) as unknown });
    expect(told).toContainEqual({ event: "slider_progress_update", sliderId: "one", currentIndex: 2 });
    expect(told).toContainEqual(["event", "slider_progress_update", { sliderId: "one", currentIndex: 2 }]);
  });

  await test.step("never on a page with a form, nor where somebody searches, and never for whoever signed in here", async () => {
    for (const path of ["formular", "suche", "suche?searchQuery=Angebot"]) {
      await open(path);
      await expect(banner).toBeHidden();
      expect(foreign.take(), path).toEqual([]);
    }
    const own = await watchForeign(page.context(), page);
    await page.goto(`${origin}/de/start`, { waitUntil: "networkidle" });
    await page.waitForFunction(() => customElements.get("vt-consent"));
    await expect(page.getByRole("region", { name: "Dürfen wir Dienste anderer laden?" })).toBeHidden();
    expect(own.take()).toEqual([]);
  });

  await test.step("after it was taken back", async () => {
    await open("start");
    await expect.poll(foreign.asked).toHaveLength(3);
    foreign.take();
    await expect.poll(() => visitor.evaluate(() => document.cookie)).toContain("_ga=");
    await visitor.getByRole("contentinfo").getByRole("button", { name: "Dienste anderer" }).click();
    await Promise.all([visitor.waitForEvent("load"), banner.getByRole("button", { name: "Ablehnen" }).click()]);
    await visitor.waitForLoadState("networkidle");
    expect(await visitor.evaluate(() => document.cookie)).not.toContain("_ga=");
    await open("mehr");
    expect(foreign.take()).toEqual([]);
  });
  expect(dangers.happened.filter((each) => each.startsWith("policy"))).toEqual([]);

  await test.step("admins read what was chosen, and take it along", async () => {
    await page.goto(`${origin}/de/edit/start?toolbar=1&visits=1`);
    const visits = page.getByRole("dialog", { name: "Besuche" });
    await expect(visits.getByText("1 ja, 2 nein")).toHaveCount(3);
    await visits.getByText("Die neuesten", { exact: true }).click();
    await expect(visits.getByText("Alles abgelehnt")).toHaveCount(2);
    await expectAccessible(page, ".vt-panel");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      visits.getByRole("button", { name: "Als CSV herunterladen" }).click(),
    ]);
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines.map((line) => /(yes|no);(yes|no);(yes|no)/.exec(line)?.[0])).toEqual([
      undefined,
      "no;no;no",
      "yes;yes;yes",
      "no;no;no",
    ]);
  });
});
