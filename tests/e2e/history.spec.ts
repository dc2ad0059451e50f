import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

test("an editor finds in the history what a section said, compares, and brings it back", async ({ page, browser }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const pageId = await makePage(page, `Verlauf ${randomUUID().slice(0, 8)}`, ["hero"]);
  const draft = new DraftApi(page, pageId);
  await draft.edit("page.languages", { disallowedLocales: ["fr"] });
  const { document } = await draft.read();
  const groupId = Object.keys(document.groups)[0];
  await draft.edit("field.text", { groupId, fieldName: "title", locale: "de", text: "Brillen aus Winterthur" });
  expect((await post(page, "page/publish", { id: pageId })).status).toBe(200);
  await editor.open(pageId);
  await editor.typeOver(editor.heading, "Brillen aus Zürich");
  await editor.isSaved();

  await editor.toolbar.getByRole("button", { name: "Verlauf" }).click();
  const panel = page.getByRole("dialog", { name: "Verlauf" });
  const published = panel.getByRole("listitem").filter({ hasText: "Veröffentlicht als Version 1" });
  await expect(published).toContainText("Online");
  await expectAccessible(page);

  await published.getByRole("button", { name: /^Mit dem Stand/ }).click();
  const comparison = page.getByRole("dialog", { name: "Damals und heute" });
  await expect(comparison.locator("del")).toHaveText("Winterthur");
  await expect(comparison.locator("ins")).toHaveText("Zürich");
  await comparison.getByText("Nebeneinander").click();
  await expect(comparison.getByText("Damals", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await comparison.getByRole("button", { name: "Schliessen" }).click();

  await published.getByRole("button", { name: /^Stand vom/ }).click();
  await expect(page.getByRole("heading", { name: "Brillen aus Winterthur" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bereich «Einstieg» zurückholen" }).click();
  await expect(page.getByRole("region", { name: "Früherer Stand" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Brillen aus Winterthur" })).toBeVisible();

  await panel.getByRole("button", { name: "Verlauf schliessen" }).click();
  await editor.open(pageId);
  await expect(editor.heading).toHaveText("Brillen aus Winterthur", { useInnerText: true });
  await editor.undo();
  await expect(editor.heading).toHaveText("Brillen aus Zürich", { useInnerText: true });
  await editor.isSaved();

  await test.step("who did what around the pages stands beside it, and one's own steps are taken back there", async () => {
    const label = `Lager ${randomUUID().slice(0, 8)}`;
    const collection = { collectionName: "service", collectionType: "page", label: { de: label } };
    expect((await post(page, "collection/create", collection)).status).toBe(200);
    await editor.toolbar.getByRole("button", { name: "Verlauf" }).click();
    await panel.getByText("Website", { exact: true }).click();
    const entry = panel.getByRole("listitem").filter({ hasText: `Sammlung angelegt: ${label}` });
    await expect(entry).toContainText("Regula Lindengut");
    await expectAccessible(page);
    await entry.getByRole("button", { name: /^Zurücknehmen: Sammlung angelegt/ }).click();
    await expect(entry.getByText("Zurückgenommen")).toBeVisible();
    await expect(entry.getByRole("button")).toHaveCount(0);
    await panel.getByRole("button", { name: "Verlauf schliessen" }).click();
    await editor.open(pageId);
  });

  const undoIn = (told: string) =>
    page.locator("[data-sonner-toast]").filter({ hasText: told }).getByRole("button", { name: "Rückgängig" }).click();
  const opener = editor.toolbar.getByRole("button", { name: "Prüfen, planen oder vorzeigen" });
  const publishing = (item: string) =>
    test.step(`opens "${item}"`, async () => {
      await opener.click();
      await page.getByRole("menuitem", { name: item }).click();
    });
  await test.step("what is planned for the page stands in the bar, also on a phone", async () => {
    await publishing("Zeitpunkt planen …");
    const inAMonth = `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T08:00`;
    const dialog = page.getByRole("dialog", { name: "Zeitpunkt planen" });
    const at = dialog.getByLabel("Datum und Uhrzeit");
    await at.fill("2020-01-01T08:00");
    await dialog.getByRole("button", { name: "Planen", exact: true }).click();
    await expect(at).toHaveAccessibleDescription("Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren");
    await expect(at).toBeFocused();
    await at.fill(inAMonth);
    await expect(at).toHaveAccessibleDescription("");
    await dialog.getByRole("button", { name: "Planen", exact: true }).click();
    await expect(dialog.getByRole("listitem")).toContainText("Online am");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Zurücknehmen: Online am" }).click();
    await expect(dialog.getByText("Für diese Seite ist nichts geplant.")).toBeVisible();
    await undoIn("Planung zurückgenommen");
    await expect(dialog.getByRole("listitem")).toContainText("Online am");
    await dialog.getByRole("button", { name: "Schliessen" }).click();
    await expect(opener).toBeFocused();
    await expect(editor.toolbar.getByRole("button", { name: /^Online am/ })).toBeVisible();
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await editor.toolbar.getByRole("button", { name: /^Mehr/ }).click();
    await page.getByRole("menuitem", { name: /^Zeitpunkt planen …\s*Online am/ }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Schliessen" }).click();
    expect(await editor.toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    if (desktop) await page.setViewportSize(desktop);
  });

  await test.step("a link to the draft leads to its other language, and not to what is published", async () => {
    await draft.edit("page.languages", { disallowedLocales: [] });
    await draft.edit("page.rename", { locale: "fr", name: "Historique" });
    await draft.edit("field.text", { groupId, fieldName: "title", locale: "fr", text: "Des lunettes de Zurich" });
    await publishing("Vorschau-Link …");
    const dialog = page.getByRole("dialog", { name: "Vorschau-Link" });
    await dialog.getByRole("button", { name: "Link erstellen" }).click();
    const url = await dialog.getByLabel("Link zur Vorschau").inputValue();
    await expectAccessible(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
      window.document.execCommand = () => false;
    });
    await dialog.getByRole("button", { name: "Kopieren" }).click();
    await expect(dialog.getByRole("status").filter({ hasText: "Der Link liess sich nicht kopieren" })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString()), "marked, for the keys").toBe(url);
    await dialog.getByRole("button", { name: /^Link zurückziehen/ }).click();
    await expect(dialog.getByText("Es gibt keine offenen Links.")).toBeVisible();
    await undoIn("Der Link gilt nicht mehr");
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    const guest = await browser.newPage();
    await guest.goto(url);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Brillen aus Zürich");
    await guest.locator('.locale-links a[lang="fr"]:visible').first().click();
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Des lunettes de Zurich");
    expect(new URL(guest.url()).pathname).toBe(`${new URL(url).pathname}/fr`);
    await guest.close();
  });

  await test.step("a page is taken offline at once, and its draft stays", async () => {
    await page.getByRole("dialog", { name: "Vorschau-Link" }).getByRole("button", { name: "Schliessen" }).click();
    await expect(opener).toBeFocused();
    const { slug } = (await draft.read()).document.locales["de"] ?? {};
    const live = new URL(`/de/${slug}`, page.url()).href;
    await expect.poll(async () => (await page.request.get(live)).status()).toBe(200);
    await publishing("Offline nehmen …");
    const asked = page.getByRole("dialog", { name: "Seite offline nehmen?" });
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Offline nehmen" }).click();
    await page.getByText("Die Seite ist offline", { exact: true }).hover(); // it stays for as long as somebody points at it
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brillen aus Zürich");
    await opener.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Seite prüfen" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Offline nehmen …" })).toHaveCount(0);
    await expect.poll(async () => (await page.request.get(live)).status()).not.toBe(200);
    await page.keyboard.press("Escape");
  });

  await test.step("that is taken back, and visitors find it again as it was", async () => {
    const { slug } = (await draft.read()).document.locales["de"] ?? {};
    const live = new URL(`/de/${slug}`, page.url()).href;
    const told = page.locator("[data-sonner-toast]", { hasText: "Die Seite ist offline" });
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect(page.getByText("Die Seite ist wieder online, wie sie war", { exact: true })).toBeVisible();
    await expect.poll(async () => (await page.request.get(live)).status()).toBe(200);
    await opener.click();
    await expect(page.getByRole("menuitem", { name: "Offline nehmen …" })).toBeVisible();
  });
});
