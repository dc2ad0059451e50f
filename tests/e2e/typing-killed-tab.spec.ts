import { expect, type Page } from "@playwright/test";
import { seededRandom } from "../support/random.ts";
import { DraftApi } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";
import { itemOf, openNewPage, richText, shown, title, trimmed } from "./support/typing.ts";

const promisedMs = 100;
const lettersOfOld = "letters-typed-before-the-promised-time";

/**
 * From now on the tab itself keeps how many letters are older than promised, beside what the editor keeps: two timers
 * behind each other, as the editor has them, each no shorter. So a machine that lets timers wait lets these wait, too.
 */
async function countOldLetters(tab: Page): Promise<void> {
  await tab.evaluate(
    ({ name, halfMs }) => {
      localStorage.removeItem(name);
      let typed = 0;
      addEventListener("keyup", () => {
        const count = ++typed;
        const keep = () => localStorage.setItem(name, `${count}`);
        setTimeout(() => setTimeout(keep, halfMs), halfMs);
      });
    },
    { name: lettersOfOld, halfMs: promisedMs / 2 },
  );
}

test("a tab that dies at any moment takes no more with it than what was typed last", async ({ page, context }) => {
  const { pageId } = await openNewPage(page, "Tippen sieben");
  const random = seededRandom(23);
  let tab = page;
  let allOld = 0;
  for (const find of [title, richText, title, richText]) {
    const editor = new EditorPage(tab);
    const text = find(editor);
    await text.click();
    const item = await itemOf(text);
    await tab.keyboard.press("ControlOrMeta+End");
    const before = await shown(text);
    const letters = [
      ...(before === "" ? "" : " "),
      ..."abcd efghi jkl mnopqr st uvwxyz".slice(0, 12 + Math.floor(random() * 20)),
    ];
    await countOldLetters(tab);
    for (const key of letters) {
      await tab.keyboard.type(key);
      await tab.waitForTimeout(random() * 60); // a person's pace
    }
    await tab.waitForTimeout(random() * 2 * promisedMs); // the moment is the point
    const session = await context.newCDPSession(tab);
    const crashed = tab.waitForEvent("crash");
    void session.send("Page.crash").catch(() => undefined); // there is nobody left to answer
    await crashed;
    await tab.close();

    tab = await context.newPage();
    const after = new EditorPage(tab);
    await after.open(pageId);
    const old = await tab.evaluate((name) => Number(localStorage.getItem(name)), lettersOfOld);
    allOld += old;
    const all = before + letters.join("");
    const kept = await shown(find(after));
    expect(trimmed(all).startsWith(trimmed(kept)), `"${kept}" begins "${all}"`).toBe(true);
    expect(kept.length, `"${kept}" of "${all}"`).toBeGreaterThanOrEqual(
      trimmed(all.slice(0, before.length + old)).length,
    );
    await after.isSaved();
    // A save that was on its way when the tab died may have come later, and stands on the screen then as well.
    const draft = new DraftApi(tab, pageId);
    const stored = async () => trimmed(await draft.textOf(item));
    await expect.poll(async () => trimmed(await shown(find(after))) === (await stored()), "one text").toBe(true);
    expect((await stored()).startsWith(trimmed(kept)), `"${await stored()}" goes on "${kept}"`).toBe(true);
    expect(trimmed(all).startsWith(await stored()), `"${await stored()}" begins "${all}"`).toBe(true);
  }
  expect(allOld, "some letters were old enough").toBeGreaterThan(0);
});
