import { expect } from "@playwright/test";
import { golfOrigin } from "./support/origins.ts";
import { Keys } from "./support/keys.ts";
import { test } from "./support/story.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

test("a whole game of nine holes is played with the keyboard alone", async ({ page }) => {
  const keys = new Keys(page);
  const current = page.locator(".golf-play__page:not([inert])");

  await page.goto(`${golfOrigin}/de/~urban-golf-start`);
  await expect(page.getByRole("button", { name: "Spiel starten" })).toBeEnabled();
  await keys.tabTo(/^Spiel starten$/);
  await keys.press("Enter");

  await page.waitForURL(/urban-golf-edit/);
  const players = page.getByRole("list", { name: "Spieler:innen" });
  await expect(page.getByLabel("Name", { exact: true })).toBeEnabled();
  await keys.tabTo(/^Name$/);
  for (const name of ["Amina", "   ", "Luca"]) {
    await keys.type(name);
    await keys.press("Enter");
  }
  await expect(players.getByRole("listitem")).toHaveCount(2);
  await keys.tabTo(/^Luca, /, "Shift+Tab");
  await keys.press("Enter");
  await keys.type("Wer anders");
  await keys.press("Escape");
  await expect.poll(async () => (await keys.focus()).name).toMatch(/^Luca, /);
  await keys.press("Enter");
  await keys.type("Luca B.");
  await keys.press("Enter");
  await expect(players).toContainText("Luca B.");
  await keys.tabTo(/^Zum Spiel$/);
  await keys.press("Enter");

  await page.waitForURL(/urban-golf-share/);
  await expect(page.locator(".golf-share__code svg")).toBeVisible();
  await keys.tabTo(/^Zum Spiel$/);
  await keys.press("Enter");

  await page.waitForURL(/urban-golf-play/);
  await expect(page.locator('.golf-play[data-frame="drawer"]')).toBeVisible();
  await keys.tabTo(/^Schläge eintragen$/);
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "Schläge eintragen" })).toHaveAttribute("aria-expanded", "true");
  await keys.press("Escape");
  await expect(page.getByRole("button", { name: "Schläge eintragen" })).toHaveAttribute("aria-expanded", "false");
  await expect.poll(async () => (await keys.focus()).name).toBe("Schläge eintragen");
  await keys.press("ArrowUp");

  // The first hole by plus and by the number pad, the others by digits.
  await keys.tabTo(/^Amina: ein Schlag mehr$/);
  await keys.press("Enter", 3);
  await keys.tabTo(/^Luca B\.: 0 Schläge/);
  await keys.press("Enter");
  await expect(page.getByRole("dialog", { name: "Luca B., Loch 1" }).locator(":focus")).toHaveCount(1);
  await keys.press("ArrowRight", 4);
  await keys.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(async () => (await keys.focus()).name).toMatch(/^Luca B\.: 4 Schläge/);
  await expect(current.getByText("Amina: 3 Schläge", { exact: true })).toBeAttached();

  for (let hole = 2; hole <= 9; hole += 1) {
    await keys.tabTo(/^Nächstes Loch/);
    await keys.press("Enter");
    await expect(page.getByRole("region", { name: `Loch ${hole} von 9` })).toBeVisible();
    await keys.tabTo(/^Luca B\.: 0 Schläge/, "Shift+Tab");
    await keys.type(hole === 2 ? "12" : "4");
    await keys.tabTo(/^Amina: 0 Schläge/, "Shift+Tab");
    await keys.type("3");
    await expect(current.getByText("Amina: 3 Schläge", { exact: true })).toBeAttached();
  }

  await keys.tabTo(/^Rangliste$/);
  await keys.press("Enter");
  const ranking = current.getByRole("table", { name: "Rangliste" });
  await expect(ranking.getByRole("row").nth(1)).toContainText(/1Amina.*9\/9.*27/);
  await expect(ranking.getByRole("row").nth(2)).toContainText(/2Luca B\..*9\/9.*44/);
  await keys.tabTo(/^Gutschein öffnen$/, "Shift+Tab");
  await keys.press("Enter");
  await page.waitForURL(/urban-golf-coupon/);
  await expect(page.getByText("Amina").first()).toBeVisible();
});
