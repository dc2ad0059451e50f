import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { PagesPanel } from "./support/pages-panel.ts";
import { comesToRest } from "./support/settled.ts";
import { test } from "./support/story.ts";

test("a page is built from a layout, renamed, moved by drag and by keys, and visitors find it there under its own header", async ({
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
  const isTold = page.getByText("Seite erstellt").waitFor(); // it goes again by itself
  await pages.getByRole("button", { name: "Erstellen" }).click();
  await page.waitForURL(/edit\/[0-9a-f-]{36}/);
  await Promise.all([isTold, editor.isReady()]);
  await expect(editor.sections).toHaveCount(4);
  await expect(editor.sections.first().locator("[contenteditable]:focus")).toBeVisible(); // its title is typed over

  // Renamed, with an address of its own, in both languages.
  await pagesPanel.open();
  const grip = pages.getByRole("button", { name: `«${name}» verschieben` });
  await pages.getByRole("button", { name: `Seite «${name}» anpassen` }).click();
  const label = pages.getByLabel("Text (DE)");
  await label.fill("Halb geschr");
  await label.press("Escape"); // brings back what is saved, and closes nothing
  await expect(label).toHaveValue("");
  await pagesPanel.choose("Seite");
  const renamed = `Über uns ${tag}`;
  await pages.getByLabel("Name der Seite").fill(renamed);
  await pages.getByLabel("URL").fill(`ueber uns ${tag}`);
  await pages.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Seite gespeichert").last()).toBeVisible();
  await expect(pages.getByLabel("Name der Seite")).toBeHidden(); // what is saved closes
  await pages.getByRole("button", { name: `Seite «${renamed}» anpassen` }).click();
  await pagesPanel.choose("Seite");
  await pagesPanel.choose("FR");
  await pages.getByLabel("Name der Seite").fill(`À propos ${tag}`);
  const asked = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
  await pagesPanel.choose("DE"); // its words are not dropped unasked: not for another language,
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Abbrechen" }).click();
  await pages.getByRole("button", { name: `Seite «${renamed}» anpassen` }).click(); // not by closing the card,
  await expect(asked.getByRole("button", { name: "Abbrechen" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  await pagesPanel.choose("Eintrag"); // and not for its other half
  await asked.getByRole("button", { name: "Abbrechen" }).click();
  await expect(pages.getByLabel("Name der Seite")).toHaveValue(`À propos ${tag}`);
  await expectAccessible(page);
  await pages.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Seite gespeichert").last()).toBeVisible();

  // With a header of its own, which lies over its first section.
  await expect(pages.getByLabel("Name der Seite")).toBeHidden();
  await pages.getByRole("button", { name: `Seite «${renamed}» anpassen` }).click();
  await pagesPanel.choose("Seite");
  await pages.getByText("Sichtbarkeit, Rolle, Passwort").click();
  await pagesPanel.choose("Durchsichtig");
  await editor.isSaved();
  await pages.getByRole("button", { name: `Seite «${renamed}» anpassen` }).click();

  // To the front of the navigation and back to the second place; below the entry before it, out again by undo, and below it once more.
  const grips = { name: `«${renamed}» verschieben` };
  const moved = pages.getByRole("button", grips);
  await expect(grip).toHaveCount(0);
  const line = pages.getByRole("listitem").filter({ has: page.getByRole("button", grips) });
  const navigation = pages.locator("details", { has: page.getByRole("button", grips) });
  const names = navigation.locator(".vt-page__link");
  const first = names.first();
  const wasFirst = await first.innerText();
  await drag(page, moved, { by: 2 }); // less than 3 px drag nothing
  await expect(first).toHaveText(wasFirst);
  await drag(page, moved, { over: first, at: 2 });
  await expect(first).toHaveText(renamed);
  await editor.isSaved();
  await page.reload();
  await expect(first).toHaveText(renamed);
  await drag(page, moved, { over: names.nth(1), at: 30 });
  await expect(names.nth(1)).toHaveText(renamed);
  await moved.focus();
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveAttribute("data-nested", "true");
  await expect(moved).toBeFocused();
  const told = `«${renamed}» steht jetzt unter «${wasFirst}», an Stelle `;
  await expect(pages.getByRole("status").filter({ hasText: told })).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line).toHaveAttribute("data-nested", "false");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(line).toHaveAttribute("data-nested", "true");
  await expectAccessible(page);
  await editor.isSaved();

  // For visitors.
  await pagesPanel.close();
  await editor.publish();
  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(`/de/ueber-uns-${tag}`);
  await expect(visitor?.getByRole("heading", { level: 1 }) ?? page.locator("none")).toContainText(
    "Augenoptik mit Zeit",
  );
  const link = visitor?.locator(`.nav-children a[href="/de/ueber-uns-${tag}"]`).first();
  await expect(link ?? page.locator("none")).toHaveText(renamed);
  await expect(visitor?.locator("[data-header]") ?? page.locator("none")).toHaveAttribute("data-header", "transparent");
  const head = await visitor?.getByRole("banner").boundingBox();
  const section = await visitor?.locator("main .section").first().boundingBox();
  expect(section?.y).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0));
  await visitor?.close();

  await pagesPanel.open();
  await test.step("a navigation more stands in the footer, then in the last line, and goes with a way back", async () => {
    const all = pages.locator(".vt-navigation > details");
    const count = await all.count();
    await pages.getByRole("button", { name: "Neue Navigation" }).click();
    await page.getByRole("menuitem", { name: "Fusszeile" }).click();
    await expect(all).toHaveCount(count + 1);
    const made = all.last();
    await expect(made.getByRole("button", { name: "Eintrag hinzufügen" }), "to be filled at once").toBeFocused();
    await made.getByRole("button", { name: "Anpassen", exact: true }).click();
    await made.getByLabel("Titel (DE)").fill("Rechtliches");
    await made.getByLabel("Titel (DE)").press("Enter");
    await made
      .locator("label")
      .filter({ has: page.getByRole("radio", { name: "Letzte Zeile" }) })
      .click();
    await expect(made.locator("summary")).toContainText("RechtlichesLetzte Zeile");
    await made.getByRole("button", { name: "Navigation entfernen" }).click();
    await expect(all).toHaveCount(count);
    const told = page.locator("[data-sonner-toast]").filter({ hasText: "Navigation mit ihren Einträgen entfernt" });
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect(made.locator("summary")).toContainText("RechtlichesLetzte Zeile");
    await made.getByRole("button", { name: "Anpassen", exact: true }).click();
    await made.getByRole("button", { name: "Navigation entfernen" }).click();
    await expect(all).toHaveCount(count);
  });

  // And away again, out of the navigation, too.
  await pages.getByRole("button", { name: `Seite «${renamed}» anpassen` }).click();
  await pagesPanel.choose("Seite");
  await pages.getByRole("button", { name: "Seite löschen" }).click();
  await page
    .getByRole("dialog", { name: /löschen\?$/ })
    .getByRole("button", { name: "Seite löschen" })
    .click();
  await page.waitForURL(/\/de\/edit\/?(~home)?\?toolbar=1/);
});

/** Drags an entry by its grip: a few pixels down, or over another one, so far below its upper edge. */
async function drag(page: Page, grip: Locator, to: { by: number } | { over: Locator; at: number }): Promise<void> {
  await comesToRest("over" in to ? to.over : grip);
  const from = await grip.boundingBox();
  const over = "over" in to ? await to.over.boundingBox() : null;
  if (!from) throw new Error("The grip is not there");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, "by" in to ? y + to.by : (over?.y ?? y) + to.at, { steps: 4 });
  await page.mouse.up();
}
