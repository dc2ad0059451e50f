import { expect, type Locator, type Page } from "@playwright/test";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

/** Where each line of a text stands, in px from the top left of its section. */
function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((node) => {
    const section = node.closest(".vt-section")?.getBoundingClientRect();
    return [...node.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li")].map((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      const box = range.getBoundingClientRect();
      return [box.left - (section?.left ?? 0), box.top - (section?.top ?? 0), box.height].map(Math.round).join(" ");
    });
  });
}

/** Letters and room of the page, header and footer, in px. */
function sizes(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element) : undefined;
    };
    return [
      styleOf("#content h1")?.fontSize,
      styleOf("#content h2.title")?.fontSize,
      styleOf("#content .section")?.paddingBlockStart,
      styleOf("#content .section:nth-of-type(2)")?.paddingBlockStart,
      styleOf(".site-header__bar")?.minHeight,
      styleOf(".site-footer")?.fontSize,
    ];
  });
}

/** Where a title of the page stands, in px from the window's top: that with these words, else the one nearest to where one reads. */
function titleAt(page: Page, words?: string): Promise<{ words: string; top: number }> {
  return page.evaluate((sought) => {
    const top = (title: Element) => title.getBoundingClientRect().top;
    const away = (title: Element) => Math.abs(top(title) - window.innerHeight / 3);
    const titles = [...document.querySelectorAll("#content :is(h1, h2, h3)")].sort((a, b) => away(a) - away(b));
    const title = titles.find(({ textContent }) =>
      sought === undefined ? textContent !== "" : textContent === sought,
    );
    return { words: title?.textContent ?? "", top: title ? top(title) : Infinity };
  }, words);
}

test("a formatted text stays where it is when it is entered", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~imprint");
  const text = editor.canvas.locator(".vt-richtext").first();
  await page.evaluate(() => document.fonts.ready);
  const before = await linesOf(text);
  await text.click();
  await expect(text).toHaveAttribute("data-slate-editor", "true");
  expect(await linesOf(text)).toEqual(before);
});

test("Escape closes the innermost thing and gives the keyboard back, and deleting can be taken back", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open(await makePage(page, "Fokus", ["richTextBlock", "videoPlayer", "spacer"]));
  const text = editor.canvas.locator(".vt-richtext").first();
  await text.click();
  await expect(text).toHaveAttribute("data-slate-editor", "true");

  await test.step("in the menus of a text", async () => {
    const tools = page.getByRole("toolbar", { name: "Textwerkzeuge" });
    await tools.getByRole("button", { name: "Textgrösse" }).click();
    await expect(page.getByRole("menuitem", { name: "Absatz" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menuitem", { name: "Absatz" })).toBeHidden();
    await expect(text).toBeFocused();
    const palette = tools.getByRole("button", { name: "Farbe" });
    await palette.click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Primär" })).toBeHidden();
    await expect(text).toBeFocused();
    await palette.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Primär" }).focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Primär" })).toBeHidden();
    await expect(palette).toBeFocused();
    await expect(text, "the text stays open").toHaveAttribute("data-slate-editor", "true");
  });

  await test.step("in the library, from the film and from its picture, which do not cover each other", async () => {
    for (const name of ["Video auswählen", "Bild auswählen"]) {
      const button = editor.canvas.getByRole("button", { name }).first();
      await button.click(); // fails while something covers it
      const library = page.getByRole("dialog", { name });
      await expect(library).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(library).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  await test.step("after deleting", async () => {
    const count = await editor.sections.count();
    await editor.sections.nth(1).focus();
    await page.keyboard.press("Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
    await expect(editor.sections).toHaveCount(count - 1);
    await expect(editor.sections.nth(1)).toBeFocused();
    await page.getByText("Gelöscht").locator("xpath=ancestor::li").getByRole("button", { name: "Rückgängig" }).click();
    await expect(editor.sections).toHaveCount(count);
    await editor.isSaved();
  });
});

test("the page stays where it is read while a panel beside it comes and goes", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("leistungen");
  const title = page.locator("#content").getByText("Werkstatt", { exact: true }).first();
  const top = async () => (await title.boundingBox())?.y ?? 0;
  const panel = page.locator("[data-vt-panel]");
  for (const name of ["Seiten", "Einstellungen"])
    await expect(async () => {
      await title.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const before = await top();
      await editor.toolbar.getByRole("button", { name, exact: true }).click();
      await expect(panel).toBeVisible();
      const beside = await top();
      await (name === "Seiten" ? page.goBack() : page.keyboard.press("Escape"));
      await expect(panel).toHaveCount(0);
      expect([Math.abs(beside - before) < 5, Math.abs((await top()) - before) < 5]).toEqual([true, true]);
    }, "the code for it comes once the page stands").toPass();

  await page.reload({ waitUntil: "commit" });
  const early = editor.toolbar.getByRole("button", { name: "Gestaltung", exact: true });
  await early.waitFor();
  await page.locator('.vt-app[data-ready="true"]').waitFor(); // before that, a press may go to nobody
  const read = await titleAt(page);
  await early.click();
  await expect(panel.getByText("Fertige Gestaltungen")).toBeVisible();
  const moved = async () => Math.abs((await titleAt(page, read.words)).top - read.top);
  await expect.poll(moved, "in the first second of a page, too").toBeLessThan(5);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 600 });
  await editor.toolbar.getByRole("button", { name: "Einstellungen", exact: true }).click();
  await expect(panel).toBeVisible();
  const beside = await page.locator(".vt-site").evaluate((site) => site.clientWidth);
  expect(beside).toBeLessThan(1100);
  const inEditor = await sizes(page);
  expect(inEditor).not.toContain(undefined);
  await page.setViewportSize({ width: beside, height: 600 });
  await page.goto("/de/leistungen");
  expect(inEditor, "as visitors see them in a window of that width").toEqual(await sizes(page));
});

test("the keyboard goes into a panel, and with Escape back to where it came from", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~privacy");
  for (const name of ["Seiten", "Gestaltung"]) {
    await editor.toolbar.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(editor.toolbar.getByRole("button", { name, exact: true })).toBeFocused();
    await editor.isReady();
  }
});

test("one Escape closes the toolbar, also while the name of its button is shown", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~privacy");
  await expect(async () => {
    await editor.toolbar.getByRole("button", { name: "Seiten", exact: true }).hover(); // the bar may still make room
    await expect(page.locator(".vt-tooltip")).toHaveText(/Seiten/, { timeout: 5_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(editor.toolbar).toBeHidden();

  // Right after the one that leaves a text, another one is a key pressed once too often.
  await page.keyboard.press("ControlOrMeta+e");
  await expect(editor.toolbar).toBeVisible();
  await editor.heading.click();
  await Promise.all(["Escape", "Escape"].map((key) => page.keyboard.press(key)));
  await expect(editor.heading).not.toBeFocused();
  await expect(editor.toolbar).toBeVisible();
});
