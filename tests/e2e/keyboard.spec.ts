import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } }); // a ring that still fades in would look like none

/**
 * Presses a key until `isReached`, as somebody does who looks where the focus is: once around and more, because some
 * parts come a moment after the rest.
 */
async function pressUntil(page: Page, key: string, isReached: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end;) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads there; the focus is on ${await focusedName(page)}`);
}

/** The name of what has the focus, as assistive technology says it. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element?.getAttribute("aria-label") ?? label?.trim() ?? element?.textContent?.trim() ?? "";
  });
}

const tabTo = (page: Page, name: string | RegExp) =>
  pressUntil(page, "Tab", async () => {
    const now = await focusedName(page);
    return typeof name === "string" ? now === name : name.test(now);
  });

const walkTo = (page: Page, name: string) =>
  pressUntil(page, "ArrowRight", async () => (await focusedName(page)) === name);

/** A person can see where the focus is: something about it or around it is outlined. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isSeen = () =>
    page.evaluate(() => {
      const hasRing = (element: Element | null, pseudo?: string): boolean => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) || /[1-9]px/.test(boxShadow);
      };
      const element = document.activeElement;
      if (!element || element === document.body) return false;
      const around = element.closest(".vt-segments__segment, .vt-swatch, .button");
      return hasRing(element) || hasRing(element, "::after") || hasRing(around);
    });
  await expect.poll(isSeen, { message: `the focus on "${await focusedName(page)}" can be seen` }).toBe(true);
}

test("a page is written, extended, rearranged, taken back and published with the keyboard alone", async ({ page }) => {
  const editor = new EditorPage(page);
  await page.goto("/login?callbackUrl=%2Fde%2Fedit%2F~contact");
  await expect(page.getByRole("button", { name: "Anmelden" })).toBeEnabled();
  await tabTo(page, "E-Mail");
  await page.keyboard.type("optiker@vitrine.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("vitrine-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL(/edit\/~contact/);
  await page.locator('.vt-app[data-ready="true"]').waitFor();
  await page.keyboard.press("ControlOrMeta+e");
  await editor.isReady();
  const before = await editor.heading.innerText();
  const words = `Mit der Tastatur geschrieben ${randomUUID().slice(0, 8)}`;
  const count = await editor.sections.count();

  await tabTo(page, "Titel");
  await expectVisibleFocus(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
  await editor.isSaved();

  await page.keyboard.press("Alt+F10"); // to the menu of the text, and back
  await expect.poll(() => focusedName(page)).not.toBe("Titel");
  await expectVisibleFocus(page);
  await tabTo(page, "Ausblenden");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("Titel");
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press("Escape"); // out of the text, to its section; what was typed stays
  await expect(editor.sections.first()).toBeFocused();
  await expectVisibleFocus(page);
  await expect(editor.heading).toHaveText(`${words}!`);

  await pressUntil(page, "Tab", async () => (await focusedName(page)) === "Bereich hinzufügen");
  await expect(editor.canvas.locator("[data-vt-selected]"), "a text that was left with Tab").toHaveCount(0);
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Neuer Bereich" })).toBeVisible();
  await tabTo(page, "Abstand");
  await page.keyboard.press("Enter");
  await expect(editor.sections).toHaveCount(count + 1);
  const spacer = editor.sections.nth(1);
  await expect(spacer).toHaveAttribute("aria-label", "Abstand");
  await expect(spacer).toBeFocused();

  await page.keyboard.press("Enter"); // to the options of the section
  await expect(page.getByRole("dialog", { name: "Menü für Abstand" })).toBeFocused();
  await tabTo(page, "Nach oben");
  await page.keyboard.press("Enter");
  await expect(editor.sections.first()).toHaveAttribute("aria-label", "Abstand");
  await page.keyboard.press("Escape");
  await expect(editor.sections.first()).toBeFocused();
  await editor.isSaved();

  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor.sections.nth(1)).toHaveAttribute("aria-label", "Abstand");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor.sections).toHaveCount(count);
  await editor.isSaved();

  await page.keyboard.press("Alt+F10"); // nothing is selected: to the bar
  await expect(editor.toolbar.locator(":focus")).toHaveCount(1);
  await expectVisibleFocus(page);
  await tabTo(page, "Veröffentlichen");
  await page.keyboard.press("Enter");
  // the button that it came from has the same name
  await expect(page.getByRole("dialog", { name: "Seite veröffentlichen" }).locator(":focus")).toHaveCount(1);
  await tabTo(page, /^(Trotzdem v|V)eröffentlichen$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Diese Seite ist veröffentlicht")).toBeVisible();
  await expect(editor.toolbar.locator(":focus")).toHaveCount(1); // the keyboard stays where Publish was

  await editor.undoUntil(editor.heading, before, () => page.keyboard.press("ControlOrMeta+z"));
  await editor.isSaved();
  await editor.publish();
  await page.keyboard.press("ControlOrMeta+e");
  await expect(editor.toolbar).toBeHidden();
});

test("everything on the page is reached with Tab, seen when it is, and left again", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~home");
  const items = await editor.canvas
    .locator("[data-vt-item]:visible")
    .evaluateAll((found) =>
      found
        .filter((item) => !item.matches(".vt-canvas-card, [data-vt-hidden]"))
        .map((item) => item.getAttribute("data-vt-item") ?? ""),
    );
  expect(items.length).toBeGreaterThan(20);
  const reached = new Set<string>();
  await editor.toolbar.getByRole("button", { name: "Bearbeitung schliessen" }).focus();
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press("Tab");
    const [isInCanvas, key] = await page.evaluate(() => {
      const element = document.activeElement;
      return [
        element?.closest(".vt-canvas") !== null,
        element?.closest("[data-vt-item]")?.getAttribute("data-vt-item"),
      ];
    });
    if (!isInCanvas) break;
    await expectVisibleFocus(page);
    if (key) reached.add(key);
  }
  expect(items.filter((item) => !reached.has(item))).toEqual([]);
});

test("the tools of a rich text are used with the keyboard", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~terms");
  const text = editor.canvas.locator(".vt-richtext").first();
  await text.focus();
  await page.getByRole("button", { name: "Fett" }).waitFor();
  await expect(text).toHaveAttribute("data-slate-editor", "true");
  await expect(text).toBeFocused(); // it takes the keyboard once more when its tools have come
  // The worst that the text's editor does while it marks something itself: it does not hear of what a person marks.
  await page.evaluate(() => window.addEventListener("selectionchange", (event) => event.stopPropagation(), true));
  const marked = () => page.evaluate(() => String(getSelection()).length);
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+a");
    expect(await marked()).toBeGreaterThan(100);
  }).toPass(); // until one sees it marked
  const boldLetters = async () => (await text.locator("strong").allTextContents()).join("").length;
  const before = await boldLetters();
  await page.keyboard.press("Alt+F10");
  await expect(text).not.toBeFocused();
  await tabTo(page, "Textgrösse"); // the one stop among the tools; the arrows go on
  await walkTo(page, "Fett");
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expect.poll(boldLetters).toBeGreaterThan(100);
  await walkTo(page, "Farbe");
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.keyboard.press("Escape"); // closes the colours
  await expect(page.getByRole("group", { name: "Farbe" })).toBeHidden();
  await page.keyboard.press("Escape"); // back to the text
  await expect(text).toBeFocused();
  await page.keyboard.press("Escape"); // and out of it
  await expect(editor.sections.first()).toBeFocused();
  await editor.isSaved();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(boldLetters).toBe(before);
  await editor.isSaved();
});
