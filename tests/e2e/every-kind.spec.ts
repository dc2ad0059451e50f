import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { watchDangers } from "./support/harmless.ts";
import { laidOutWhole } from "./support/laid-out-whole.ts";
import { overhang } from "./support/overhang.ts";
import { makeOwnCourse } from "./support/own-course.ts";
import { makeSamplePage, sampledKinds } from "./support/sample-page.ts";
import { test } from "./support/story.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const widths = [390, 820, 1440];
const kinds = sampledKinds.map((kind) => ({ kind }));

test("every kind of section can be read and operated by everybody, as it begins, live and in the editor", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const made = await makeSamplePage(page, "Alles", kinds);

  const visitor = await browser.newPage();
  const dangers = await watchDangers(visitor);
  await visitor.goto(new URL(made.path, page.url()).href);
  await test.step("nothing is fetched from elsewhere or against the policy, all the way down", async () => {
    const isAtEnd = () => visitor.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    while (!(await isAtEnd())) {
      await visitor.evaluate(() => scrollBy({ top: 800, behavior: "instant" }));
      await visitor.waitForTimeout(50); // what wakes near the screen
    }
    expect(dangers.happened).toEqual([]);
  });
  await visitor.addStyleTag(laidOutWhole);
  for (const width of widths) {
    await test.step(`visitors at ${width} px`, async () => {
      await visitor.setViewportSize({ width, height: 900 });
      await expectAccessible(visitor);
      expect(await visitor.evaluate(overhang)).toEqual([]);
    });
  }
  await visitor.setViewportSize({ width: 1920, height: 900 });
  expect(await visitor.evaluate(overhang), "at 1920 px").toEqual([]);
  await visitor.close();

  await editor.open(made.id);
  await page.addStyleTag(laidOutWhole);
  for (const width of widths) {
    await test.step(`editors at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    });
  }
});

/** For visitors, most of these screens need a round: the stories of golf read them in one. */
test("every screen of a golf course can be read and operated by its editors, as it begins", async ({ page }) => {
  const course = await makeOwnCourse(port, 1);
  const editor = new EditorPage(page);
  await editor.signIn("golf@vitrine.example", course);
  const poi = ["start", "end"].map((icon, at) => ({ icon, lat: 47.5, lng: 8.72 + at / 1_000 }));
  const sections = [
    ...["start", "addPlayers", "share", "coupon"].map((gameOptions) => ({
      kind: "gameSetup",
      options: { gameOptions },
    })),
    ...["card", "table", "records"].map((scoreOptions) => ({ kind: "scoreTracker", options: { scoreOptions } })),
    { kind: "poiManager", options: { poi, par: 3 } },
  ];
  const { id } = await makeSamplePage(page, "Alles", sections, ["de"]);
  await page.goto(`${course.origin}/de/edit/${id}?toolbar=1`);
  await editor.isReady();
  await expect(editor.sections).toHaveCount(sections.length);
  await page.addStyleTag(laidOutWhole);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await course.remove();
});
