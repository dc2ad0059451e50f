import { expect, type Page } from "@playwright/test";
import { layoutShift } from "./support/layout-shift.ts";
import { expectAccessible } from "./support/axe.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { laidOutWhole } from "./support/laid-out-whole.ts";
import { golfOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("two phones score a round together, live", async ({ browser }) => {
  const one = new GolfPhone(await (await browser.newContext(phone)).newPage());
  const two = new GolfPhone(await (await browser.newContext(phone)).newPage());
  await noteAsked(one.page, ["wakeLock", "vibrate"]);
  await noteAsked(two.page, ["share"]);

  const answer = await hold(one.page);
  const starting = one.start();
  await expect(one.page.getByRole("button", { name: "Wird gestartet …" })).toBeDisabled();
  answer();
  await starting;
  await expectAccessible(one.page);
  await expect(one.page.getByRole("button", { name: "Zum Spiel" })).toBeDisabled();
  await one.addPlayer("Amina", { by: "leaving" });
  await expect(one.page.getByRole("button", { name: "Zum Spiel" })).toBeEnabled();
  await one.page.getByRole("button", { name: /Amina umbenennen/ }).click();
  await expect(one.page.getByRole("button", { name: "Zum Spiel" })).toBeDisabled();
  await one.page.keyboard.press("Escape");
  await one.addPlayer("Gast");
  await one.page.getByRole("button", { name: /Gast umbenennen/ }).click();
  await one.page.getByRole("button", { name: "Gast entfernen" }).click(); // out of the field of the name, which closes
  await expect(one.page.getByRole("button", { name: /Gast umbenennen/ })).toHaveCount(0);
  // The row of a name that is left by a tap comes after it: "Zum Spiel" stands still under the finger.
  await one.page.getByLabel("Name", { exact: true }).fill("Ben");
  const link = await one.shareLink();
  await expect(one.page.locator(".golf-share__players")).toHaveText("Amina · Ben");
  expect(link).toMatch(new RegExp(`^${golfOrigin}/de/game\\?id=[0-9a-f-]{36}$`));
  await expectAccessible(one.page);
  expect(await copiedFor(one.page)).toBeGreaterThan(1_000);

  await two.join(link);
  expect(Math.round((await layoutShift(two.page)) * 100)).toBe(0);
  const who = two.page.getByRole("region", { name: "Wer bist du?" });
  await who.getByRole("button", { name: "Ben" }).click();
  await who.getByRole("button", { name: "Amina" }).click(); // after a slip
  await expect(who.getByRole("button", { pressed: true })).toHaveText("Amina");
  await expect(two.page.getByRole("button", { name: "Zum Spiel" })).toBeInViewport({ ratio: 1 });
  await two.page.getByRole("button", { name: "Teilen", exact: true }).click();
  await expect.poll(() => asked(two.page)).toEqual([["share", link]]);
  await one.play();
  await two.play();
  await expectAccessible(one.page);
  expect(await asked(one.page)).toEqual([["wakeLock", "screen"]]);

  await one.stroke("Amina", 3);
  expect((await asked(one.page)).filter(([name]) => name === "vibrate")).toHaveLength(3);
  await expect(two.score("Amina").first()).toHaveText("Amina: 3 Schläge");
  await two.stroke("Amina", 1);
  await expect(one.score("Amina").first()).toHaveText("Amina: 4 Schläge");
  await expect(one.current.getByText(/^eben von .?Amina.?: 4$/)).toBeVisible();

  await two.page.reload();
  await expect(two.score("Amina").first()).toHaveText("Amina: 4 Schläge");

  for (let hole = 1; hole <= 9; hole += 1) await one.nextHole();
  await expect(one.ranking).toBeVisible();
  await expect(one.ranking).toContainText("Amina");
  await expect(one.ranking).toContainText("1/9");
  await expectAccessible(one.page);
  await two.stroke("Amina", 1);
  await expect(one.ranking).toContainText("5");

  await test.step("on a tablet and beside a large map the round and a hole can be read and operated as well", async () => {
    for (const width of [820, 1440]) {
      for (const { page } of [one, two]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
    }
    const id = new URL(link).searchParams.get("id");
    for (const screen of ["start", `edit?id=${id}`, `share?id=${id}`]) {
      await two.page.goto(`${golfOrigin}/de/~urban-golf-${screen}`);
      await expect(two.page.locator(".golf__action").first()).toBeEnabled();
      for (const width of [820, 1440]) {
        await two.page.setViewportSize({ width, height: 900 });
        await expectAccessible(two.page);
      }
    }
    await two.page.goto(`${golfOrigin}/de/map/hauptbahnhof`);
    await two.page.addStyleTag(laidOutWhole);
    for (const width of [390, 820, 1440]) {
      await two.page.setViewportSize({ width, height: 900 });
      await expectAccessible(two.page);
    }
  });
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
  await expect(other.score("Luca").first()).toHaveText("Luca: 2 Schläge");
});

test("an unknown game is forgotten, and its visitor told so on the home page", async ({ page }) => {
  const unknown = "00000000-0000-4000-8000-000000000000";
  const own = "10000000-0000-4000-8000-000000000000";
  const kept = () => page.evaluate(() => localStorage.getItem("currentGameId"));
  await page.goto(`${golfOrigin}/de`);
  for (const [address, played, left] of [
    [`/de/game?id=${unknown}`, unknown, null],
    ["/de/~urban-golf-play", unknown, null],
    [`/de/game?id=${unknown}`, own, own],
    ["/de/game?id=garbage", own, own],
  ] as const) {
    await page.evaluate((id) => localStorage.setItem("currentGameId", id), played);
    await page.goto(golfOrigin + address);
    await expect(page).toHaveURL(`${golfOrigin}/de#gone-round`);
    expect(await kept(), address).toBe(left);
    await expect(page.getByText("Diese Runde gibt es nicht mehr")).toBeVisible();
  }
});

type Sense = "wakeLock" | "vibrate" | "share";

/** Gives a page what a phone has and this browser lacks; each page notes what it was asked for. */
async function noteAsked(page: Page, senses: Sense[]): Promise<void> {
  await page.addInitScript((wanted) => {
    const list: [string, unknown][] = [];
    const note = (name: string, value: unknown) => void list.push([name, value]);
    const stubs = {
      vibrate: (ms: number) => note("vibrate", ms),
      share: ({ url }: ShareData) => Promise.resolve(note("share", url)),
      wakeLock: {
        request: (type: string) => {
          note("wakeLock", type);
          return Promise.resolve({ released: false, release: () => Promise.resolve() });
        },
      },
    };
    for (const name of wanted) Object.defineProperty(navigator, name, { value: stubs[name] });
    Object.assign(window, { asked: list });
  }, senses);
}

async function asked(page: Page): Promise<[string, unknown][]> {
  return page.evaluate(() => (window as unknown as { asked: [string, unknown][] }).asked);
}

/** Lets what a page says over its live line wait until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  let goOn = (): void => undefined;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  await page.routeWebSocket("**/api/live", (line) => {
    const server = line.connectToServer();
    line.onMessage(async (message) => {
      await released;
      server.send(message);
    });
  });
  return goOn;
}

/** Presses "Teilen" where there is no share sheet; for how many milliseconds the button then says that it copied. */
async function copiedFor(page: Page): Promise<number> {
  const share = page.getByRole("button", { name: "Teilen", exact: true });
  await share.evaluate((button) => {
    const times: [string, number][] = [];
    const note = () => times.push([button.textContent, performance.now()]);
    new MutationObserver(note).observe(button, { characterData: true, subtree: true });
    Object.assign(window, { times });
  });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await share.click();
  const times = () => page.evaluate(() => (window as unknown as { times: [string, number][] }).times);
  await expect.poll(async () => (await times()).map(([text]) => text)).toEqual(["Kopiert!", "Teilen"]);
  await expect(share).toBeVisible();
  const link = await page.locator(".golf-share > .golf-share__link").getAttribute("href");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const [from = 0, to = 0] = (await times()).map(([, at]) => at);
  return to - from;
}
