import { expect, test } from "@playwright/test";
import { itemOf, openNewPage, shown, title } from "./support/typing.ts";

test("what is typed stays as it is typed, is kept at once, and is cleaned when the text is left", async ({ page }) => {
  const { editor, draft, pageId } = await openNewPage(page, "Tippen eins");
  const text = title(editor);
  const item = await itemOf(text);
  await text.click();
  await page.keyboard.type("Heute ", { delay: 40 });
  await editor.isSaved();
  expect(await shown(text)).toBe("Heute ");
  await page.keyboard.type("offen ", { delay: 40 });
  expect(await shown(text)).toBe("Heute offen ");
  await expect(page.locator(".vt-save")).toHaveAttribute("data-state", "saving");
  const kept = await page.evaluate(
    (id) =>
      Object.keys(localStorage).filter((key) => key.includes(id) && localStorage.getItem(key)?.includes("Heute offen"))
        .length,
    pageId,
  );
  expect(kept, "the words are on this device before they are saved").toBe(1);
  await editor.isSaved();
  expect(await draft.textOf(item)).toBe("Heute offen");
  await page.keyboard.press("Enter");
  expect(await shown(text)).toBe("Heute offen");
});
