import { expect } from "@playwright/test";
import { DraftApi } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";
import { caretIn, itemOf, openNewPage, shown, title } from "./support/typing.ts";

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
  await editor.isSaved();

  await theirs.edit("field.text", { ...place, text: "Alle sind da" });
  await expect.poll(() => shown(text)).toBe("Alle sind da");
  expect(await caretIn(text)).toBe("Alle sind da".length);
  await page.keyboard.type(" und froh", { delay: 20 });
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe("Alle sind da und froh");

  await page.context().setOffline(true);
  await page.keyboard.type("er", { delay: 20 });
  await theirs.edit("field.text", { ...place, text: "Alle sind da und munter" });
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Fassungen vergleichen" })).toBeVisible({ timeout: 30_000 });
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
  expect(await draft.textOf(item)).toBe("Alle sind da und frohere");
});
