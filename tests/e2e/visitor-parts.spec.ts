import { expect, test, type Page } from "@playwright/test";
import { opticianOrigin } from "./support/origins.ts";

const phone = { width: 390, height: 844 };

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("the menu opens, closes with its button and Escape, and when the window gets wide", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${opticianOrigin}/de`);
  const menu = page.getByRole("dialog");
  await openMenu(page);
  await menu.getByRole("button", { name: "Menü schliessen" }).click();
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await openMenu(page);
  await expect(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu).toBeHidden({ timeout: 1_000 });
    await page.setViewportSize(phone);
  }).toPass();
});

test("the header makes room while reading down and comes back on the way up", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${opticianOrigin}/de`);
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 900);
  await expect(page.locator(".site-header")).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the menu leads to another page, and the search finds", async ({ page }) => {
    await page.goto(`${opticianOrigin}/de`);
    await openMenu(page);
    await page.getByRole("dialog").getByRole("link", { name: "Team" }).first().click();
    await expect(page).toHaveURL(/\/de\/team$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Suchen" }).click();
    await page.getByRole("searchbox").fill("Brille");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("Brille");
  });
});

test("a carousel steps with its arrows and arrow keys, and wraps at its ends", async ({ page }) => {
  await page.goto(`${opticianOrigin}/de`);
  const carousel = page.locator(".carousel").first();
  const track = carousel.locator(".cards");
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft));
  await carousel.scrollIntoViewIfNeeded();
  await expect(track).toHaveAttribute("tabindex", "0");
  await carousel.getByRole("button", { name: "Weiter" }).click();
  await expect.poll(left).toBeGreaterThan(100);
  await track.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(left).toBe(0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(left).toBeGreaterThan(100);
});
