import { expect, type Browser } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { golfOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";

const options = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" } as const;
const phoneIn = async (browser: Browser) => new GolfPhone(await (await browser.newContext(options)).newPage());

test("who may start no more rounds for now reads so at the button", async ({ browser }) => {
  const { page } = await phoneIn(browser);
  await page.routeWebSocket("**/api/live", (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const asked = String(message);
      if (!asked.includes('"game.create"')) return server.send(message);
      const { id } = JSON.parse(asked) as { id: number };
      const data = { code: "TOO_MANY_REQUESTS", httpStatus: 429, details: { retryAfterMs: 600_000 } };
      line.send(JSON.stringify({ id, error: { json: { code: -32_029, message: "too-many", data } } }));
    });
  });
  await page.goto(`${golfOrigin}/de/~urban-golf-start`);
  const start = page.getByRole("button", { name: "Spiel starten" });
  await start.click();
  const told = page.getByText(/^Aus diesem Netz wurden gerade sehr viele Runden gestartet\./);
  await expect(told).toBeInViewport();
  const [button, message] = [await start.boundingBox(), await told.boundingBox()];
  expect((message?.y ?? Infinity) - ((button?.y ?? 0) + (button?.height ?? 0))).toBeLessThan(32);
  await expect(start).toBeEnabled();
  await expectAccessible(page);
});

test("a phone is asked before it leaves a round that is under way, and finds it again", async ({ browser }) => {
  const phone = await phoneIn(browser);
  const { page } = phone;
  await phone.start();
  await phone.addPlayer("Amina");
  await phone.shareLink();
  await phone.play();
  const round = new URL(page.url()).searchParams.get("id");
  const toStart = async () => {
    await page.goto(`${golfOrigin}/de/~urban-golf-start`);
    await page.getByRole("button", { name: "Spiel starten" }).click();
    return page.getByRole("dialog", { name: "Neues Spiel starten?" });
  };
  let lines = 0;
  page.on("websocket", () => (lines += 1));
  await page.reload();
  await expect(page.locator('.golf-mark[data-line="live"]').first()).toBeAttached();
  expect(lines, "the line that was opened early is the only one").toBe(1);
  const question = await toStart();
  await expect(question).toContainText("Deine Runde mit Amina läuft noch.");
  await expectAccessible(page);
  await question.getByRole("link", { name: "Angefangenes Spiel fortsetzen" }).click();
  await page.waitForURL(`**/~urban-golf-play?id=${round}`);

  await (await toStart()).getByRole("button", { name: "Neues Spiel starten" }).click();
  await page.waitForURL(/urban-golf-edit/);
  expect(new URL(page.url()).searchParams.get("id")).not.toBe(round);
  await page.goto(`${golfOrigin}/de/~urban-golf-start`);
  await page
    .getByRole("region", { name: "Meine Runden" })
    .getByRole("link", { name: /^Amina/ })
    .click();
  await page.waitForURL(`**/~urban-golf-play?id=${round}`);
});

test("strokes from a dead spot that come after the round was locked are kept, named, and entered later", async ({
  browser,
}) => {
  const phone = await phoneIn(browser);
  await phone.start();
  await phone.addPlayer("Amina");
  const link = await phone.shareLink();
  await phone.play();
  const context = await browser.newContext(options);
  const lonely = new GolfPhone(await context.newPage());
  await lonely.join(link);
  await lonely.play();
  await expect(lonely.page.locator('.golf-mark[data-line="live"]').first()).toBeAttached();
  await context.setOffline(true);
  await expect(lonely.page.getByText(/Keine Verbindung/).first()).toBeVisible();
  await lonely.stroke("Amina", 2);
  await expect(lonely.score("Amina").first()).toHaveText("Amina: 2 Schläge");

  const question = await phone.menu("Runde abschliessen");
  await question.getByRole("button", { name: "Runde abschliessen" }).click();
  await expect(phone.page.getByText(/^Du hast die Runde abgeschlossen/)).toBeVisible();
  await expect(phone.page.getByRole("dialog")).toHaveCount(0);

  await context.setOffline(false);
  const held = lonely.page.getByRole("alert").filter({ hasText: "Amina, Loch 1: 0 → 2" });
  await expect(held).toContainText("Die Runde war schon abgeschlossen.", { timeout: 25_000 });
  await expect(held.getByRole("button", { name: "Nachtragen" })).toHaveCount(0);
  await expectAccessible(lonely.page);
  await lonely.page.reload();
  await expect(held).toContainText("Die Runde war schon abgeschlossen.");

  await (await phone.menu("Wieder öffnen")).getByRole("button", { name: "Wieder öffnen" }).click();
  await held.getByRole("button", { name: "Nachtragen" }).click();
  await expect(held).toHaveCount(0);
  await expect(phone.score("Amina").first()).toHaveText("Amina: 2 Schläge");
});
