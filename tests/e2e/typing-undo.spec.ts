import { expect } from "@playwright/test";
import { test } from "./support/story.ts";
import { atOnce, caretIn, itemOf, openNewPage, richText, shown, title } from "./support/typing.ts";

test("undo takes back a word at a time, puts the caret back, and goes on after a reload", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Tippen zwei");
  const text = title(editor);
  const item = await itemOf(text);
  await text.click();
  await atOnce(page, "eins zwei drei");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?$/);
  expect(await caretIn(text)).toBe((await shown(text)).length);
  await atOnce(page, "vier");
  await page.keyboard.press("Home");
  await atOnce(page, "null ");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?vier$/);
  expect(await caretIn(text)).toBe(0);
  for (const again of ["ControlOrMeta+Shift+z", "Control+y"]) {
    await page.keyboard.press(again);
    await expect.poll(() => shown(text)).toMatch(/^null eins zwei ?vier$/);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => shown(text)).toMatch(/^eins zwei ?vier$/);
  }
  await page.keyboard.press("Enter");
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe(await shown(text));

  await page.reload();
  await editor.isReady();
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?vier$/);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.mouse.move(400, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(text).not.toBeInViewport({ timeout: 5_000 });
  }).toPass();
  await editor.undo(); // the word typed before, by the log of changes
  await expect.poll(() => shown(text)).toMatch(/^eins zwei ?$/);
  await expect(text).toBeInViewport(); // what was taken back is never out of sight
  const told = page.getByRole("listitem").filter({ hasText: /Rückgängig gemacht: .+: Titel/ });
  await expect(told).toContainText("Dieser Schritt ist vom");
  await editor.undo();
  await expect.poll(() => shown(text)).toMatch(/^eins zwei drei$|^eins ?$/);
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe((await shown(text)).trim());

  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Sehen");
  await expect(told, "its button would take back something else now").toHaveCount(0, { timeout: 4_000 });
  await page.keyboard.press("Shift+Enter");
  await atOnce(page, "und hören");
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe("Sehen\nund hören");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toMatch(/^Sehen\nund ?$/);
  expect(await caretIn(text)).toBe((await shown(text)).length);
  await atOnce(page, "lesen");
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect.poll(() => shown(text)).toMatch(/^Sehenund ?lesen$/);
  await page.getByRole("button", { name: "Neue Zeile" }).click(); // for keys that have no Shift+Enter
  await expect.poll(() => shown(text)).toMatch(/^Sehen\nund ?lesen$/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toMatch(/^Sehenund ?lesen$/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toMatch(/^Sehen\nund ?lesen$/);
  await page.keyboard.press("Enter");
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe(await shown(text));
});

test("undo in a formatted text takes back a word at a time and keeps the caret there", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Tippen drei");
  const text = richText(editor);
  await text.click();
  const item = await itemOf(text);
  await atOnce(page, "eins zwei");
  await page.keyboard.press("Enter");
  await atOnce(page, "drei vier");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(text)).toBe("eins zwei\ndrei ");
  await atOnce(page, "acht");
  await expect.poll(() => shown(text)).toBe("eins zwei\ndrei acht");
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe("eins zwei\ndrei acht");
});
