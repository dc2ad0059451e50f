import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";

test("the editor's dialogs pass axe", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~privacy");
  const before = await editor.heading.innerText();
  await editor.typeOver(editor.heading, "Datenschutz, neu gefasst");
  await editor.isSaved();

  const openAndCheck = async (button: string) => {
    await editor.toolbar.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await expect(dialog).toBeHidden();
  };
  await openAndCheck("Veröffentlichen");
  await openAndCheck("Verwerfen");
  await editor.revert();
  await expect(editor.heading).toHaveText(before, { useInnerText: true });
});
