import { expect, type Browser, type BrowserContext } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { golfOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Takes the phone into a dead spot. */
function loseNetwork(context: BrowserContext): Promise<void> {
  return context.setOffline(true);
}

async function startRound(browser: Browser, names: string[]) {
  const context = await browser.newContext(phone);
  const own = new GolfPhone(await context.newPage());
  await own.start();
  for (const name of names) await own.addPlayer(name);
  await own.keepsScreens();
  const link = await own.shareLink();
  return { context, own, link };
}

async function follow(browser: Browser, link: string): Promise<GolfPhone> {
  const other = new GolfPhone(await (await browser.newContext(phone)).newPage());
  await other.join(link);
  await other.play();
  return other;
}

test("a reload in a dead spot shows the round on the same hole, with every tap", async ({ browser }) => {
  const { context, own, link } = await startRound(browser, ["Amina", "Luca"]);
  const other = await follow(browser, link);
  await own.play();
  for (let hole = 2; hole <= 4; hole += 1) await own.nextHole();
  await own.stroke("Amina", 2);
  await expect(own.page.getByText("Keine Verbindung")).toHaveCount(0);

  await loseNetwork(context);
  await own.stroke("Amina", 1);
  await own.stroke("Luca", 4);
  await own.page.reload();
  await expect(own.hole(4)).toBeVisible();
  await expect(own.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await expect(own.score("Luca").first()).toHaveText("Luca: 4 Schläge");
  await expect(own.page.getByText(/Keine Verbindung/).first()).toBeVisible();
  await expectAccessible(own.page);
  await own.page.getByRole("button", { name: "Stadtplan" }).click();
  await expect(own.page.locator(".map").getByRole("button", { name: /^Loch \d: / })).toHaveCount(9);

  await own.stroke("Luca", 1);
  await context.setOffline(false);
  for (let hole = 2; hole <= 4; hole += 1) await other.nextHole();
  await expect(other.score("Luca").first()).toHaveText("Luca: 5 Schläge");
  await expect(other.score("Amina").first()).toHaveText("Amina: 3 Schläge");
});

test("all screens of the game open without a network after the first visit of one", async ({ browser }) => {
  const { context, own, link } = await startRound(browser, ["Amina"]);
  const problems: string[] = [];
  own.page.on("pageerror", (error) => problems.push(error.message));
  await loseNetwork(context);
  await own.play();
  await own.stroke("Amina", 3);
  await own.page.goto(`${golfOrigin}/de/~urban-golf-edit`);
  await own.addPlayer("Im Funkloch");
  await own.page.reload();
  await expect(own.page.getByRole("list", { name: "Spieler:innen" })).toContainText("Im Funkloch");
  await own.page.goto(`${golfOrigin}/de/~urban-golf-coupon`);
  await expect(own.page.getByText("Noch steht niemand als Sieger:in fest.")).toBeVisible();
  await expect(own.page.getByText(/^Der Gutschein öffnet sich, sobald eine Karte voll ist/)).toBeVisible();
  await expect(own.page.getByRole("link", { name: "Zurück zur Karte" })).toBeVisible();
  await own.page.goto(link);
  await own.page.waitForURL(/urban-golf-share/);
  await expect(own.page.locator(".golf-share__code svg")).toBeVisible();
  await own.play();
  await expect(own.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await own.stroke("Im Funkloch", 2);
  expect(problems).toEqual([]);

  await context.setOffline(false);
  const other = await follow(browser, link);
  await expect(other.score("Im Funkloch").first()).toHaveText("Im Funkloch: 2 Schläge");
  await expect(other.score("Amina").first()).toHaveText("Amina: 3 Schläge");
});

test("taps from before a killed tab arrive, once", async ({ browser }) => {
  const { context, own, link } = await startRound(browser, ["Amina"]);
  const other = await follow(browser, link);
  await own.play();
  await loseNetwork(context);
  await own.stroke("Amina", 3);
  await own.page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = new GolfPhone(await context.newPage());
  await again.page.goto(`${golfOrigin}/de/~urban-golf-play`);
  await expect(again.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await expect(other.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await again.page.reload();
  await expect(again.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await expect(other.score("Amina").first()).toHaveText("Amina: 3 Schläge");
});

test("two tabs of one phone show each other's taps without a network", async ({ browser }) => {
  const { context, own, link } = await startRound(browser, ["Amina"]);
  const other = await follow(browser, link);
  await own.play();
  const second = new GolfPhone(await context.newPage());
  await second.page.goto(`${golfOrigin}/de/~urban-golf-play`);
  await expect(second.score("Amina").first()).toHaveText("Amina: 0 Schläge");
  await loseNetwork(context);
  await own.stroke("Amina", 2);
  await expect(second.score("Amina").first()).toHaveText("Amina: 2 Schläge");
  await second.stroke("Amina", 1);
  await expect(own.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await context.setOffline(false);
  await expect(other.score("Amina").first()).toHaveText("Amina: 3 Schläge");
});

test("a shared link that cannot be reached says so, and goes on by itself", async ({ browser }) => {
  const { link } = await startRound(browser, ["Amina"]);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${golfOrigin}/de/~urban-golf-start`);
  await new GolfPhone(page).keepsScreens();
  await loseNetwork(context);
  await page.goto(link);
  await expect(page.getByText(/Verbindung/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.waitForURL(/urban-golf-share/);
});

test("nothing but the game is kept, and signing in works as ever", async ({ browser }) => {
  const { context, own } = await startRound(browser, ["Amina"]);
  await own.page.goto(`${golfOrigin}/login`);
  await expect(own.page.getByLabel("E-Mail")).toBeVisible();
  const kept = await own.page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(de\/~urban-golf-[a-z]+$|_next\/static\/|media\/|map\/)/.test(path))).toEqual([]);
  await loseNetwork(context);
  await expect(own.page.goto(`${golfOrigin}/login`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
