import { expect } from "@playwright/test";
import { DraftApi } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";
import { caretIn, itemOf, openNewPage, richText, shown, title } from "./support/typing.ts";

test("another person's words come into the text beside the caret; the same words ask, and only when it is left", async ({
  page,
  browser,
}) => {
  const { editor, draft, pageId } = await openNewPage(page, "Tippen vier");
  const otherPage = await (await browser.newContext()).newPage();
  const other = new EditorPage(otherPage);
  await other.signIn("admin@vitrine.example");
  const theirs = new DraftApi(otherPage, pageId);
  const text = title(editor);
  const item = await itemOf(text);
  const [groupId, fieldName] = item.split(":");
  const place = { groupId, fieldName, locale: "de" };
  await text.click();
  await page.keyboard.type("Wir sind da", { delay: 20 });
  await expect.poll(() => draft.textOf(item)).toBe("Wir sind da"); // the last letter may come after the mark

  await theirs.edit("field.text", { ...place, text: "Alle sind da" });
  await expect.poll(() => shown(text)).toBe("Alle sind da");
  expect(await caretIn(text)).toBe("Alle sind da".length);
  await page.keyboard.type(" und froh", { delay: 20 });
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe("Alle sind da und froh");

  await page.context().setOffline(true);
  await page.keyboard.type("er", { delay: 20 });
  await theirs.edit("field.text", { ...place, text: "Alle sind da und munter" });
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Fassungen vergleichen" })).toBeVisible();
  await page.keyboard.type("e  ", { delay: 20 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await shown(text)).toBe("Alle sind da und frohere  ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Alle sind da und munter");
  await page.keyboard.press("Space"); // meant for the text
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await draft.textOf(item)).toBe("Alle sind da und munter");
  await page.getByRole("button", { name: "Meine behalten" }).click();
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe("Alle sind da und frohere");

  // A second time in the same text the question waits as well, and no key goes to it.
  await text.click();
  await page.keyboard.press("Control+End");
  await page.context().setOffline(true);
  await page.keyboard.type("n", { delay: 20 });
  await theirs.edit("field.text", { ...place, text: "Alle sind da und heiter" });
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Fassungen vergleichen" })).toBeVisible();
  await page.keyboard.type(" Mut", { delay: 20 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await shown(text)).toBe("Alle sind da und froheren Mut");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Meine behalten" }).click();
  await editor.isSaved();
  await expect.poll(() => draft.textOf(item)).toBe("Alle sind da und froheren Mut");

  // The other person insists: their words come with a notice that stays, and leaves the buttons of a dialog free.
  await theirs.edit("field.text", { ...place, text: "Niemand ist da" }, { force: true });
  await expect(page.locator("[data-sonner-toast]")).toContainText("Alle sind da und froheren Mut");
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.canvas.getByRole("group", { name: "Text", exact: true }).press("Delete");
  const buttons = page.getByRole("alertdialog", { name: "Entwurf löschen?" }).getByRole("button");
  await expect(buttons).toHaveCount(2);
  const reachable = () =>
    buttons.evaluateAll((all) =>
      all.map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
  await expect.poll(reachable).toEqual([true, true]);
  await expect(page.locator("[data-sonner-toast]")).toBeInViewport({ ratio: 1 });
});

test("letters that are being composed stay together while another person's words come in", async ({ page }) => {
  const { editor, draft } = await openNewPage(page, "Tippen fünf");
  const keyboard = await page.context().newCDPSession(page);
  for (const [text, command, written] of [
    [title(editor), "field.text", (words: string) => ({ text: words })],
    [richText(editor), "field.richText", (words: string) => ({ json: [{ type: "p", children: [{ text: words }] }] })],
  ] as const) {
    await text.click();
    const item = await itemOf(text);
    const [groupId, fieldName] = item.split(":");
    await page.keyboard.type("Guten ");
    await expect.poll(async () => (await draft.textOf(item)).trim()).toBe("Guten");
    await editor.isSaved(); // the space, too
    if (command === "field.richText") await expect(text).toHaveAttribute("data-slate-editor", "true");
    for (const composed of ["M", "Mo", "Mor"])
      await keyboard.send("Input.imeSetComposition", {
        text: composed,
        selectionStart: composed.length,
        selectionEnd: composed.length,
      });
    await draft.edit(command, { groupId, fieldName, locale: "de", ...written("Allen: Guten ") });
    await page.waitForTimeout(400); // their words have come by now, and wait
    await keyboard.send("Input.insertText", { text: "Morgen" });
    await expect.poll(() => shown(text)).toBe("Allen: Guten Morgen");
    await page.keyboard.type("!");
    await editor.isSaved();
    await expect.poll(() => draft.textOf(item)).toBe("Allen: Guten Morgen!");
  }
});
