import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

const optician = "optiker@vitrine.example";

/** The dialog that is open. */
function dialogOf(page: Page): Locator {
  return page.getByRole("dialog").or(page.getByRole("alertdialog"));
}

async function opened(page: Page, slug: string): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.signIn(optician);
  await editor.open(slug);
  return editor;
}

test("the dialogs for publishing and reverting pass axe", async ({ page }) => {
  const editor = await opened(page, "~privacy");
  const before = await editor.heading.innerText();
  await editor.typeOver(editor.heading, "Datenschutz, neu gefasst");
  await editor.isSaved();

  const openAndCheck = async (button: string) => {
    await editor.toolbar.getByRole("button", { name: button, exact: true }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page).getByRole("button", { name: "Abbrechen" })).toBeFocused(); // not a link above it
    await expectAccessible(page);
    await dialogOf(page).getByRole("button", { name: "Abbrechen" }).click();
    await expect(dialogOf(page)).toBeHidden();
  };
  await openAndCheck("Veröffentlichen");
  await openAndCheck("Verwerfen");
  await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  await page.context().setOffline(true);
  await dialogOf(page)
    .getByRole("button", { name: /^(Trotzdem v|V)eröffentlichen$/ })
    .click();
  await expect(page.getByText("Ohne Verbindung geht das nicht")).toBeVisible();
  await page.context().setOffline(false);
  await dialogOf(page).getByRole("button", { name: "Abbrechen" }).click();
  await editor.revert();
  await expect(editor.heading).toHaveText(before, { useInnerText: true });
  await expect(editor.toolbar.locator(":focus"), "the button that asked for it has gone").toHaveCount(1);

  // The check opens with nothing to publish, too, and says so.
  await editor.toolbar.getByRole("button", { name: "Prüfen, planen oder vorzeigen" }).click();
  await page.getByRole("menuitem", { name: "Seite prüfen" }).click();
  await expect(dialogOf(page)).toContainText("Zu veröffentlichen gibt es gerade nichts");
  await expect(dialogOf(page).getByRole("button", { name: "Veröffentlichen", exact: true })).toBeDisabled();
  await expectAccessible(page);
});

test("the media library passes axe, finds a picture, takes a new one in, and puts it in the place of another", async ({
  page,
}) => {
  const editor = await opened(page, "~home");
  const image = editor.canvas.locator("img[data-vt-item]").first();
  const before = await image.getAttribute("src");
  await image.click({ position: { x: 12, y: 120 } }); // the hero's words lie over its middle
  const menu = page.getByRole("dialog", { name: "Menü für Bild" });
  await menu.getByRole("button", { name: "Bild ersetzen" }).click();
  const library = page.getByRole("dialog", { name: "Bild auswählen" });
  const chosen = library.getByRole("button", { pressed: true });
  const entries = library.getByRole("button", { pressed: false });
  await expect(async () => {
    await entries.last().scrollIntoViewIfNeeded(); // it may not be among the first 40
    await expect(chosen).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
  await expectAccessible(page);

  await library.getByRole("searchbox").fill("gibt es nicht");
  await expect(library).toContainText("Nichts gefunden.");
  await expectAccessible(page);
  await library.getByRole("searchbox").fill("");
  await expect(chosen).toHaveCount(1);
  await entries
    .filter({ has: page.locator("img") })
    .first()
    .click();
  await expect(library).toBeHidden();
  await expect(image).not.toHaveAttribute("src", before ?? "");
  await editor.isSaved();
  await editor.undo();
  await expect(image).toHaveAttribute("src", before ?? "");
  await editor.isSaved();

  await image.dblclick({ position: { x: 12, y: 120 } });
  const choosing = page.waitForEvent("filechooser");
  await library.getByRole("button", { name: "Bild hochladen" }).click();
  const notes = { name: "notizen.txt", mimeType: "text/plain", buffer: Buffer.from("kein Bild") };
  await (await choosing).setFiles([notes]);
  await expect(page.getByText("notizen.txt: ")).toBeVisible();
  await expect(library).toBeVisible();
  const search = library.getByRole("searchbox");
  await search.evaluate(giveFile, "paste with words"); // these go into the search
  await expect(library).toBeVisible();
  await expect(library.getByText("Zeichnung.svg")).toHaveCount(0);
  await library.getByRole("button", { name: "Abbrechen" }).evaluate(giveFile, "paste"); // wherever the keyboard is
  await expect(library).toBeHidden(); // it is chosen at once
  await expect(image).not.toHaveAttribute("src", before ?? "");
  await editor.isSaved();
  await editor.undo();
  await expect(image).toHaveAttribute("src", before ?? "");

  await editor.heading.evaluate(giveFile, "drop"); // beside a picture it does nothing
  await image.evaluate(giveFile, "drop");
  await expect(page.getByText("Zeichnung.svg hochgeladen")).toHaveCount(1);
  await expect(image).not.toHaveAttribute("src", before ?? "");
  await editor.undo();
  await expect(image).toHaveAttribute("src", before ?? "");
  await editor.isSaved();

  await image.click({ position: { x: 12, y: 120 } });
  await image.evaluate(giveFile, "paste"); // while it is selected
  await expect(image).not.toHaveAttribute("src", before ?? "");
  await editor.undo();
  await expect(image).toHaveAttribute("src", before ?? "");
  await editor.isSaved();
});

/** Gives an element a drawing as a person does who lets go of a file over it, or has copied one. */
function giveFile(element: Element, way: string): void {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>';
  const data = new DataTransfer();
  data.items.add(new File([svg], "Zeichnung.svg", { type: "image/svg+xml" }));
  if (way.endsWith("words")) data.items.add("Zeichnung", "text/plain");
  const how = { bubbles: true, cancelable: true };
  const over = () => element.dispatchEvent(new DragEvent("dragover", { ...how, dataTransfer: data }));
  if (way.startsWith("paste")) element.dispatchEvent(new ClipboardEvent("paste", { ...how, clipboardData: data }));
  else if (!over()) element.dispatchEvent(new DragEvent("drop", { ...how, dataTransfer: data }));
}

test("the question before a page is deleted passes axe, and the page is gone after it", async ({ page }) => {
  const editor = await opened(page, "~terms");
  const name = `Versuchsseite ${randomUUID().slice(0, 8)}`;
  await editor.toolbar.getByRole("button", { name: "Seiten", exact: true }).click();
  const pages = page.getByRole("dialog", { name: "Seiten" });
  await pages.getByRole("button", { name: "Neue freie Seite" }).click();
  await pages.getByLabel("Name der Seite").fill(name);
  await pages.getByRole("button", { name: "Erstellen" }).click();
  await page.waitForURL(/edit\/[0-9a-f-]{36}/);
  await editor.isReady();
  await expectAccessible(page);

  await editor.toolbar.getByRole("button", { name: "Seiten", exact: true }).click();
  await pages.getByRole("button", { name: `Seite «${name}» anpassen` }).click();
  await expectAccessible(page);
  await pages.getByRole("button", { name: "Seite löschen" }).click();
  const question = page.getByRole("dialog", { name: `Seite «${name}» löschen?` });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Seite löschen" }).click();
  await page.waitForURL(/\/de\/edit\/?(~home)?\?toolbar=1/);
  await editor.isReady();
  await expect(editor.toolbar.getByRole("button", { name: "Rückgängig" })).toBeEnabled(); // also on another page
  await editor.toolbar.getByRole("button", { name: "Seiten", exact: true }).click();
  await expect(pages.getByRole("link", { name: "Datenschutz" })).toBeVisible();
  const link = pages.getByRole("link", { name });
  await expect(link).toHaveCount(0);

  // Taken back on the page that it led to; out of the trash; taken back at once, and deleted for good.
  const newest = page.locator('[data-sonner-toast][data-front="true"]');
  const takeBack = () => newest.getByRole("button", { name: "Rückgängig" }).click();
  const remove = async () => {
    await pages.getByRole("button", { name: `Seite «${name}» anpassen` }).click();
    await pages.getByRole("button", { name: "Seite löschen" }).click();
    await question.getByRole("button", { name: "Seite löschen" }).click();
    await expect(question).toBeHidden(); // it hides the list as long as it is open
    await expect(link).toHaveCount(0);
  };
  await editor.undo();
  await expect(link).toBeVisible();
  await remove();
  const trash = pages.locator("details", { hasText: "Papierkorb" });
  await trash.locator("summary").click();
  const trashed = trash.getByRole("listitem").filter({ hasText: name });
  await expect(trashed).toContainText("noch 30 Tage");
  await expectAccessible(page);
  await trashed.getByRole("button", { name: `«${name}» wiederherstellen` }).click();
  await expect(link).toBeVisible();
  await expect(trashed).toHaveCount(0);
  await takeBack();
  await expect(trashed).toBeVisible();
  await trashed.getByRole("button", { name: `«${name}» wiederherstellen` }).click();
  await expect(link).toBeVisible();
  await remove();
  await takeBack();
  await expect(link).toBeVisible();
  await remove();
  await trashed.getByRole("button", { name: `«${name}» endgültig löschen` }).click();
  const forGood = page.getByRole("dialog", { name: `«${name}» endgültig löschen?` });
  await expect(forGood).toBeVisible();
  await expectAccessible(page);
  await forGood.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(forGood).toBeHidden();
  await expect(trashed).toHaveCount(0);
});

test("all changed pages go out in one go, after a list that passes axe", async ({ page }) => {
  const editor = await opened(page, "~terms");
  const name = `Sammelseite ${randomUUID().slice(0, 8)}`;
  await editor.toolbar.getByRole("button", { name: "Seiten", exact: true }).click();
  const pages = page.getByRole("dialog", { name: "Seiten" });
  await pages.getByRole("button", { name: "Neue freie Seite" }).click();
  await pages.getByLabel("Name der Seite").fill(name);
  await pages.getByRole("button", { name: "Erstellen" }).click();
  await page.waitForURL(/edit\/[0-9a-f-]{36}/);
  await editor.isReady();
  const [id = ""] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
  const second = await opened(page, "~terms");
  await second.typeOver(second.heading, `Bedingungen ${randomUUID().slice(0, 8)}`);
  await second.isSaved();
  await second.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  await page.getByRole("button", { name: /^Alle \d+ Seiten veröffentlichen$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Alle Änderungen veröffentlichen" });
  // The new page has no French name yet: it stays, says why and leads there, and the others go out.
  const row = dialog.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Bleibt vorerst, wie sie ist");
  await expect(row.getByRole("link", { name: "1 Text FR" })).toHaveAttribute(
    "href",
    /\/fr\/.*\?translations=1&missing=1$/,
  );
  await expect(row.getByRole("link", { name })).toHaveAttribute("href", new RegExp(id));
  await expectAccessible(page);
  const own = dialog.getByRole("link", { name: "AGB" });
  await expect(own).toBeVisible();
  await dialog.getByRole("button", { name: /Seiten? veröffentlichen$/ }).click();
  await expect(own).toHaveCount(0);
  await expect(row).toBeVisible();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(second.toolbar.getByText("Diese Seite ist veröffentlicht")).toBeVisible();
  await page.evaluate(async (pageId) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/v1/page/remove", { method: "POST", headers, body: JSON.stringify({ id: pageId }) });
  }, id);
});

test("a session that ends while typing costs no text: one signs in again in place", async ({ page, context }) => {
  const editor = await opened(page, "~privacy");
  const before = await editor.heading.innerText();
  await context.clearCookies();
  await editor.typeOver(editor.heading, "Nach dem Ende der Sitzung");
  const dialog = page.getByRole("dialog", { name: "Bitte nochmals anmelden" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused(); // and no field of it: the next keys may still be meant for the text
  await expectAccessible(page);

  const signIn = async (password: string) => {
    await expect(dialog.getByLabel("E-Mail")).toHaveValue(optician); // the password alone is asked for
    await dialog.getByLabel("Passwort", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Anmelden und speichern" }).click();
  };
  await signIn("not the password");
  await expect(dialog.getByRole("alert")).toContainText("stimmt nicht");
  await expectAccessible(page);
  await page.keyboard.press("Escape"); // there is work to be saved: nothing but signing in leads on
  await expect(dialog).toBeVisible();
  await signIn("vitrine-demo");
  await expect(dialog).toBeHidden();
  await editor.isSaved();
  await expect(editor.heading).toHaveText("Nach dem Ende der Sitzung");

  await page.reload();
  await editor.isReady();
  await expect(editor.heading).toHaveText("Nach dem Ende der Sitzung");
  await editor.typeOver(editor.heading, before);
  await editor.isSaved();
});
