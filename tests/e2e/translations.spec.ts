import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { choose } from "./support/choose.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectFitsThePhone, expectWouldFitThePhone } from "./support/fits-phone.ts";
import { phoneOf } from "./support/on-phone.ts";
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
  const asSent = await page.request.get(`/fr/edit/${id}?translations=1`);
  expect(await asSent.text(), "a panel that came with the page would hear no click yet").not.toContain("data-vt-panel");
  const rows = ownTexts.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/\/fr\/edit\/.*translations=1/);
  await expectAccessible(page, ".vt-panel");
  await editor.toolbar.getByRole("button", { name: "Fehlende Übersetzungen: 2" }).click();
  await page.getByRole("button", { name: "FR bearbeiten" }).click();
  await expect(rows, "the panel that is open already stays").toHaveCount(3);

  await panel.getByRole("button", { name: "Fehlendes übersetzen (2)" }).click();
  await expect(page.getByText("Noch ist kein Übersetzungsdienst gewählt")).toBeVisible();

  await panel.getByRole("button", { name: "Nächster Text" }).click();
  const name = ownTexts.getByRole("textbox", { name: "Name der Seite (FR)" });
  await expect(name).toBeFocused();
  await panel.getByRole("button", { name: "Nächster Text" }).click();
  await expect(name, "the buttons lead on from the text that had the keyboard").not.toBeFocused();
  await expect(rows.nth(1).locator("[data-vt-pair], .vt-pair__tools > :last-child").first()).toBeFocused();
  await panel.getByRole("button", { name: "Voriger Text" }).click();
  await expect(name).toBeFocused();
  await page.keyboard.type("Lunettes de sport");
  await page.keyboard.press("Tab");
  await expect(rows).toHaveCount(2);
  await expect(ownTexts.getByRole("textbox", { name: /\(FR\)/ }).first(), "the keyboard goes on").toBeFocused();
  await rows.filter({ hasText: "Für jedes Tempo" }).getByRole("button", { name: "Wie Deutsch" }).click();
  await expect(rows).toHaveText(/Sommersport/);
  await rows.getByRole("button", { name: "Stimmt noch" }).click();
  await expect(rows).toHaveCount(0);
  await choose(panel.getByRole("radio", { name: "Alle" }));
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
    await expect(written, "framed as any input is").toHaveCSS("outline-style", "solid");
    await panel.getByRole("button", { name: "Fett" }).click();
    await page.keyboard.type("des verres");
    await expectAccessible(page, ".vt-panel");
    await ownTexts.getByRole("textbox", { name: /Titel \(DE\)/ }).fill("Für jedes Tempo");
    await page.keyboard.press("Shift+Enter"); // a title may have lines
    await page.keyboard.type("gemacht");
    await page.keyboard.press("Tab");
    await expect(written).toHaveText("Voici des verres");
    await expect(async () => {
      const fields = (await draft.read()).document.groups[groupId]?.fields;
      expect(fields?.["description"]?.texts["fr"]?.json).toEqual([
        { type: "p", children: [{ text: "Voici " }, { text: "des verres", bold: true }] },
      ]);
      expect(fields?.["title"]?.texts["de"]?.text).toBe("Für jedes Tempo\ngemacht");
    }).toPass();
    await expect(
      ownTexts.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Stimmt noch" }) }),
    ).toHaveCount(1);
  });

  await test.step("a formatted text that is open stays while it is written, however soon it is saved", async () => {
    const json = [{ type: "p", children: [{ text: "Gläser für flinke Augen." }] }];
    await draft.edit("field.richText", { groupId, fieldName: "description", locale: "de", json });
    await choose(panel.getByRole("radio", { name: "Offene" }));
    const written = ownTexts.getByRole("textbox", { name: /Beschreibung \(FR\)/ }).last();
    await written.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" pour des yeux vifs", { delay: 30 });
    await expect(written).toBeFocused();
    await panel.getByText("Alle", { exact: true }).click(); // its row goes now, and the list moves under the press
    await expect(written).toHaveText("Voici des verres pour des yeux vifs");
    await expect(panel.getByRole("radio", { name: "Alle" })).toBeChecked();
    await choose(panel.getByRole("radio", { name: "Offene" }));
    await expect(written).toHaveCount(0);
  });

  await test.step("another page is translated where it stands in the list", async () => {
    const fold = panel.locator(`[data-vt-other-page="${otherId}"]`);
    await expect(fold).toContainText("1 fehlt, 1 zu prüfen");
    await fold.locator("summary").click();
    await choose(panel.getByRole("radio", { name: "Offene" }));
    const otherRows = fold.getByRole("listitem");
    await expect(otherRows).toHaveCount(2);
    await expect(otherRows.first()).toContainText("Übersetzt aus Kinderbrillen");
    await expectAccessible(page, ".vt-panel");
    await otherRows.first().getByRole("button", { name: "Übersetzen" }).click();
    const asked = page.getByRole("alertdialog", { name: "Von Hand geschriebenen Text ersetzen?" });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Abbrechen" }).click();
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
    await expectWouldFitThePhone(page);
    await dialog.getByRole("button", { name: "1 Text übernehmen" }).click();
    await expect(async () => {
      const kicker = (await draft.read()).document.groups[groupId]?.fields["kicker"]?.texts["fr"];
      expect(kicker).toMatchObject({ text: "Sport d’été", origin: "human" });
    }).toPass();
  });

  await test.step("so does one of the whole site, which asks before it replaces what somebody wrote", async () => {
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Ganze Website exportieren (FR)" }).click();
    const xml = await readFile(await (await download).path(), "utf8");
    const buffer = Buffer.from(xml.replace("Sport d’été", "Sport en plein air"));
    const file = { name: "site.xlf", mimeType: "application/xliff+xml", buffer };
    await panel.locator("input[type=file]").setInputFiles(file);
    const dialog = page.getByRole("dialog", { name: "Übersetzungen der ganzen Website übernehmen (FR)" });
    await expect(dialog).toContainText("1 Text ist neu oder anders.");
    await expect(dialog.getByRole("button", { name: "0 Texte übernehmen" })).toBeDisabled();
    await dialog.locator("summary", { hasText: "1 davon von Hand geschrieben" }).click();
    const replaced = dialog.getByRole("list", { name: "Diese Texte werden ersetzt" });
    await expect(replaced).toContainText(/Bisher: Sport d’été.*Neu: Sport en plein air/);
    const all = "Auch 1 Text ersetzen, den jemand von Hand geschrieben hat"; // once for the page, once for all pages
    await dialog.getByRole("checkbox", { name: all }).last().check();
    await expect(dialog.getByRole("checkbox", { name: all }).first()).toBeChecked();
    await expectAccessible(page, "dialog");
    await dialog.getByRole("button", { name: "1 Text übernehmen" }).click();
    await expect(dialog).toContainText("1 Text übernommen.");
    await dialog.getByRole("button", { name: "Schliessen" }).click();
    const kicker = (await draft.read()).document.groups[groupId]?.fields["kicker"]?.texts["fr"];
    expect(kicker).toMatchObject({ text: "Sport en plein air", origin: "human" });
  });

  await page.keyboard.press("ControlOrMeta+e");
  await expect(panel, "the keys lead out of a panel to the toolbar").toBeHidden();
  await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  const check = page.getByRole("dialog", { name: "Seite veröffentlichen" });
  const undescribed = check
    .getByRole("listitem")
    .filter({ hasText: "Für Suchmaschinen fehlt die Beschreibung (DE, FR)" });
  await expectAccessible(page);
  await undescribed.getByRole("button", { name: "Zeigen" }).click();
  await expect(page.getByRole("dialog", { name: "Seiten" })).toBeVisible();
  await page.keyboard.press("Escape");
  await editor.isReady();
  await editor.publish();

  for (const path of ["page/remove", "page/deleteForGood"]) {
    for (const made of [id, otherId]) {
      expect(await post(page, path, { id: made }), path).toMatchObject({ status: 200 });
    }
  }
});

test("a press on a button below a formatted text that is just being written is a click", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const id = await makePage(page, "Schnelle Augen", ["hero"]);
  const draft = new DraftApi(page, id);
  const [groupId = ""] = Object.keys((await draft.read()).document.groups);
  const json = [{ type: "p", children: [{ text: "Gläser für schnelle Augen." }] }];
  await draft.edit("field.richText", { groupId, fieldName: "description", locale: "de", json });
  await page.goto(`/fr/edit/${id}?translations=1`);
  const row = page
    .getByRole("dialog", { name: "Übersetzungen" })
    .getByRole("listitem")
    .filter({ hasText: "Beschreibung" });
  await row.getByRole("textbox", { name: /Beschreibung \(FR\)/ }).click();
  await expect(row.getByRole("button", { name: "Fett" }), "its tools stand above it").toBeVisible();
  await row.getByRole("button", { name: "Wie Deutsch" }).click();
  await expect(row).toHaveCount(0);
  await expect
    .poll(async () => (await draft.read()).document.groups[groupId]?.fields["description"]?.texts["fr"]?.text)
    .toBe("Gläser für schnelle Augen.");
});

test("an admin has a page translated with the site's glossary on a phone, and a person says what is right", async ({
  page: computer,
}) => {
  await new EditorPage(computer).signIn("admin@vitrine.example");
  const page = await phoneOf(computer);
  await page.goto("/robots.txt");
  const editor = new EditorPage(page);
  const set = async (settings: object) => expect(await post(page, "settings", settings)).toMatchObject({ status: 200 });
  await set({
    translations: { service: "deepl" },
    glossary: { [randomUUID()]: { source: "Vitrine", isKept: true } },
  });
  const id = await makePage(page, "Die Gleitsichtbrille", ["hero"]);
  const otherId = await makePage(page, "Noch nicht übersetzt", []);
  const draft = new DraftApi(page, id);
  const [groupId = ""] = Object.keys((await draft.read()).document.groups);
  await draft.edit("field.text", { groupId, fieldName: "title", locale: "de", text: "Von Vitrine für {name}" });
  const entryId = randomUUID();
  const described = [{ type: "p", children: [{ text: "Wie neu, mit " }, { text: "Etui", bold: true }] }];
  const entry = {
    ...{ id: entryId, title: { de: "Opernglas" }, richTextDescription: { de: described }, status: "published" },
    ...{ itemType: "object", listingKind: "offering", cost: null, assetKind: "image", titleImageId: null },
    ...{ branchId: null, staffMemberId: null, askingPrice: false, toBePickedUp: false, subjectToPostage: false },
  };
  expect(await post(page, "listing/item", entry)).toMatchObject({ status: 200 });

  await page.goto(`/fr/edit/${id}?settings=1`);
  await expect(page.locator('.vt-app[data-ready="true"]')).toBeVisible(); // while settings are open, nothing is typed on
  const missing = editor.toolbar.getByRole("button", { name: /Fehlende Übersetzungen/ });
  await expect(missing).toBeVisible();

  const settings = page.getByRole("dialog", { name: "Einstellungen" });
  const glossary = async () => {
    const answer = await page.request.get("/api/v1/settings");
    return ((await answer.json()) as { glossary: Record<string, unknown> }).glossary;
  };
  await test.step("the glossary gets a word", async () => {
    await settings.locator("summary").filter({ hasText: "Glossar" }).tap();
    await settings.getByLabel("Wort (DE)").fill("Gleitsichtbrille");
    await settings.getByRole("button", { name: "Wort hinzufügen" }).tap();
    await settings.getByLabel("Gleitsichtbrille (FR)").fill("verres progressifs");
    await expectFitsThePhone(page);
    await page.keyboard.press("Tab");
    await expect.poll(async () => JSON.stringify(await glossary())).toContain("verres progressifs");
  });

  await test.step("a language may be published although it is incomplete, once an admin says so", async () => {
    await settings.locator("summary").filter({ hasText: "Übersetzungen" }).tap();
    const may = settings
      .getByRole("group", { name: "Auch unvollständig veröffentlichen" })
      .getByRole("switch", { name: "Französisch" });
    await may.check();
    await expect(missing).toBeHidden();
    await expect(editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeVisible();
    await may.uncheck();
    await expect(missing).toBeVisible();
  });

  await settings.getByRole("button", { name: "Schliessen" }).tap();
  await missing.tap();
  await page.getByRole("button", { name: "FR bearbeiten" }).tap();
  const panel = page.getByRole("dialog", { name: "Übersetzungen" });
  await panel.getByRole("button", { name: "Fehlendes übersetzen (2)" }).tap();
  const texts = panel.getByRole("region", { name: "Diese Seite" });
  const machine = texts.getByText("Maschinell übersetzt");
  await choose(panel.getByRole("radio", { name: "Alle" }));
  const title = texts.getByRole("textbox", { name: /Titel \(FR\)/ });
  await expect(title).toHaveValue("VON Vitrine FÜR {name}");
  await expect(texts.getByRole("textbox", { name: "Name der Seite (FR)" })).toHaveValue("DIE verres progressifs");
  await expect(machine).toHaveCount(2);
  await expectFitsThePhone(page);
  await expectAccessible(page, ".vt-panel");

  await test.step("on a computer as well", async () => {
    const wideId = await makePage(page, "Meine Gleitsichtbrille", []);
    await computer.goto(`/fr/edit/${wideId}?translations=1`);
    const wide = computer.getByRole("dialog", { name: "Übersetzungen" });
    await wide.getByRole("button", { name: "Fehlendes übersetzen (1)" }).click();
    await choose(wide.getByRole("radio", { name: "Alle" }));
    await expect(wide.getByRole("textbox", { name: "Name der Seite (FR)" })).toHaveValue("MEINE verres progressifs");
  });

  const lists = panel.getByRole("region", { name: "Stellen und Marktplatz" });
  const listed = lists.locator("details").filter({ hasText: "Opernglas" });
  await test.step("an entry of the marketplace is written in the panel, too", async () => {
    await expect(listed).toContainText("2 fehlen");
    await listed.locator("summary").click();
    await listed.getByRole("textbox", { name: "Titel (FR)" }).fill("Jumelles de théâtre");
    await page.keyboard.press("Enter");
    await expect(listed).toContainText("1 fehlt");
    await expectFitsThePhone(page);
  });

  await test.step("everything else that is missing is translated in the background", async () => {
    await panel.getByRole("button", { name: /^Noch \d+ Seiten? und \d+ Eintr(ag|äge) übersetzen$/ }).click();
    await expect(panel.getByRole("status").filter({ hasText: /^\d+ Texte? übersetzt$/ })).toBeVisible({
      timeout: 600_000,
    });
    await expectAccessible(page, ".vt-panel");
    await panel.getByRole("button", { name: "Ausblenden" }).click();
    await expect(panel.getByRole("button", { name: "Ausblenden" })).toHaveCount(0);
    await expect(listed).toContainText("Vollständig");
    await expect(listed.getByText("Maschinell übersetzt")).toHaveCount(1);
    await listed.getByRole("textbox", { name: "Beschreibung (FR)" }).click();
    await expect(listed.locator("[contenteditable='true'][lang='fr']")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Comme neuves");
    await title.focus();
    await expect(listed.getByText("Maschinell übersetzt")).toHaveCount(0);
    await expect(async () => {
      const words = await page.request.get(`/api/v1/listing/words?list=items&id=${entryId}`);
      const said: unknown = await words.json();
      expect(said).toMatchObject({
        title: { fr: "Jumelles de théâtre" },
        richTextDescription: { fr: [{ type: "p", children: [{ text: "Comme neuves" }] }] },
      });
      expect(said).toHaveProperty("wordMarks", {});
    }).toPass();
  });

  await title.fill("De Vitrine pour {name}");
  await page.keyboard.press("Tab");
  await expect(machine).toHaveCount(1);
  await texts
    .getByRole("listitem")
    .filter({ hasText: "Name der Seite" })
    .getByRole("button", { name: "Stimmt so" })
    .tap();
  await expect(machine).toHaveCount(0);
  await expect(async () => {
    const { document } = await draft.read();
    expect(document).toMatchObject({ locales: { fr: { name: "DIE verres progressifs" } } });
    expect(document).not.toHaveProperty("locales.fr.machine");
    expect(document.groups[groupId]?.fields["title"]?.texts["fr"]).toMatchObject({ origin: "human" });
  }).toPass();

  expect(await post(page, "listing/remove", { list: "items", id: entryId })).toMatchObject({ status: 200 });
  const none = Object.fromEntries(Object.keys(await glossary()).map((word) => [word, null]));
  await set({ translations: { service: "off" }, glossary: none });
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
