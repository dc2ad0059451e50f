import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { expectReadsInLargeLetters } from "./support/large-letters.ts";
import { golfOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const couponPage = `${golfOrigin}/de/~urban-golf-coupon`;

/** A phone's round: its id, and who plays. */
interface Round {
  gameId: string;
  playerIds: string[];
}

test("two phones play to the coupon, the bar redeems it once, and the result goes on the best list", async ({
  browser,
}) => {
  test.slow();
  const one = new GolfPhone(await (await browser.newContext(phone)).newPage());
  const two = new GolfPhone(await (await browser.newContext(phone)).newPage());
  const bar = new EditorPage(await (await browser.newContext(phone)).newPage());

  await one.start();
  await one.addPlayer("Amina");
  await one.addPlayer("Luca");
  await two.join(await one.shareLink());
  await two.page.getByRole("button", { name: "Luca" }).click();
  const round = await roundOf(one.page);
  await scoreAll(one.page, round, 8);

  await two.page.goto(couponPage);
  await expect(two.page.getByText("Noch steht niemand als Sieger:in fest.")).toBeVisible();
  await expectAccessible(two.page);

  await one.play();
  for (let hole = 1; hole < 9; hole += 1) await one.nextHole();
  await one.stroke("Amina", 2);
  await one.stroke("Luca", 3);
  await one.nextHole();
  await expect(one.ranking).toContainText("Amina");
  await one.current.getByRole("link", { name: "Gutschein öffnen" }).click();

  const ticket = one.page.getByRole("region", { name: "Gutschein" });
  await expect(ticket).toContainText("Herzliche Gratulation, Amina!");
  expect(await one.page.evaluate((id) => sessionStorage.getItem(`couponVisited:${id}`), round.gameId)).toBe("1");
  await expect(ticket).toContainText("Skills Park");
  await expect(ticket.getByRole("img", { name: "QR-Code des Gutscheins" })).toBeVisible();
  const code = (await ticket.locator(".ticket__code").textContent())?.replace("Code ", "").trim() ?? "";
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  for (const width of [1440, 820, 390]) {
    await one.page.setViewportSize({ width, height: 844 });
    await expectAccessible(one.page);
  }
  await expectReadsInLargeLetters(ticket);

  await bar.page.goto(`${golfOrigin}/de/coupon?code=${code.replace("-", "")}`);
  await expect(bar.page).toHaveURL(/\/de\/login\?callbackUrl=/);
  await expect(bar.page.getByLabel("E-Mail")).toBeVisible();
  await bar.enter("golf@vitrine.example");
  await expect(bar.page.getByRole("heading", { name: "Gültig" })).toBeVisible();
  await expect(bar.page.getByText("Gutschein für Amina")).toBeVisible();
  await expectAccessible(bar.page);
  await expectReadsInLargeLetters(bar.page.getByRole("main"));
  await bar.page.getByRole("button", { name: "Einlösen" }).click();
  await expect(bar.page.getByText(/^Eingelöst um \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(bar.page);
  await expect(one.page.getByText(/^Eingelöst am .+ um \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(one.page);
  await expectReadsInLargeLetters(ticket);

  await bar.page.reload();
  await expect(bar.page.getByRole("heading", { name: "Schon eingelöst" })).toBeVisible();
  await expectReadsInLargeLetters(bar.page.getByRole("main"));
  await expect(bar.page.getByText(/^Eingelöst am .+ um \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(bar.page);
  await bar.page.getByRole("button", { name: "Nächster Gutschein" }).click();
  await bar.page.getByLabel("Code des Gutscheins").fill("00000-00000");
  await bar.page.getByRole("button", { name: "Prüfen" }).click();
  await expect(bar.page.getByText("Diesen Gutschein gibt es nicht")).toBeVisible();
  await expectAccessible(bar.page);

  await bar.page.goto(`${golfOrigin}/de/edit/~urban-golf-coupon?toolbar=1`);
  await bar.isReady();
  await expect(bar.page.getByRole("textbox", { name: "Gewinn" })).toContainText("Skills Park");

  const entry = one.page.getByRole("switch", { name: "Amina in der Bestenliste" });
  await entry.click();
  await expect(one.page.getByRole("switch", { name: "Amina in der Bestenliste" })).toBeChecked();
  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => expect(await namesOnList(visitor)).toContain("Amina")).toPass();
  await one.page.getByRole("switch", { name: "Amina in der Bestenliste" }).click();
  await expect(entry).not.toBeChecked();

  await two.page.goto(`${golfOrigin}/de/~urban-golf-play`);
  await expect(two.handle).toHaveAttribute("aria-expanded", "false"); // and is pulled up for the news
  await one.page.getByRole("button", { name: "Revanche starten" }).click();
  await one.page.waitForURL(/urban-golf-play/);
  await two.page.getByRole("link", { name: "Revanche: mitspielen" }).click();
  await two.page.waitForURL(/urban-golf-play/);
  const next = await roundOf(two.page);
  expect(next.gameId).not.toBe(round.gameId);
  expect(next).toEqual(await roundOf(one.page));
  expect(next.playerIds).toHaveLength(2);
  await two.openCard();
  await expect(two.current.getByRole("listitem").first()).toContainText("Luca"); // as who played the last round here
});

test("the result becomes a picture in words, too, that can be saved", async ({ browser }) => {
  const one = new GolfPhone(await (await browser.newContext(phone)).newPage());
  await one.start();
  await one.addPlayer("Amina");
  await one.addPlayer("Luca");
  await one.shareLink();
  await scoreAll(one.page, await roundOf(one.page), 9);
  await one.page.goto(couponPage);
  await one.page.getByRole("button", { name: "Ergebnis als Bild" }).click();
  const picture = one.page.getByRole("img", {
    name: /^Ergebnis vom .+: 1\. Amina, 18 Schläge; 2\. Luca, 27 Schläge\.$/,
  });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1080, 1350,
  ]);
  await expectAccessible(one.page);
  const download = one.page.waitForEvent("download");
  await one.page.getByRole("link", { name: "Bild speichern" }).click();
  expect((await download).suggestedFilename()).toBe("urban-golf-ergebnis.png");
});

test("a coupon that was shown once still shows without a network", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const one = new GolfPhone(await context.newPage());
  await one.start();
  await one.addPlayer("Amina");
  await one.shareLink();
  await scoreAll(one.page, await roundOf(one.page, 1), 9);
  await one.page.goto(couponPage);
  await one.page.getByRole("button", { name: "Gutschein öffnen" }).click();
  const code = await one.page.locator(".ticket__code").textContent();
  await context.route("**/api/**", (route) => route.abort());
  await context.routeWebSocket("**/api/live", (socket) => void socket.close());
  await one.page.reload();
  await expect(one.page.locator(".ticket__code")).toHaveText(code ?? "");
});

test("the best list has its three periods and an honest empty state", async ({ page }) => {
  await page.goto(`${golfOrigin}/de`);
  const list = page.locator(".records");
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole("radio", { name: "Dieser Monat" })).toBeChecked();
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;
  const lines = await Promise.all([".records__periods", ".records__state"].map((part) => left(list.locator(part))));
  for (const each of lines)
    expect(each, "on the line of its title").toBeCloseTo(
      await left(page.getByRole("heading", { name: "Bestenliste" })),
      0,
    );
  await page.route("**/api/v1/record/list?period=day", (route) => route.fulfill({ json: { holes: 9, records: [] } }));
  await list.locator("label", { hasText: "Heute" }).click();
  await expect(list.getByRole("radio", { name: "Heute" })).toBeChecked();
  await expect(list.getByText("Heute steht noch niemand hier. Der Platz ist frei.")).toBeVisible();
  await page.route("**/api/v1/record/list?period=all", (route) => route.fulfill({ status: 503, json: {} }));
  await list.locator("label", { hasText: "Alle Zeiten" }).click();
  await expect(list.getByText("Die Bestenliste ist gerade nicht erreichbar.")).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, ".records");
  }
});

/** The round that a phone plays, once the server knows all its players: the phone shows them sooner. */
async function roundOf(page: Page, players = 2): Promise<Round> {
  let round: Round = { gameId: "", playerIds: [] };
  await expect(async () => {
    round = await page.evaluate(async () => {
      const gameId = localStorage.getItem("currentGameId") ?? "";
      const players = (await (await fetch(`/api/v1/player/list?gameId=${gameId}`)).json()) as { id: string }[];
      return { gameId, playerIds: players.map((player) => player.id) };
    });
    expect(round.playerIds).toHaveLength(players);
  }).toPass();
  return round;
}

/** Writes the first `count` holes at once: two strokes for the first player, one more for each after. */
async function scoreAll(page: Page, round: Round, count: number): Promise<void> {
  const holes = await page.evaluate(
    async ({ gameId, playerIds, wanted }) => {
      const html = await (await fetch("/de/~urban-golf-play")).text();
      const ids = [...new Set([...html.matchAll(/"pageId":"([0-9a-f-]{36})","name"/g)].map((match) => match[1]))];
      for (const pageId of ids.slice(0, wanted)) {
        for (const [index, playerId] of playerIds.entries()) {
          const body = JSON.stringify({ gameId, playerId, pageId, score: 2 + index, opId: crypto.randomUUID() });
          const headers = { "content-type": "application/json" };
          const answer = await fetch("/api/v1/score/set", { method: "POST", headers, body });
          if (!answer.ok) throw new Error(`score.set answered ${answer.status}`);
          await new Promise((resolve) => setTimeout(resolve, 60)); // a game takes twenty writes a second
        }
      }
      return ids.length;
    },
    { ...round, wanted: count },
  );
  expect(holes).toBe(9);
}

async function namesOnList(page: Page): Promise<string[]> {
  await page.goto(`${golfOrigin}/de`);
  const list = page.locator(".records");
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator("tbody tr").first()).toBeVisible();
  await expectAccessible(page, ".records");
  return list.locator("tbody th").evaluateAll((rows) => rows.map((row) => row.firstChild?.textContent ?? ""));
}
