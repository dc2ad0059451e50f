import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { golfOrigin } from "./support/origins.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("two phones score a round together, live", async ({ browser }) => {
  test.setTimeout(120_000); // two phones, nine holes and four looks of axe
  const one = new GolfPhone(await (await browser.newContext(phone)).newPage());
  const two = new GolfPhone(await (await browser.newContext(phone)).newPage());

  await one.start();
  await expectAccessible(one.page);
  await one.addPlayer("Amina");
  const link = await one.shareLink();
  expect(link).toMatch(new RegExp(`^${golfOrigin}/de/game\\?id=[0-9a-f-]{36}$`));
  await expectAccessible(one.page);

  await two.join(link);
  await expect(two.page.getByText("Amina")).toBeVisible();
  await one.play();
  await two.play();
  await expectAccessible(one.page);

  await one.stroke("Amina", 3);
  await expect(two.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await two.stroke("Amina", 1);
  await expect(one.score("Amina").first()).toHaveText("Amina: 4 Schläge");

  await two.page.reload();
  await expect(two.score("Amina").first()).toHaveText("Amina: 4 Schläge");

  for (let hole = 1; hole <= 9; hole += 1) await one.nextHole();
  await expect(one.ranking).toBeVisible();
  await expect(one.ranking).toContainText("Amina");
  await expect(one.ranking).toContainText("1/9");
  await expectAccessible(one.page);
  await two.stroke("Amina", 1);
  await expect(one.ranking).toContainText("5");
});

test("a tap without a network is shown at once and arrives when the network is back", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const lonely = new GolfPhone(await context.newPage());
  const other = new GolfPhone(await (await browser.newContext(phone)).newPage());
  await lonely.start();
  await lonely.addPlayer("Luca");
  const link = await lonely.shareLink();
  await other.join(link);
  await lonely.play();
  await other.play();
  await context.setOffline(true);
  await lonely.stroke("Luca", 2);
  await expect(lonely.score("Luca").first()).toHaveText("Luca: 2 Schläge");
  await expect(lonely.page.locator(".golf-play").getByText(/Keine Verbindung|wird gesendet/)).toBeVisible();
  await context.setOffline(false);
  await expect(other.score("Luca").first()).toHaveText("Luca: 2 Schläge", { timeout: 20_000 });
});

test("an unknown game sends the visitor to the start page", async ({ page }) => {
  await page.goto(`${golfOrigin}/de/game?id=00000000-0000-4000-8000-000000000000`);
  await expect(page).toHaveURL(`${golfOrigin}/de`);
});
