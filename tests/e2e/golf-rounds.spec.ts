import { expect, type Browser } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { golfOrigin } from "./support/origins.ts";
import { makeOwnCourse, type OwnCourse } from "./support/own-course.ts";
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
  const marketing = page.locator(".site-footer__grid");
  await phone.start();
  await expect(marketing, "inside a round nothing leads away").toBeHidden();
  await phone.addPlayer("Amina");
  await phone.shareLink();
  await expect(marketing).toBeHidden();
  await phone.play();
  await expect(marketing).toBeHidden();
  const round = new URL(page.url()).searchParams.get("id");
  const toStart = async () => {
    await page.goto(`${golfOrigin}/de/~urban-golf-start`);
    await expect(marketing, "before a round it is a page like others").toBeVisible();
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
  await expect(phone.page.locator('.golf-mark[data-line="live"]').first()).toBeAttached(); // also at the server

  await context.setOffline(false);
  const held = lonely.page.getByRole("alert").filter({ hasText: "Amina, Loch 1: 0 → 2" });
  await expect(held).toContainText("Die Runde war schon abgeschlossen.");
  await expect(held.getByRole("button", { name: "Nachtragen" })).toHaveCount(0);
  await expectAccessible(lonely.page);
  await lonely.page.reload();
  await expect(held).toContainText("Die Runde war schon abgeschlossen.");

  await (await phone.menu("Wieder öffnen")).getByRole("button", { name: "Wieder öffnen" }).click();
  await held.getByRole("button", { name: "Nachtragen" }).click();
  await expect(held).toHaveCount(0);
  await expect(phone.score("Amina").first()).toHaveText("Amina: 2 Schläge");
});

let course: OwnCourse | undefined;
test.afterAll(() => course?.remove());

test("a hole that an editor takes away in the middle of a round is played to its end, and is none of the next round", async ({
  browser,
}) => {
  course = await makeOwnCourse(Number(new URL(golfOrigin).port), 3);
  const { origin } = course;
  const newPage = async () => (await browser.newContext(options)).newPage();
  const [one, two] = [
    new GolfPhone(await newPage(), { origin, holes: 3 }),
    new GolfPhone(await newPage(), { origin, holes: 3 }),
  ] as const;
  const editor = new EditorPage(await (await browser.newContext()).newPage());
  const onMap = (phone: GolfPhone) => phone.page.locator(".map").getByRole("button", { name: /^Loch \d: / });
  await expect.poll(async () => (await editor.page.goto(`${origin}/robots.txt`))?.status()).toBe(200); // until the host is known

  await one.start();
  await one.addPlayer("Amina");
  await one.addPlayer("Luca");
  await two.join(await one.shareLink());
  for (const phone of [one, two]) await phone.play();
  await one.stroke("Amina", 2);
  await two.stroke("Luca", 3);
  for (const phone of [one, two]) await phone.nextHole();
  await one.stroke("Amina", 1);
  await expect(two.score("Amina").first()).toHaveText("Amina: 1 Schlag");

  await test.step("an editor archives the hole that both stand on", async () => {
    await editor.signIn("golf@vitrine.example", { origin });
    await editor.page.goto(`${origin}/de/edit/~urban-golf-play?toolbar=1`);
    await editor.isReady();
    await editor.page.getByRole("group", { name: "Karte", exact: true }).press("Enter");
    await editor.page.getByRole("button", { name: "Sammlung bearbeiten" }).click();
    await editor.page.getByRole("button", { name: "«Stadtgarten» archivieren" }).click();
    await editor.isSaved();
  });

  await test.step("both play it under its name, also after a reload; card and map turn to the same holes", async () => {
    await expect(async () => {
      await two.page.reload();
      await expect(onMap(two)).toHaveText(["Loch 1: Hauptbahnhof", "Loch 2: Kunstmuseum"], { timeout: 30_000 });
    }).toPass(); // the editor's step may still be on its way
    for (const phone of [one, two]) {
      await expect(phone.hole(2)).not.toHaveAttribute("inert");
      await expect(phone.hole(2).getByRole("heading", { name: "Loch 2: Stadtgarten" })).toBeVisible();
    }
    await two.stroke("Luca", 4);
    await expect(one.score("Luca").first()).toHaveText("Luca: 4 Schläge");
    await one.stroke("Amina", 1);
    await expect(two.score("Amina").first()).toHaveText("Amina: 2 Schläge");
    await two.page.getByRole("button", { name: "Stadtplan" }).click();
    await onMap(two).last().click();
    await expect(two.hole(3)).not.toHaveAttribute("inert");
    await expect(two.hole(3).getByRole("heading", { name: "Loch 3: Kunstmuseum" })).toBeVisible();
    await one.nextHole();
    await one.stroke("Amina", 2);
    await two.stroke("Luca", 2);
  });

  await test.step("ranking and winner count it, and the best list says why it waits", async () => {
    for (const phone of [one, two]) {
      await phone.nextHole();
      await expect.poll(() => phone.standings()).toEqual(["Amina 6", "Luca 9"]);
      await expect(phone.ranking.getByRole("row", { name: /Amina/ })).toContainText(/Gutschein öffnen.*3\/3/);
    }
    await expect(two.current.getByText(/Der Parcours hat heute 2, eure Runde hatte 3\. Sie bleibt/)).toBeVisible();
  });

  await test.step("a new round has one hole less, and the holes' pages say so", async () => {
    const next = new GolfPhone(await newPage(), { origin, holes: 2 });
    await next.start();
    await next.addPlayer("Noah");
    await next.shareLink();
    await next.play();
    await expect(next.page.locator(".golf-dots").getByRole("button")).toHaveText(["1", "2", "★"]);
    await next.nextHole();
    await expect(next.hole(2).getByRole("heading", { name: "Loch 2: Kunstmuseum" })).toBeVisible();
    await next.page.goto(`${origin}/de/map/kunstmuseum`);
    await expect(next.page.getByText("Loch 2 von 2")).toBeVisible();
  });
});
