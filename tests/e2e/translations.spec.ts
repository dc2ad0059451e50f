import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

test("an editor translates a new page in one panel, follows the check before publishing, and publishes", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const id = await makePage(page, "Sportbrillen", ["hero"]);
  const draft = new DraftApi(page, id);
  const [groupId = ""] = Object.keys((await draft.read()).document.groups);
  const write = (fieldName: string, locale: string, text: string) =>
    draft.edit("field.text", { groupId, fieldName, locale, text });
  await write("title", "de", "Für jedes Tempo");
  await write("kicker", "de", "Sport");
  await write("kicker", "fr", "Sport d’hiver");
  await write("kicker", "de", "Sommersport");
  const otherId = await makePage(page, "Kinderbrillen", ["hero"]);
  const other = new DraftApi(page, otherId);
  const [otherGroup = ""] = Object.keys((await other.read()).document.groups);
  await other.edit("page.rename", { locale: "fr", name: "Lunettes pour enfants" });
  await other.edit("page.rename", { locale: "de", name: "Brillen für Kinder" });
  await other.edit("field.text", { groupId: otherGroup, fieldName: "title", locale: "de", text: "Für kleine Nasen" });

  await page.goto(`/de/edit/${id}?toolbar=1`);
  await editor.isReady();
  await editor.toolbar.getByRole("button", { name: "Fehlende Übersetzungen: 2" }).click();
  await page.getByRole("button", { name: "FR bearbeiten" }).click();
  const panel = page.getByRole("dialog", { name: "Übersetzungen" });
  const ownTexts = panel.getByRole("region", { name: "Diese Seite" });
  const rows = ownTexts.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/\/fr\/edit\/.*translations=1/);
  await expectAccessible(page, ".vt-panel");

  await panel.getByRole("button", { name: "Fehlendes übersetzen (1)" }).click();
  await expect(page.getByText("Noch ist kein Übersetzungsdienst gewählt")).toBeVisible();

  await panel.getByRole("button", { name: "Nächster Text" }).click();
  const name = ownTexts.getByRole("textbox", { name: "Name der Seite (FR)" });
  await expect(name).toBeFocused();
  await page.keyboard.type("Lunettes de sport");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: "Für jedes Tempo" }).getByRole("button", { name: "Wie Deutsch" }).click();
  await expect(rows).toHaveText(/Sommersport/);
  await rows.getByRole("button", { name: "Stimmt noch" }).click();
  await expect(rows).toHaveCount(0);
  await panel.getByRole("radio", { name: "Alle" }).check({ force: true });
  await expect(ownTexts.getByRole("textbox", { name: /Titel \(FR\)/ })).toHaveValue("Für jedes Tempo");

  await test.step("a formatted text is written beside its source, and the source, too", async () => {
    const json = [
      { type: "p", children: [{ text: "Gläser für " }, { text: "schnelle", bold: true }, { text: " Augen." }] },
    ];
    const letGo = await holdChunks(page);
    await draft.edit("field.richText", { groupId, fieldName: "description", locale: "de", json });
    const written = ownTexts.getByRole("textbox", { name: /Beschreibung \(FR\)/ }).last();
    await written.click();
    await page.keyboard.type("Voici ");
    await expect(written).not.toHaveAttribute("data-slate-editor");
    letGo();
    await expect(written).toHaveAttribute("data-slate-editor", "true");
    await panel.getByRole("button", { name: "Fett" }).click();
    await page.keyboard.type("des verres");
    await expectAccessible(page, ".vt-panel");
    await ownTexts.getByRole("textbox", { name: /Titel \(DE\)/ }).fill("Für jedes Tempo gemacht");
    await page.keyboard.press("Tab");
    await expect(written).toHaveText("Voici des verres");
    await expect(async () => {
      const fields = (await draft.read()).document.groups[groupId]?.fields;
      expect(fields?.["description"]?.texts["fr"]?.json).toEqual([
        { type: "p", children: [{ text: "Voici " }, { text: "des verres", bold: true }] },
      ]);
      expect(fields?.["title"]?.texts["de"]?.text).toBe("Für jedes Tempo gemacht");
    }).toPass();
    await expect(
      ownTexts.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Stimmt noch" }) }),
    ).toHaveCount(1);
  });

  await test.step("another page is translated where it stands in the list", async () => {
    const fold = panel.locator(`[data-vt-other-page="${otherId}"]`);
    await expect(fold).toContainText("1 fehlt, 1 zu prüfen");
    await fold.locator("summary").click();
    await panel.getByRole("radio", { name: "Offene" }).check({ force: true });
    const otherRows = fold.getByRole("listitem");
    await expect(otherRows).toHaveCount(2);
    await expect(otherRows.first()).toContainText("Übersetzt aus Kinderbrillen");
    await expectAccessible(page, ".vt-panel");
    await otherRows.first().getByRole("button", { name: "Stimmt noch" }).click();
    await otherRows.getByRole("textbox", { name: /Titel \(FR\)/ }).fill("Pour les petits nez");
    await page.keyboard.press("Enter");
    await expect(fold).toContainText("Vollständig");
    await expect(async () => {
      const fields = (await other.read()).document.groups[otherGroup]?.fields;
      expect(fields?.["title"]?.texts["fr"]?.text).toBe("Pour les petits nez");
    }).toPass();
    await fold.getByRole("button", { name: "Rückgängig" }).click();
    await expect(fold).toContainText("1 fehlt");
    await expect(fold).toContainText("Gespeichert");
  });

  await test.step("a translator's file takes the texts along and brings them back", async () => {
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: "XLIFF exportieren (FR)" }).click();
    const xml = await readFile(await (await download).path(), "utf8");
    const buffer = Buffer.from(xml.replace("Sport d’hiver", "Sport d’été"));
    const file = { name: "sportbrillen.xlf", mimeType: "application/xliff+xml", buffer };
    await panel.locator("input[type=file]").setInputFiles(file);
    const dialog = page.getByRole("dialog", { name: "Übersetzungen aus der Datei übernehmen (FR)" });
    await expect(dialog).toContainText("1 Text ist neu oder anders.");
    await expectAccessible(page, "dialog");
    await dialog.getByRole("button", { name: "1 Text übernehmen" }).click();
    await expect(async () => {
      const kicker = (await draft.read()).document.groups[groupId]?.fields["kicker"]?.texts["fr"];
      expect(kicker).toMatchObject({ text: "Sport d’été", origin: "human" });
    }).toPass();
  });

  await panel.getByRole("button", { name: "Übersetzungen schliessen" }).click();
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  const check = page.getByRole("dialog", { name: "Seite veröffentlichen" });
  const undescribed = check
    .getByRole("listitem")
    .filter({ hasText: "Für Suchmaschinen fehlt die Beschreibung (DE, FR)" });
  await expectAccessible(page);
  await undescribed.getByRole("button", { name: "Zeigen" }).click();
  await expect(page.getByRole("dialog", { name: "Seiten" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await editor.publish();

  for (const path of ["page/remove", "page/deleteForGood"]) {
    for (const made of [id, otherId]) {
      expect(await post(page, path, { id: made }), path).toMatchObject({ status: 200 });
    }
  }
});

/** From now on, code that the page has not got yet waits until it is let go. */
async function holdChunks(page: Page): Promise<() => void> {
  let letGo = () => {};
  const onItsWay = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/_next/static/chunks/**", async (route) => {
    await onItsWay;
    await route.continue();
  });
  return letGo;
}
