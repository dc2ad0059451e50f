import { mkdirSync } from "node:fs";
import { chromium, type Browser, type Page } from "@playwright/test";
import { translator } from "~/i18n/catalogue.ts";
import { violationsOn } from "../../e2e/support/axe.ts";
import { EditorPage } from "../../e2e/support/editor-page.ts";
import { golfOrigin, opticianOrigin } from "../../e2e/support/origins.ts";
import { findChromium } from "../browser.ts";
import { problemsOf } from "./problems.ts";
import { Screen, type Say } from "./screen.ts";
import { stops } from "./stops.ts";

/**
 * Takes a picture of every panel and dialog of the editor, in German and French, on a phone, a tablet and a computer,
 * from a running product with its demo: `E2E_PORT=3000 npm run tour:screens -- FOLDER [PART OF A NAME…]`. `TOUR_LOCALES`
 * and `TOUR_WIDTHS` name some of them. It writes a message and into a draft, so the product is one to be thrown away.
 */
const [folder = "test-results/screens", ...wanted] = process.argv.slice(2);
const locales = (process.env.TOUR_LOCALES ?? "de,fr").split(",");
const widths = (process.env.TOUR_WIDTHS ?? "390,820,1440").split(",").map(Number);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--disable-3d-apis"],
});
await writeToTheSite(browser);
for (const locale of locales) for (const width of widths) await travel(browser, locale, width);
await browser.close();

/** Something for the inbox and the outgoing mails to show. */
async function writeToTheSite(on: Browser): Promise<void> {
  const page = await (await on.newContext({ baseURL: opticianOrigin })).newPage();
  await page.goto("/de/~contact");
  const lines = {
    Vorname: "Ada",
    Nachname: "Muster",
    PLZ: "8400",
    "E-Mail": "ada@vitrine.example",
    Telefon: "052 000 00 00",
    "Bevorzugtes Datum": "2099-12-24",
    "Bevorzugte Uhrzeit": "10:30",
  };
  for (const [label, text] of Object.entries(lines)) await page.getByLabel(label).fill(text);
  for (const choice of ["Frau", "Nein"]) await page.getByRole("radio", { name: choice, exact: true }).check();
  await page.locator(".form__form [type=checkbox]").first().check();
  await page.locator(".form__form [type=submit]").click();
  await page.waitForTimeout(3_000);
  await page.context().close();
}

async function travel(on: Browser, locale: string, width: number): Promise<void> {
  const isPhone = width < 600;
  const context = await on.newContext({
    viewport: { width, height: isPhone ? 844 : width < 1000 ? 1180 : 900 },
    hasTouch: width < 1000,
    isMobile: isPhone,
    reducedMotion: "reduce",
    baseURL: opticianOrigin,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const say = translator(locale) as Say;
  for (const origin of [opticianOrigin, golfOrigin]) {
    await new EditorPage(page).signIn("admin@vitrine.example", { origin });
    await page.evaluate(async (chosen) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ locale: chosen });
      await fetch("/api/v1/account/editorLanguage", { method: "POST", headers, body });
    }, locale);
  }
  mkdirSync(`${folder}/${locale}-${width}`, { recursive: true });
  for (const { name, at, show } of stops) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    try {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto(at.replace("{locale}", locale));
      await page.locator('.vt-app[data-ready="true"], main').first().waitFor();
      await page.waitForTimeout(1_200);
      await show?.(new Screen(page, say, locale));
    } catch (error) {
      console.error(`${locale} ${width} ${name}: ${String(error).split("\n").slice(0, 3).join(" ")}`);
    }
    await page.waitForTimeout(1_000);
    const popup = ".vt-menu, .vt-popover, .vt-popup"; // what lies behind one is not read
    const within = (await page.locator(popup).locator("visible=true").count()) > 0 ? popup : undefined;
    const problems = [...(await problemsOf(page)), ...(await violationsOn(page, within))];
    for (const problem of problems) console.log(`${locale} ${width} ${name}: ${problem}`);
    await page.screenshot({ path: `${folder}/${locale}-${width}/${name}.png` });
    await takeLong(page, `${folder}/${locale}-${width}/${name}-long.png`);
  }
  await context.close();
}

/** The whole of a panel or a dialog that scrolls, where it is longer than the window. */
async function takeLong(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...Array.from(
        document.querySelectorAll(".vt-panel__body, .vt-dialog, .vt-dialog *, .vt-item-panel, .vt-item-panel *"),
        (part) => (/auto|scroll/.test(getComputedStyle(part).overflowY) ? part.scrollHeight - part.clientHeight : 0),
      ),
    ),
  );
  if (!size || hidden < 20) return;
  await page.setViewportSize({ ...size, height: Math.min(size.height + hidden + 40, 6_000) });
  await page.waitForTimeout(500);
  await page.screenshot({ path });
  await page.setViewportSize(size);
}
