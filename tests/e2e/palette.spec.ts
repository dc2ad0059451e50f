import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

/** A new page with such sections, called differently in each run. */
async function newPage(page: Page, name: string, initialGroups: string[]): Promise<{ id: string; name: string }> {
  const called = `${name} ${randomUUID().slice(0, 8)}`;
  const initialMeta = { name: { de: called, fr: called } };
  const made = await post<{ id: string }>(page, "page/add", { initialMeta, lang: "de", initialGroups });
  expect(made.status).toBe(200);
  return { id: made.answer.id, name: called };
}

test("one key leads to a setting by its name, to the page as a tablet shows it, and to another page", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const one = await newPage(page, "Palette", ["hero"]);
  await editor.open(one.id);
  const palette = page.getByRole("dialog", { name: "Befehle und Seiten suchen" });
  const field = palette.getByRole("combobox");
  const search = async (words: string) => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
  };

  await test.step("a setting is found by its name, and gets the keyboard", async () => {
    await search("quittengelee");
    await expect(palette.getByRole("status")).toContainText("Nichts gefunden");
    await field.fill("");
    await expectAccessible(page);
    await page.keyboard.type("grossbuchst");
    await expect(palette.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    const settings = page.getByRole("dialog", { name: "Einstellungen" });
    await expect(settings.locator("details[open] [data-vt-setting] :focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
  });

  await test.step("a part of the look opens in its panel, and the form of a new page in its own", async () => {
    await search("schriften");
    await expect(palette.getByRole("option").first()).toContainText("Schriften");
    await page.keyboard.press("Enter");
    const design = page.getByRole("dialog", { name: "Gestaltung" });
    await expect(design.locator("details[open] > summary:focus").getByText("Schriften")).toBeVisible();
    await expect(design.getByRole("radiogroup", { name: "Schriften" })).toBeVisible();
    await search("neue seite");
    await expect(palette.getByRole("option").first()).toContainText("Neue Seite");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("form", { name: "Neue Seite" }).getByLabel("Name der Seite")).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("a part of the look is found by another word, and its chosen form gets the keyboard", async () => {
    await search("kartenform");
    await expect(palette.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    const design = page.getByRole("dialog", { name: "Gestaltung" });
    await expect(design.locator('[data-vt-setting="card"] input:checked')).toBeFocused();
  });

  await test.step("free pages, navigations, files for translators and the glossary are led to", async () => {
    await search("neue freie seite");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("form", { name: "Neue freie Seite" }).getByLabel("Name der Seite")).toBeFocused();
    await search("umbenennen");
    await page.keyboard.press("Enter");
    await expect(page.locator(".vt-page").getByLabel("Name der Seite")).toBeFocused();
    await search("passwort");
    await page.keyboard.press("Enter");
    await expect(page.locator('details[open][data-vt-page-part="settings"] > summary')).toBeFocused();
    await search("papierkorb");
    await page.keyboard.press("Enter");
    await expect(page.locator("details[open][data-vt-trash] > summary")).toBeFocused();
    await search("verlauf der website");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: "Website" })).toBeChecked();
    await search("neue");
    // What comes late behind the palette leaves it the keyboard: the next letters go on in its field.
    await page.getByRole("radio", { name: "Website", includeHidden: true }).focus();
    await page.keyboard.type(" navigation");
    await expect(field).toHaveValue("neue navigation");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Letzte Zeile" })).toBeVisible();
    await page.keyboard.press("Escape");
    await search("xliff importieren");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "XLIFF importieren" })).toBeFocused();
    await search("glossar");
    await page.keyboard.press("Enter");
    await expect(page.locator('details[open][data-vt-fold="settings.glossary"] > summary')).toBeFocused();
    await search("name der website");
    await page.keyboard.press("Enter");
    await expect(page.locator('details[open][data-vt-fold="settings.siteName"]')).toBeVisible();
    await search("zeitzone");
    await page.keyboard.press("Enter");
    await expect(page.locator('details[open][data-vt-fold="settings.timeZone"]')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("the window of a tablet shows the page itself", async () => {
    await search("tablet");
    await expect(palette.getByRole("option").first()).toContainText("Tablet");
    await page.keyboard.press("Enter");
    const preview = page.getByRole("dialog", { name: "Vorschau" });
    const frame = preview.locator('iframe[title="Vorschau auf dem Tablet"]');
    await expect(frame).toHaveAttribute("data-ready", "true"); // where the policy forbids the frame, it never is
    await expect(frame.contentFrame().locator(".site-header .site-logo").first()).toBeVisible();
    expect(await frame.evaluate((element) => (element as HTMLIFrameElement).contentWindow?.innerWidth)).toBe(820);
    await expectAccessible(page, ".vt-devices__head");
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
    await editor.isReady();
  });

  await test.step("a page opens by a name in any language", async () => {
    const other = await newPage(page, "Ziel", ["hero"]);
    await page.reload();
    await editor.isReady();
    await search(other.name);
    await expect(palette.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/de/edit/${other.id}`));
    await editor.isReady();
  });

  await test.step("opening hours and holidays open in the form of the site's own business", async () => {
    await search("öffnungszeiten");
    await expect(palette.getByRole("option").first()).toContainText("Geschäfte");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "Öffnungszeiten" }).first()).toBeFocused();
    await search("feiertag");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "Besondere Tage" }).first()).toBeFocused();
  });
});

test("a section is copied to another page with all its languages and without its dead link, and cut", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const gone = await newPage(page, "Vergangen", []);
  const from = await newPage(page, "Herkunft", ["cta"]);
  const to = await newPage(page, "Ankunft", ["hero"]);
  const titles = { de: "Kommen Sie vorbei", fr: "Passez nous voir" };

  await test.step("it is made, and the page that it links to goes", async () => {
    await editor.open(from.id);
    for (const locale of ["DE", "FR"] as const) {
      await editor.switchLocale(locale);
      await editor.typeOver(
        editor.canvas.getByRole("textbox", { name: /^Titel$/ }),
        titles[locale === "DE" ? "de" : "fr"],
      );
    }
    await editor.switchLocale("DE");
    await editor.isSaved();
    const groupId = await editor.sections.first().getAttribute("data-vt-item");
    const link = { type: "page", page: { id: gone.id, collection: null } };
    await new DraftApi(page, from.id).edit("field.option", { groupId, fieldName: "button", key: "link", value: link });
    expect((await post(page, "page/remove", { id: gone.id })).status).toBe(200);
    await editor.open(from.id);
  });

  await test.step("copied by key, pasted by key on the other page, and taken back", async () => {
    await editor.sections.first().focus();
    await page.keyboard.press("ControlOrMeta+c");
    await expect(page.locator("[data-sonner-toast]")).toContainText("Kopiert");
    await editor.open(to.id);
    await editor.sections.first().focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(editor.sections).toHaveCount(2);
    await expect(page.locator("[data-sonner-toast]").filter({ hasText: "weggelassen" })).toContainText("1");
    await expect(editor.sections.nth(1)).toBeFocused();
    const title = editor.sections.nth(1).getByRole("textbox", { name: /^Titel$/ });
    await expect(title).toHaveText(titles.de);
    await editor.isSaved();
    await editor.switchLocale("FR");
    await expect(title).toHaveText(titles.fr);
    await editor.switchLocale("DE");
    await editor.undo();
    await expect(editor.sections).toHaveCount(1);
  });

  await test.step("cut in the menu and put elsewhere from the dialog for new sections", async () => {
    await editor.open(from.id);
    await editor.useTool(editor.sections.first(), "Ausschneiden");
    await expect(editor.sections).toHaveCount(0);
    await expect(editor.canvas.locator(".vt-end__button"), "where the section stood").toBeFocused();
    await editor.isSaved();
    await editor.open(to.id);
    await editor.canvas.getByRole("button", { name: "Bereich hinzufügen" }).first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Kopierten Bereich einfügen/ })
      .click();
    await expect(editor.sections).toHaveCount(2);
    await expect(editor.sections.first().getByRole("textbox", { name: /^Titel$/ })).toHaveText(titles.de);
    await page.evaluate(() => localStorage.removeItem("vitrine.copied")); // as on another site of the same browser
    await editor.sections.first().focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(editor.sections).toHaveCount(3);
    await editor.isSaved();
  });

  await test.step("put behind a section by its menu, as on another site; what cannot be had is told", async () => {
    const told = page.locator("[data-sonner-toast]");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    expect(await page.evaluate(() => localStorage.getItem("vitrine.copied"))).toBeNull();
    await editor.useTool(editor.sections.first(), "Danach einfügen");
    await expect(editor.sections).toHaveCount(4);
    await expect(editor.sections.nth(1).getByRole("textbox", { name: /^Titel$/ })).toHaveText(titles.de);
    await editor.isSaved();
    await page.evaluate(() => navigator.clipboard.writeText("Milch, Brot"));
    await editor.useTool(editor.sections.first(), "Danach einfügen");
    await expect(told.filter({ hasText: "ist kein Bereich" })).toBeVisible();
    await page.context().clearPermissions();
    await editor.useTool(editor.sections.first(), "Danach einfügen");
    await expect(told.filter({ hasText: "Füge mit Ctrl+V ein" })).toBeVisible();
    await expect(editor.sections).toHaveCount(4);
  });
});
