import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { RootDb } from "../../src/server/db.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { expectHarmless, watchDangers } from "./support/harmless.ts";
import { makeHostileSite } from "../support/hostile-site.ts";
import { hostileName, hostileText, hostileUrls } from "../support/hostile-values.ts";
import { golfOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";
import { openProductDb } from "./support/product-db.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const password = "drei Brillen im Regen";

let db: RootDb;
test.beforeAll(() => {
  db = openProductDb(port);
});
test.afterAll(() => db.$disconnect());

test("hostile values in every place that a site has run nowhere: for visitors and in the editor", async ({ page }) => {
  const { siteId, host, email, pages, lists } = await makeHostileSite(db, password);
  const origin = `http://${host}:${port}`;
  const dangers = await watchDangers(page);
  try {
    const editor = new EditorPage(page);
    await expect.poll(async () => (await page.goto(`${origin}/login`))?.status()).toBe(200); // until the host is known
    await editor.enter(email, password);
    await page.waitForURL((url) => !url.pathname.includes("login"));
    for (const [slug, id] of Object.entries(pages)) {
      const published = await post(page, "page/publish", { id });
      expect(published, `publishing ${slug}`).toMatchObject({ status: 200 });
    }
    for (const panel of ["", "&pageMenu=1", "&settings=1"]) {
      const answer = await page.goto(`${origin}/de/edit/${pages["others"]}?toolbar=1${panel}`);
      expect(answer?.status(), panel).toBe(200);
      await expect(page.locator('.vt-app[data-ready="true"]')).toBeVisible();
      await expectHarmless(page, dangers);
    }

    await page.context().clearCookies();
    for (const sought of ["constructor", hostileText]) {
      await page.goto(`${origin}/fr/search?searchQuery=${encodeURIComponent(sought)}`);
      await expect(page.locator('main [name="searchQuery"]')).not.toHaveValue("");
      if (sought === "constructor") await expect(page.locator("main").getByRole("listitem").first()).toBeVisible();
      await expectHarmless(page, dangers);
    }
    for (const slug of [...Object.keys(pages), `others/x-${lists.jobId.slice(0, 8)}`]) {
      const status = async () => {
        const answer = await page.goto(`${origin}/de/${slug}`);
        return answer?.status() ?? 200; // none where one screen leads on to another at once
      };
      // The screen before it may just be leading on to another one.
      await expect.poll(() => status().catch(() => null), slug).toBe(200);
      if (slug === "others") await expect(page.getByText("constructor.constructor").first()).toBeVisible();
      if (slug === "feeds") await expect(page.locator(".feed__post")).toHaveCount(hostileUrls.length);
      await expectHarmless(page, dangers);
    }
  } finally {
    await db.site.delete({ where: { id: siteId } });
  }
});

test("hostile names of players run nowhere: share screen, card, ranking, the round's sheets and spectators", async ({
  page,
}) => {
  const dangers = await watchDangers(page);
  await page.goto(`${golfOrigin}/de`);
  const { answer: game } = await post<{ id: string }>(page, "game/create", { starterKey: randomUUID() });
  for (const playerName of [hostileName, `"><svg/onload=window.ran=1>`]) {
    const sent = { gameId: game.id, opId: randomUUID(), playerName };
    expect(await post(page, "player/add", sent)).toMatchObject({ status: 200 });
  }
  const site = await db.siteHost.findUniqueOrThrow({ where: { host: "golf.localhost" } });
  const where = { siteId: site.siteId, gameId: game.id, playerName: hostileName };
  await db.player.updateMany({ where, data: { playerName: hostileText } });
  const phone = new GolfPhone(page);
  await phone.join(`${golfOrigin}/de/~urban-golf-share?id=${game.id}`);
  await expectHarmless(page, dangers);
  await phone.play();
  await expect(phone.current.getByText("constructor.constructor").filter({ visible: true }).first()).toBeVisible();
  await phone.current
    .getByRole("button", { name: /ein Schlag mehr$/ })
    .first()
    .click();
  await expectHarmless(page, dangers);
  for (const entry of ["Spieler:innen", "Verlauf"]) {
    await phone.menu(entry);
    await expect(page.getByRole("dialog").last().getByText("constructor.constructor").first()).toBeVisible();
    await expectHarmless(page, dangers);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  const { watchId } = await db.game.findFirstOrThrow({ where: { siteId: site.siteId, id: game.id } });
  await page.goto(`${golfOrigin}/de/~urban-golf-play?watch=${watchId}`);
  await phone.openCard();
  await expect(phone.ranking).toContainText("constructor.constructor");
  await expectHarmless(page, dangers);
  await phone.dot(1).click();
  await expect(phone.current.getByText("constructor.constructor").filter({ visible: true }).first()).toBeVisible();
  await expectHarmless(page, dangers);
});
