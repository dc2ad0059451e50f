import { expect, type Locator } from "@playwright/test";
import { seededRandom } from "../support/random.ts";
import { DraftApi } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";
import { itemOf, openNewPage, richText, shown, title, trimmed } from "./support/typing.ts";

/** Keys of the story and the first number of its chances; the long run sets 10,000, or other seeds. */
const keyCount = Number(process.env.TYPING_KEYS ?? 160);
const seed = Number(process.env.TYPING_SEED ?? 11);
/** An editor that meets a bad line waits up to 15 seconds for an answer and 20 before the next try, more than once. */
const patience = { timeout: 180_000 };

for (const form of ["plain", "formatted"] as const) {
  test(`a person types ${form} text with pauses, corrections, undo and a bad network, and not a letter is lost`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(1_200_000 + keyCount * 1_000);
    const { editor, draft, pageId } = await openNewPage(page, `Tippen ${form}`);
    const otherPage = await (await browser.newContext()).newPage();
    await new EditorPage(otherPage).signIn("admin@vitrine.example");
    const theirs = new DraftApi(otherPage, pageId);
    const text = form === "plain" ? title(editor) : richText(editor);
    await text.click();
    const item = await itemOf(text);
    const [groupId, fieldName] = item.split(":");
    await story({ editor, text, draft, item, random: seededRandom(form === "plain" ? seed : seed + 1), arrive });

    /** Another person puts a word before everything else. */
    async function arrive(word: string): Promise<string> {
      const now = await theirs.contentOf(item);
      const place = { groupId, fieldName, locale: "de" };
      if (form === "plain") await theirs.edit("field.text", { ...place, text: `${word} ${now?.text ?? ""}` });
      else {
        // The formatted text itself keeps a space at its end, which its plain form beside it has not.
        const [first, ...rest] = (now?.json ?? []) as { type: string; children: object[] }[];
        const json = [{ type: "p", children: [{ text: `${word} ` }, ...(first?.children ?? [])] }, ...rest];
        await theirs.edit("field.richText", { ...place, json });
      }
      return `${word} `;
    }
  });
}

interface Story {
  editor: EditorPage;
  text: Locator;
  draft: DraftApi;
  item: string;
  random: () => number;
  arrive: (word: string) => Promise<string>;
}

/**
 * Types wherever the caret has been put, and compares screen and database with what must stand there, after every step.
 * What another person puts before it takes the caret along.
 */
async function story({ editor, text, draft, item, random, arrive }: Story): Promise<void> {
  const { page } = editor;
  const words = ["Optik", "für", "Augen,", "Brillen", "und", "schöne", "Gläser.", "Öffnungszeiten", "heute"];
  let seen = new Set<string>([""]);
  let expected = "";
  let caret = 0;
  let [keys, isOffline, isSlow, arrivals] = [0, false, false, 0];
  const delays = seededRandom(99);
  await page.route("**/api/**", async (route) => {
    if (isSlow) await new Promise((done) => setTimeout(done, 800 * delays())); // a bad line
    await route.continue().catch(() => undefined); // the page may have given up
  });

  const screen = () => expect.poll(() => shown(text), { message: `after ${keys} keys` }).toBe(expected);
  const database = async () => {
    const saved = async () => trimmed(await draft.textOf(item));
    // What gathered without a network takes a slow line minutes; that it comes nearer is what can be waited for.
    for (let now = await saved(), before = now; now !== trimmed(expected); before = now) {
      await expect.poll(async () => (now = await saved()), { message: "more is saved", ...patience }).not.toBe(before);
    }
    await expect(editor.saved).toBeVisible(patience);
  };
  const network = async (offline: boolean) => {
    isOffline = offline;
    await page.context().setOffline(offline);
  };

  while (keys < keyCount) {
    const choice = random();
    if (choice < 0.62) {
      const word = `${words[Math.floor(random() * words.length)] ?? ""}${random() < 0.15 ? "  " : " "}`;
      for (const key of word) {
        await page.keyboard.type(key);
        expected = expected.slice(0, caret) + key + expected.slice(caret);
        caret += 1;
        seen.add(trimmed(expected));
        if (random() < 0.1) await page.waitForTimeout(random() * 2000); // a person thinks
      }
      keys += word.length;
    } else if (choice < 0.7) {
      const [left, right] = [Math.min(caret, Math.floor(random() * 12)), random() < 0.3];
      for (let index = 0; index < left; index += 1) await page.keyboard.press("ArrowLeft");
      if (right) await page.keyboard.press("ControlOrMeta+End");
      caret = right ? expected.length : caret - left;
      keys += left;
    } else if (choice < 0.78) {
      const count = Math.min(caret, 1 + Math.floor(random() * 4));
      for (let index = 0; index < count; index += 1) {
        await page.keyboard.press("Backspace");
        expected = expected.slice(0, caret - 1) + expected.slice(caret);
        caret -= 1;
        seen.add(trimmed(expected));
      }
      keys += count;
    } else if (choice < 0.88 && expected.trim() !== "") {
      await page.keyboard.press("ControlOrMeta+z");
      keys += 1;
      await expect.poll(() => shown(text), { message: "undo shows something else" }).not.toBe(expected);
      const now = await shown(text);
      expect(seen.has(trimmed(now)), `undo shows what once stood there: ${JSON.stringify(now)}`).toBe(true);
      expected = now;
      await page.keyboard.press("ControlOrMeta+End");
      caret = expected.length;
    } else if (choice < 0.92) await network(!isOffline);
    else if (choice < 0.95) isSlow = !isSlow;
    else if (!isOffline && expected.trim() !== "") {
      await database();
      const words = await arrive(`Neu${(arrivals += 1)}`);
      expected = words + expected;
      caret += words.length;
      seen = new Set([...seen].map((text) => trimmed(words + text))); // an undo takes nothing of theirs
    }
    await screen();
    if (!isOffline && random() < 0.3) await database();
  }
  await network(false);
  isSlow = false;
  await database();
  await text.evaluate((node) => (node as HTMLElement).blur());
  await page.reload();
  await editor.isReady();
  expect(trimmed(await draft.textOf(item))).toBe(trimmed(expected));
  await expect.poll(async () => trimmed(await shown(text))).toBe(trimmed(expected));
}
