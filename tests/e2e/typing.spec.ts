import { expect, type Locator } from "@playwright/test";
import { test } from "./support/story.ts";
import { caretIn, itemOf, openNewPage, richText, shown, title, withoutPreload } from "./support/typing.ts";

test("what is typed stays as it is typed, is kept at once, and is cleaned when the text is left", async ({ page }) => {
  const { editor, draft, pageId } = await openNewPage(page, "Tippen eins");
  const text = title(editor);
  const item = await itemOf(text);
  await text.click();
  await page.keyboard.type("Heute ", { delay: 40 });
  await editor.isSaved();
  expect(await shown(text)).toBe("Heute ");
  let letGo = () => {};
  const onItsWay = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/trpc/*page.edit*", async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.keyboard.type("offen ", { delay: 40 });
  await expect(page.locator(".vt-save")).toHaveAttribute("data-state", "saving");
  expect(await shown(text)).toBe("Heute offen ");
  expect(await page.evaluate(endless), "nothing that moves has the page drawn anew beside each key").toEqual([]);
  const kept = () =>
    page.evaluate(
      (id) =>
        Object.keys(localStorage).filter(
          (key) => key.includes(id) && localStorage.getItem(key)?.includes("Heute offen"),
        ).length,
      pageId,
    );
  await expect.poll(kept, "the words are on this device before they are saved").toBe(1);
  letGo();
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe("Heute offen");
  await page.keyboard.press("Enter");
  expect(await shown(text)).toBe("Heute offen");
});

test("an emptied text shows what belongs there while it is still written in, and nothing is saved", async ({
  page,
}) => {
  const { editor, draft } = await openNewPage(page, "Tippen leer");
  for (const [text, placeholder] of [
    [title(editor), "Titel eingeben"],
    [richText(editor), "Text eingeben"],
  ] as const) {
    await text.click();
    const item = await itemOf(text);
    await page.keyboard.type("Weg");
    await editor.isSaved();
    for (let letters = 3; letters > 0; letters -= 1) await page.keyboard.press("Backspace");
    await expect.poll(() => placeholderIn(text)).toBe(placeholder);
    await editor.isSaved();
    await expect.poll(() => draft.textOf(item)).toBe("");
    expect(await caretIn(text)).toBe(0);
    await page.keyboard.type("Da");
    await expect.poll(() => shown(text)).toBe("Da");
  }
});

test("a formatted text that is typed while its editor arrives goes on at the same letter", async ({ page }) => {
  await withoutPreload(page);
  const { editor, draft } = await openNewPage(page, "Tippen bald");
  let letGo = () => {};
  const onItsWay = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/_next/static/chunks/**", async (route) => {
    await onItsWay;
    await route.continue();
  });
  const text = richText(editor);
  await text.click();
  const item = await itemOf(text);
  await page.keyboard.type("Brillen ");
  await expect(text).not.toHaveAttribute("data-slate-editor");
  letGo();
  const words = Array.from({ length: 30 }, (_, index) => `Wort${index}`).join(" ");
  await page.keyboard.type(words, { delay: 12 });
  await expect(text).toHaveAttribute("data-slate-editor", "true");
  await expect.poll(() => shown(text)).toBe(`Brillen ${words}`);
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe(`Brillen ${words}`);
});

test("a formatted text whose editor cannot be had is written and kept all the same, with its lines", async ({
  page,
}) => {
  await withoutPreload(page);
  const { editor, draft } = await openNewPage(page, "Tippen ohne");
  const text = richText(editor);
  await page.context().setOffline(true); // before anybody has written in a formatted text
  await text.click();
  const item = await itemOf(text);
  await page.keyboard.type("Ohne Netz");
  await page.keyboard.press("Enter");
  await page.keyboard.type("zweite Zeile");
  await expect(page.getByRole("status").filter({ hasText: "Offline, auf diesem Gerät gesichert" })).toBeVisible();
  await expect(text).not.toHaveAttribute("data-slate-editor");
  await page.context().setOffline(false);
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe("Ohne Netz\nzweite Zeile");
  await page.reload();
  await editor.isReady();
  expect(await shown(richText(editor))).toBe("Ohne Netz\nzweite Zeile");
});

test("a title stays under the keys whichever title is the first of the page's", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Tippen Titel", ["hero", "richTextBlock"]);
  const [first, second] = [0, 1].map((index) => editor.sections.nth(index).locator(":is(h1, h2) .vt-text"));
  if (!first || !second) throw new Error("There are two sections");
  await second.click();
  await page.keyboard.type("Zwei"); // the only title with words, and so the page's heading
  await page.keyboard.press("Enter");
  await first.click();
  await page.keyboard.type("Eins");
  await expect(first).toBeFocused();
  expect(await shown(first)).toBe("Eins");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("Neu", { delay: 30 });
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await editor.isSaved();
  await expect.poll(async () => draft.textOf(await itemOf(first))).toBe("Neu");
  expect(await draft.textOf(await itemOf(second))).toBe("Zwei");
  await second.click();
  await expect(editor.canvas.locator("h1")).toHaveText("Neu");
});

test("the bar of a text stays at it when the page moves, and asks for no picture while nothing does", async ({
  page,
}) => {
  const { editor } = await openNewPage(page, "Tippen Leiste", ["hero", "richTextBlock"]);
  const text = editor.sections.nth(1).locator(":is(h1, h2) .vt-text");
  await text.click();
  const bar = page.locator(".vt-text-bar");
  const distance = async () => {
    const [tools, words] = [await bar.boundingBox(), await text.boundingBox()];
    if (!tools || !words) return null;
    return Math.round(Math.max(words.y - tools.y - tools.height, tools.y - words.y - words.height)); // above or below
  };
  await expect.poll(distance).toBe(10);
  const isStill = () =>
    page.evaluate(async () => {
      let asked = 0;
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (draw) => ((asked += 1), ask(draw));
      await new Promise((resolve) => setTimeout(resolve, 200));
      window.requestAnimationFrame = ask;
      return asked === 0;
    });
  await expect.poll(isStill).toBe(true);
  const before = (await text.boundingBox())?.y ?? 0;
  await editor.sections.nth(0).evaluate((section: HTMLElement) => {
    document.documentElement.style.overflowAnchor = "none";
    section.style.paddingTop = "90px"; // as when a picture above it has come
  });
  await expect.poll(async () => (await text.boundingBox())?.y).toBe(before + 90);
  await expect.poll(distance).toBe(10);
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await text.boundingBox())?.y).toBe(before + 30);
  await expect.poll(distance).toBe(10);
});

/** What moves without an end; runs in the page. */
const endless = `document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations === Infinity)
  .map(({ effect }) => effect.target.className)`;

/** The words that stand in for an empty text, or "" where the text has words of its own. */
function placeholderIn(text: Locator): Promise<string> {
  return text.evaluate((node) => {
    const inside = node.querySelector<HTMLElement>("[data-slate-placeholder]");
    if (inside) return inside.innerText;
    const { content } = getComputedStyle(node, "::before");
    return content.startsWith('"') ? (JSON.parse(content) as string) : "";
  });
}
