import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { saveNavigation } from "../../src/features/site/service.ts";
import { forEditor } from "../../src/lib/site-editor.ts";
import type { RootDb } from "../../src/server/db.ts";
import { openLiveBus } from "../../src/server/live/live-bus.ts";
import { siteWithPages } from "../support/published-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/story.ts";
import { openProductDb } from "./support/product-db.ts";
import { untilKnown } from "./support/until-known.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const key = `entries-${randomUUID().slice(0, 8)}`;
const origin = `http://${key}.localhost:${port}`;

let db: RootDb;
let siteId: string;

/** A site with two entries that have others below them. */
test.beforeAll(async () => {
  db = openProductDb(port);
  const site = await siteWithPages(db, key, ["start", "angebot", "brillen", "linsen", "wir", "stellen"]);
  siteId = site.id;
  const [start = "", offer = "", glasses = "", lenses = "", about = "", jobs = ""] = site.pages;
  const entry = (pageId: string, ...children: { id: string; pageId: string }[]) => ({
    id: randomUUID(),
    pageId,
    ...(children.length > 0 && { children }),
  });
  const children = [entry(start), entry(offer, entry(glasses), entry(lenses)), entry(about, entry(jobs))];
  const admin = await db.user.findFirstOrThrow({ where: { email: "admin@vitrine.example" } });
  const ctx = forEditor({
    db,
    bus: openLiveBus(null),
    site: { id: siteId, key, locales: ["de"] },
    actor: { userId: admin.id, name: "Admin", isAdmin: true, role: null },
  });
  await saveNavigation(ctx, [{ id: randomUUID(), label: {}, children }]);
  await db.siteHost.create({ data: { siteId, host: `${key}.localhost` } });
  await untilKnown(`${key}.localhost`, port);
});
test.afterAll(async () => {
  await db.site.delete({ where: { id: siteId } });
  await db.$disconnect();
});

const header = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });
const below = (page: Page, name: string) => header(page).getByRole("button", { name: `Seiten unter «${name}»` });
const link = (page: Page, name: string) => header(page).getByRole("link", { name, exact: true });

async function open(page: Page): Promise<void> {
  await expect.poll(async () => (await page.goto(`${origin}/de/start`))?.status()).toBe(200);
  await page.waitForFunction(() => customElements.get("vt-submenus"));
}

test("what stands below an entry opens by its button and under the mouse, and closes by Escape", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const toggle = below(page, "angebot");

  await test.step("by the keyboard", async () => {
    await link(page, "angebot").focus();
    await expect(link(page, "brillen")).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(link(page, "brillen")).toBeFocused();
    await expectAccessible(page, ".site-header");
    await page.keyboard.press("Escape");
    await expect(link(page, "brillen")).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Enter");
    for (let at = 0; at < 3; at++) await page.keyboard.press("Tab");
    await expect(link(page, "wir")).toBeFocused();
    await expect(link(page, "brillen"), "the keyboard went on").toBeHidden();
  });

  await test.step("by the mouse, which may go over it and stay", async () => {
    await link(page, "angebot").hover();
    await expect(link(page, "linsen")).toBeVisible();
    await link(page, "linsen").hover();
    await page.waitForTimeout(600);
    await expect(link(page, "linsen")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link(page, "linsen")).toBeHidden();
    await link(page, "wir").hover();
    await expect(link(page, "stellen")).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(link(page, "stellen")).toBeHidden();
    await toggle.click();
    await page.mouse.move(700, 700);
    await page.waitForTimeout(600);
    await expect(link(page, "linsen"), "a press keeps it").toBeVisible();
    await page.mouse.click(700, 700);
    await expect(link(page, "linsen")).toBeHidden();
  });

  const footer = page.getByRole("contentinfo").getByRole("navigation");
  await expect(footer.getByRole("link", { name: "stellen" })).toHaveAttribute("href", "/de/stellen");
});

test("on a wide screen without a mouse a tap on the button opens it, also without scripts", async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled,
    });
    const page = await context.newPage();
    if (javaScriptEnabled) await open(page);
    else await page.goto(`${origin}/de/start`);
    await below(page, "angebot").tap();
    await expect(link(page, "linsen")).toBeVisible();
    await below(page, "wir").tap();
    await expect(link(page, "stellen")).toBeVisible();
    await expect(link(page, "linsen")).toBeHidden();
    await link(page, "stellen").tap();
    await page.waitForURL(/\/de\/stellen$/);
    await context.close();
  }
});
