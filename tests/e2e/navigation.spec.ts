import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { PagesPanel } from "./support/pages-panel.ts";
import { test } from "./support/story.ts";

test("a page is built from a layout, renamed, put below another entry by keys, and visitors find it there", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~terms");
  const tag = randomUUID().slice(0, 8);
  const name = `Wir ${tag}`;
  const pagesPanel = new PagesPanel(page);
  const pages = pagesPanel.panel;

  // From a layout, in the navigation.
  await pagesPanel.open();
  await pages.getByRole("button", { name: "Neue Seite", exact: true }).click();
  await pages.getByLabel("Name der Seite").fill(name);
  await pagesPanel.choose(/^Über uns/);
  await expectAccessible(page);
  await pages.getByRole("button", { name: "Erstellen" }).click();
  await page.waitForURL(/edit\/[0-9a-f-]{36}/);
  await editor.isReady();
  await expect(page.getByText("Seite erstellt")).toBeVisible();
  await expect(editor.sections).toHaveCount(4);

  // Renamed, with an address of its own, in both languages.
  await pagesPanel.open();
  const grip = pages.getByRole("button", { name: `«${name}» verschieben` });
  await pages.getByRole("button", { name: `Seite «${name}» anpassen` }).click();
  await pagesPanel.choose("Seite");
  const renamed = `Über uns ${tag}`;
  await pages.getByLabel("Name der Seite").fill(renamed);
  await pages.getByLabel("URL").fill(`ueber uns ${tag}`);
  await pages.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Seite gespeichert").last()).toBeVisible();
  await pages.getByRole("button", { name: `Seite «${renamed}» anpassen` }).click();
  await pagesPanel.choose("Seite");
  await pagesPanel.choose("FR");
  await pages.getByLabel("Name der Seite").fill(`À propos ${tag}`);
  await expectAccessible(page);
  await pages.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Seite gespeichert").last()).toBeVisible();

  // Below the entry before it, out again by undo, and below it once more.
  const grips = { name: `«${renamed}» verschieben` };
  const moved = pages.getByRole("button", grips);
  await expect(grip).toHaveCount(0);
  const line = pages.getByRole("listitem").filter({ has: page.getByRole("button", grips) });
  await moved.focus();
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveAttribute("data-nested", "true");
  await expect(moved).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line).toHaveAttribute("data-nested", "false");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(line).toHaveAttribute("data-nested", "true");
  await expectAccessible(page);

  // For visitors.
  await pagesPanel.close();
  await editor.publish();
  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(`/de/ueber-uns-${tag}`);
  await expect(visitor?.getByRole("heading", { level: 1 }) ?? page.locator("none")).toContainText("Menschen hinter");
  const link = visitor?.locator(`.nav-children a[href="/de/ueber-uns-${tag}"]`).first();
  await expect(link ?? page.locator("none")).toHaveText(renamed);
  await visitor?.close();

  // And away again, out of the navigation, too.
  await pagesPanel.open();
  await pages.getByRole("button", { name: `Seite «${renamed}» anpassen` }).click();
  await pagesPanel.choose("Seite");
  await pages.getByRole("button", { name: "Seite löschen" }).click();
  await page
    .getByRole("dialog", { name: /löschen\?$/ })
    .getByRole("button", { name: "Seite löschen" })
    .click();
  await page.waitForURL(/\/de\/edit\/?(~home)?\?toolbar=1/);
});
