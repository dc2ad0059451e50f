import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { tornWords } from "./support/large-letters.ts";
import { test } from "./support/story.ts";
import { swipe } from "./support/swipe.ts";

const options = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" } as const;
const phoneIn = async (browser: Browser, more: BrowserContextOptions = {}) =>
  new GolfPhone(await (await browser.newContext({ ...options, ...more })).newPage());

/** A phone that has started a round with these players and stands on the play screen. */
async function starter(
  browser: Browser,
  names: string[],
  more?: BrowserContextOptions,
): Promise<{ phone: GolfPhone; link: string; watch: string }> {
  const phone = await phoneIn(browser, more);
  await phone.start();
  for (const name of names) await phone.addPlayer(name);
  const link = await phone.shareLink();
  const watch = (await phone.page.locator(".golf-watch-link a").getAttribute("href")) ?? "";
  await phone.play();
  return { phone, link, watch };
}

test("the drawer rests at a fifth, is pulled and clicked, stays after a reload, and Back brings it down", async ({
  browser,
}) => {
  const { phone } = await starter(browser, ["Amina"]);
  const { page, handle } = phone;
  const top = async () => (await page.locator(".golf-play").boundingBox())?.y ?? NaN;
  expect(await top()).toBe(0);
  const dots = await page.locator(".golf-dots button").evaluateAll((all) =>
    all.map((dot) => {
      const { width, height } = dot.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...dots), "room for a finger on each dot").toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Stadtplan" }).click();
  await expect(handle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(top).toBeCloseTo(844 * 0.8, 0);
  await expect(handle).toBeFocused();
  await phone.current.getByRole("heading", { name: "Loch 1: Hauptbahnhof" }).click();
  await expect(handle).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(handle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(top).toBeCloseTo(844 * 0.8, 0);

  await page.mouse.move(195, 780);
  await page.mouse.down();
  await page.mouse.move(195, 500, { steps: 6 });
  await page.mouse.move(195, 300, { steps: 6 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute("aria-expanded", "true");
  await page.reload();
  await expect(handle).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  await page.goBack();
  await expect(handle).toHaveAttribute("aria-expanded", "false");
  await expect(handle).toBeFocused();
  await page.goForward();
  await expect(handle).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Stadtplan" }).click();
  await expect(handle).toHaveAttribute("aria-expanded", "false");
  await handle.click();
  await expect(handle).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Runde", exact: true }).click();
  await page.goBack();
  await expect(handle).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(handle).toBeFocused();
  await page.goBack();
  await page.waitForURL(/urban-golf-share/);
  await page.goForward();
  await page.waitForURL(/urban-golf-play/);
  await expect(handle).toHaveAttribute("aria-expanded", "false");
});

test("a number is picked in one tap, and never below zero", async ({ browser }) => {
  const { phone } = await starter(browser, ["Amina"]);
  await phone.current.getByRole("button", { name: /^Amina: 0 Schläge/ }).click();
  const pad = phone.page.getByRole("dialog", { name: "Amina, Loch 1" });
  await expect(pad.getByRole("button", { name: /^\d+( Par)?$/ })).toHaveCount(21);
  await expectAccessible(phone.page);
  await pad.getByRole("button", { name: "7", exact: true }).click();
  await expect(phone.score("Amina").first()).toHaveText("Amina: 7 Schläge");
  const minus = phone.current.getByRole("button", { name: "Amina: ein Schlag weniger" });
  for (let tap = 0; tap < 9; tap += 1) await minus.click({ force: true });
  await expect(phone.score("Amina").first()).toHaveText("Amina: 0 Schläge");
  await expect(minus).toHaveAttribute("aria-disabled", "true");
});

test("a score that another phone changes is said once, politely", async ({ browser }) => {
  const oneWord = "Donaudampfschifffahrtsgesellschaftsrunde"; // as long as a name may be
  const { phone, link } = await starter(browser, ["Amina", "Maximiliane", oneWord]);
  const other = await phoneIn(browser);
  await other.join(link);
  const toChoose = other.page.getByRole("button", { name: oneWord });
  await toChoose.waitFor();
  expect((await toChoose.boundingBox())?.width, "on the share screen").toBeLessThanOrEqual(350);
  await other.play();
  const buttonsAt = ({ current }: GolfPhone) =>
    current
      .locator(".golf-score__step")
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().y)));
  const atFirst = await buttonsAt(other);
  await phone.stroke("Amina", 3);
  await expect(other.page.locator(".golf-announcer")).toHaveText("Amina: 3 Schläge, Loch 1");
  await expect(phone.page.locator(".golf-announcer")).toHaveText("Amina: 3 Schläge, Loch 1");
  await expect(other.page.locator(".golf-play__page [aria-live]")).toHaveCount(0);

  // Neither the first stroke nor what comes by itself moves a button from under a thumb, whatever the name's length.
  for (const name of ["Maximiliane", oneWord]) {
    await phone.stroke(name, 1);
    await expect(other.current.getByRole("button", { name: `Rückgängig: ${name}` })).toBeInViewport({ ratio: 0.95 });
    expect(await buttonsAt(other)).toEqual(atFirst);
    expect(await buttonsAt(phone)).toEqual(atFirst);
  }
  await other.page.setViewportSize({ width: 360, height: 740 });
  const beforeLoss = await buttonsAt(other);
  await other.page.context().setOffline(true);
  await expect(other.page.locator(".golf-mark")).toHaveText("Keine Verbindung");
  expect(await buttonsAt(other)).toEqual(beforeLoss);
  await other.page.context().setOffline(false);

  const players = await phone.menu("Spieler:innen");
  await players.getByRole("button", { name: `${oneWord} entfernen` }).click();
  await expect(players.getByRole("button", { name: `Zurückholen: ${oneWord}` })).toBeInViewport({ ratio: 0.95 });
});

test("who joins in the middle has a dash on the holes before, on the same hole as everybody", async ({ browser }) => {
  const { phone } = await starter(browser, ["Amina"]);
  await phone.stroke("Amina", 2);
  await phone.nextHole();
  await phone.stroke("Amina", 3);
  await phone.nextHole();
  await phone.stroke("Amina", 1);
  await phone.current.getByRole("button", { name: "Spieler:in hinzufügen" }).click();
  await expectAccessible(phone.page);
  await phone.addPlayer("Noah");
  await phone.page.keyboard.press("Escape");
  await expect(phone.hole(3)).not.toHaveAttribute("inert");
  await phone.stroke("Noah", 2);
  await phone.dot(1).click();
  await expect(phone.current.getByRole("listitem").filter({ hasText: "Noah" })).toContainText("noch nicht dabei");
  await expect(phone.current.getByRole("listitem").filter({ hasText: "Noah" })).toContainText("–");
});

test("the history tells which phone changed what, and a removed player comes back", async ({ browser }) => {
  const { phone, link } = await starter(browser, ["Amina", "Luca"]);
  const other = await phoneIn(browser);
  await other.join(link);
  await other.play();
  await phone.stroke("Amina", 4);
  await expect(other.score("Amina").first()).toHaveText("Amina: 4 Schläge");
  await other.stroke("Amina", 1);
  await expect(phone.score("Amina").first()).toHaveText("Amina: 5 Schläge");

  const history = await phone.menu("Verlauf");
  const rows = history.getByRole("list", { name: "Verlauf" }).getByRole("listitem");
  await expect(rows.nth(0)).toContainText("Amina, Loch 1: 4 → 5");
  await expect(rows.nth(0)).toContainText(/Handy 2\s*\d\d:\d\d/);
  await expect(rows.nth(1)).toContainText("Amina, Loch 1: 0 → 4");
  await expect(rows.nth(1)).toContainText("Handy 1 (dieses Handy)");
  await expectAccessible(phone.page);
  await phone.page.keyboard.press("Escape");

  await phone.page.locator(".golf-dots").getByRole("button", { name: "Rangliste" }).click();
  await phone.current.getByRole("button", { name: "Verlauf" }).click();
  await phone.page.keyboard.press("ArrowLeft");
  await phone.page.keyboard.press("Escape");
  await expect(phone.page.getByRole("dialog")).toHaveCount(0);
  await expect(phone.handle).toHaveAttribute("aria-expanded", "true");
  await expect(phone.ranking).toBeInViewport();
  await phone.dot(1).click();

  const players = await phone.menu("Spieler:innen");
  await players.getByRole("button", { name: "Amina entfernen" }).click();
  const removed = players.getByRole("list", { name: "Entfernte Spieler:innen" });
  await expect(removed).toContainText("Amina wurde entfernt");
  await expect(removed).toContainText(/noch (9|10) Min\./);
  await expectAccessible(phone.page);
  await removed.getByRole("button", { name: "Zurückholen: Amina" }).click();
  await expect(players.getByRole("list", { name: "Spieler:innen", exact: true })).toContainText("Amina");
  await phone.page.keyboard.press("Escape");
  await expect(phone.score("Amina").first()).toHaveText("Amina: 5 Schläge");
});

test("a long history comes page by page, also after a first try in a dead spot", async ({ browser }) => {
  const { phone } = await starter(browser, ["Amina", "Luca"], { serviceWorkers: "block" });
  await phone.stroke("Amina", 1);
  await expect.poll(() => writeInTurn(phone, 52)).toBe(true);
  await phone.page.route(/\/part-\w+\.js$/, (route) => route.abort(), { times: 1 });
  const history = await phone.menu("Verlauf");
  await expect(history.getByRole("alert")).toContainText("Der Verlauf konnte nicht geladen werden.");
  await history.getByRole("button", { name: "Nochmals" }).click();
  const rows = history.getByRole("list", { name: "Verlauf" }).getByRole("listitem");
  await expect(rows).toHaveCount(50);
  await history.getByRole("button", { name: "Mehr laden" }).click();
  await expect(rows.last()).toContainText("Amina ist dabei");
  await expect(rows).toHaveCount(55);
  await expect(history.getByRole("button", { name: "Mehr laden" })).toHaveCount(0);
});

test("the starter's phone locks the round for everybody, and opens it again", async ({ browser }) => {
  const { phone, link } = await starter(browser, ["Amina"]);
  const other = await phoneIn(browser);
  await other.join(link);
  await other.play();
  await other.page.getByRole("button", { name: "Runde", exact: true }).click();
  await expect(other.page.getByRole("dialog").getByRole("button", { name: "Runde abschliessen" })).toHaveCount(0);
  await expectAccessible(other.page);
  await other.page.keyboard.press("Escape");

  const question = await phone.menu("Runde abschliessen");
  await expect(question).toContainText("Runde abschliessen?");
  await expectAccessible(phone.page);
  await question.getByRole("button", { name: "Runde abschliessen" }).click();
  await expect(phone.page.getByRole("dialog")).toHaveCount(0);
  await expect(other.page.getByText(/^Die Runde ist abgeschlossen/)).toBeVisible();
  await expect(other.current.getByRole("button", { name: "Amina: ein Schlag mehr" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectAccessible(other.page);
  await other.current.getByRole("button", { name: "Amina: ein Schlag mehr" }).click({ force: true });
  await expect(other.score("Amina").first()).toHaveText("Amina: 0 Schläge");

  await (await phone.menu("Wieder öffnen")).getByRole("button", { name: "Wieder öffnen" }).click();
  await expect(other.page.getByText(/^Die Runde ist abgeschlossen/)).toHaveCount(0);
  await other.stroke("Amina", 1);
});

test("a spectator sees the ranking first, follows live, and has nothing to press", async ({ browser }) => {
  const { phone, watch } = await starter(browser, ["Amina"]);
  expect(watch).toMatch(/~urban-golf-play\?watch=[0-9a-f-]{36}$/);
  await phone.stroke("Amina", 3);
  const spectator = await phoneIn(browser);
  await spectator.page.goto(watch);
  await spectator.openCard();
  await expect(spectator.page.getByText("Du schaust zu")).toBeVisible();
  await expect(spectator.ranking).toContainText("Amina");
  await expectAccessible(spectator.page);
  await spectator.dot(1).click();
  await expect(spectator.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await expect(spectator.current.getByRole("button")).toHaveCount(0);
  await phone.stroke("Amina", 1);
  await expect(spectator.score("Amina").first()).toHaveText("Amina: 4 Schläge");
  await expectAccessible(spectator.page);
});

/** Writes so many scores, each player in turn, on the hole that has one already; false when none has yet. */
async function writeInTurn(phone: GolfPhone, count: number): Promise<boolean> {
  return phone.page.evaluate(async (wanted) => {
    const gameId = localStorage.getItem("currentGameId") ?? "";
    const list = async (what: string): Promise<{ id: string; pageId: string }[]> =>
      (await (await fetch(`/api/v1/${what}/list?gameId=${gameId}`)).json()) as { id: string; pageId: string }[];
    const [players, [hole]] = [await list("player"), await list("score")];
    if (!hole) return false;
    for (let turn = 0; turn < wanted; turn += 1) {
      const playerId = players[turn % players.length]?.id;
      const body = JSON.stringify({
        gameId,
        playerId,
        pageId: hole.pageId,
        score: 2 + (turn % 7),
        opId: crypto.randomUUID(),
      });
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/v1/score/set", { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`score.set answered ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, 60)); // a game takes twenty writes a second
    }
    return true;
  }, count);
}

test("a finger's swipe over the scores turns the holes, and never the browser's history", async ({ browser }) => {
  const { phone } = await starter(browser, ["Amina", "Luca", "Zoë"]);
  const { page } = phone;
  const entry = () => page.evaluate(() => [history.length, performance.timeOrigin, location.pathname]);
  const before = await entry();
  for (const hole of [2, 3]) {
    await swipe(page, { x: -300 });
    await expect(phone.hole(hole)).not.toHaveAttribute("inert");
    await phone.isTurned();
  }
  for (const hole of [2, 1, 1]) {
    await swipe(page, { x: 300 });
    await expect(phone.hole(hole)).not.toHaveAttribute("inert");
    await phone.isTurned();
  }
  expect(await entry()).toEqual(before);
  // No browser without a window goes back by a finger: what stops those that do is a scroller that hands nothing on.
  const parts = [".golf-bar", ".golf-dots", ".golf-play__head", ".golf-play__scores", ".golf-play__nav"];
  for (const part of parts) expect(await whatHoldsSwipes(page, part), part).not.toBeNull();
  expect(await whatHoldsSwipes(page, ".golf-play__scores")).toBe("golf-play__strip");
});

/** The class of what ends a swipe to the side that begins on `part`; null where it would reach the browser itself. */
function whatHoldsSwipes(page: Page, part: string): Promise<string | null> {
  return page.evaluate((selector) => {
    for (let at = document.querySelector(selector); at; at = at.parentElement) {
      const { overflowX, overscrollBehaviorX } = getComputedStyle(at);
      if (overscrollBehaviorX !== "auto" && !["visible", "clip"].includes(overflowX)) return at.className;
    }
    return null;
  }, part);
}

test("letters of 150 and 200 percent leave names whole, the menu and the totals in sight", async ({ browser }) => {
  const { phone } = await starter(browser, ["Amina", "Maximilian"]);
  const { page } = phone;
  await phone.stroke("Amina", 2);
  const box = async (name: string, role: "button" | "columnheader") =>
    (await page.getByRole(role, { name, exact: true }).boundingBox()) ?? { x: Infinity, width: 0 };
  for (const size of ["150%", "200%"]) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    const menu = await box("Runde", "button");
    expect(menu.x + menu.width, `menu at ${size}`).toBeLessThanOrEqual(390);
    await phone.dot(1).click();
    await phone.isTurned();
    const rows = await phone.current.locator(".golf-score").evaluateAll((all) =>
      all.map((row) => {
        const name = row.querySelector(".golf-score__name");
        const range = document.createRange();
        range.selectNodeContents(name ?? row);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const right = Math.max(
          ...[...row.querySelectorAll("button")].map((each) => each.getBoundingClientRect().right),
        );
        return { lines, right: Math.round(right) };
      }),
    );
    expect(
      rows.map(({ lines }) => lines),
      `lines of the names at ${size}`,
    ).toEqual(rows.map(() => 1));
    expect(Math.max(...rows.map(({ right }) => right)), size).toBeLessThanOrEqual(390);
    await page.getByRole("navigation", { name: "Löcher" }).getByRole("button").first().waitFor();
    await page.locator(".golf-dots button").last().click();
    await phone.isTurned();
    const total = await box("Total", "columnheader");
    expect(total.x + total.width, `total at ${size}`).toBeLessThanOrEqual(390);
    await phone.current.getByRole("button", { name: "Scorekarte" }).click();
    expect(await page.getByRole("dialog").getByRole("heading").evaluateAll(tornWords), size).toEqual([]);
    await page.keyboard.press("Escape");
  }
  // On its side the phone shows a whole row at least, and the map beside it.
  await phone.dot(1).click();
  await phone.isTurned();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.golf-play[data-frame="panel"]')).toBeVisible();
  await phone.isTurned();
  for (const button of ["weniger", "mehr"])
    await expect(phone.current.getByRole("button", { name: `Amina: ein Schlag ${button}` })).toBeInViewport({
      ratio: 1,
    });
  expect((await page.locator(".map").boundingBox())?.width).toBeGreaterThan(300);
  // So does the smallest phone, in letters of every day; upright, the ranking leaves room for a name.
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.setViewportSize({ width: 568, height: 320 });
  await phone.isTurned();
  await expect(phone.current.getByRole("button", { name: "Amina: ein Schlag mehr" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 568, height: 280 }); // below the browser's own bar
  const plus = phone.current.locator(".golf-score__step[data-step='plus']").first();
  const overEdge = () =>
    plus.evaluate((it) => it.getBoundingClientRect().right - (it.parentElement?.getBoundingClientRect().right ?? 0));
  await expect.poll(overEdge).toBeLessThan(1);
  await page.setViewportSize({ width: 320, height: 568 });
  await phone.openCard();
  await page.locator(".golf-dots button").last().click();
  await phone.isTurned();
  expect((await box("Name", "columnheader")).width).toBeGreaterThan(130);
});
