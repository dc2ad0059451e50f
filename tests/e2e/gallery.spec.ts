import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

const portrait = async (name: string) => ({
  name: `${name}.webp`,
  mimeType: "image/webp",
  buffer: await readFile(`prisma/seed/pictures/optician/${name}.webp`),
});

test("an editor uploads pictures at once, orders them by keys and by drag, removes and undoes", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open(await makePage(page, "Galerie", ["mediaGallery"]));
  const list = editor.canvas.locator('[data-vt-item$=":images"]');
  const pictures = list.locator("img");
  const menu = page.getByRole("dialog", { name: "Menü für" });
  const rows = menu.locator(".vt-media-rows__row");
  /** The media of the list, in the order in which the canvas shows them. */
  const order = () =>
    pictures.evaluateAll((all) => all.map((each) => /\/media\/([^/]+)/.exec((each as HTMLImageElement).src)?.[1]));

  await list.click(); // an empty list opens the library
  await page.getByRole("dialog", { name: "Bild auswählen" }).getByRole("button", { name: "Fertig" }).click();
  await expect(menu).toBeVisible();

  await test.step("several at once; one that is none is named, and the others go on", async () => {
    const [first, ...others] = await Promise.all(["luca", "amina", "jonas"].map(portrait));
    const broken = { name: "Ferien.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    const chosen = page.waitForEvent("filechooser");
    await menu.getByRole("button", { name: "Bilder hochladen" }).click();
    await (await chosen).setFiles([...(first ? [first] : []), broken, ...others]);
    await expect(page.getByText("Ferien.png: Dieser Dateityp ist nicht erlaubt")).toBeVisible();
    await expect(menu.getByText("Fertig: 3 hochgeladen")).toBeVisible();
    await expectAccessible(page);
    await expect(menu.getByText("Fertig: 3 hochgeladen")).toBeHidden();
    await expect(pictures).toHaveCount(3);
    await editor.isSaved();
  });
  const [luca, amina, jonas] = await order();

  await test.step("an order by keys, and by drag", async () => {
    await menu.getByRole("button", { name: "Bild 3 nach vorne" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(order).toEqual([luca, jonas, amina]);
    await menu.getByRole("button", { name: "Bild 1 nach hinten" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(order).toEqual([jonas, luca, amina]);
    await rows.nth(2).dragTo(rows.nth(0));
    await expect.poll(order).toEqual([amina, jonas, luca]);
  });

  await test.step("one is removed, and comes back", async () => {
    await menu.getByRole("button", { name: "Bild 2 entfernen" }).click();
    await expect.poll(order).toEqual([amina, luca]);
    await editor.undo();
    await expect.poll(order).toEqual([amina, jonas, luca]);
    await editor.undo();
    await expect.poll(order).toEqual([jonas, luca, amina]);
    await editor.isSaved();
  });
});
