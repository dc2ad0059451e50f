import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { choose } from "./support/choose.ts";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { newMember } from "./support/new-member.ts";
import { opticianOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";

test("an editor fills a position: written in two languages, seen by visitors, archived, taken back after deletion", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  const password = "vitrine-demo";
  await editor.signIn(await newMember(opticianOrigin, password), { password }); // who speaks French in the end
  const slug = `stellen-${randomUUID().slice(0, 8)}`;
  const id = await makePage(page, { de: slug, fr: slug }, ["jobs", "form"]);
  expect((await post(page, "page/publish", { id })).status).toBe(200);
  const visitor = await browser.newPage();
  const title = `Lehrstelle ${slug.slice(-8)}`;

  await page.goto("/de/edit?listings=1");
  await expect(page.locator('.vt-app[data-ready="true"]')).toBeVisible();
  const panel = page.getByRole("dialog", { name: "Stellen und Marktplatz" });
  const row = panel.getByRole("row", { name: new RegExp(title) });
  const asked = page.getByRole("dialog", { name: "Änderungen verwerfen?" });

  await test.step("without a title it is refused at its place", async () => {
    await panel.getByRole("button", { name: "Neue Stelle" }).click();
    await expectAccessible(page, "[data-vt-panel]");
    await panel.getByRole("button", { name: "Speichern" }).click();
    await expect(panel.getByLabel("Titel", { exact: true })).toBeFocused();
  });

  await test.step("a draft is seen by editors alone", async () => {
    await panel.getByLabel("Titel", { exact: true }).fill(title);
    await panel.getByLabel("Pensum").fill("80 %");
    await panel.getByRole("textbox", { name: "Beschreibung" }).click();
    await page.keyboard.type("Vier Jahre, ");
    await panel.getByRole("button", { name: "Fett" }).click();
    await page.keyboard.type("zwei Werkstätten");
    await panel.getByText("Französisch", { exact: true }).click();
    await panel.getByLabel("Titel", { exact: true }).fill(`Apprentissage ${slug}`);
    await panel.getByLabel("Filiale").selectOption({ label: "Optik Lindengut Seuzach" });
    await panel.getByRole("button", { name: "Speichern" }).click();
    await panel.getByRole("searchbox").fill(title);
    await expect(row).toContainText(/Seuzach.*Entwurf/);
    await expectAccessible(page, "[data-vt-panel]");
    await visitor.goto(`/de/${slug}`);
    await expect(visitor.locator("main")).not.toContainText(title);
  });

  await test.step("published, visitors read it in their language, and ask about it in the page's form", async () => {
    await panel.getByRole("button", { name: title }).click();
    await panel.getByRole("group", { name: "Status" }).getByText("Veröffentlicht").click();
    await page.keyboard.press("Escape");
    await asked.getByRole("button", { name: "Abbrechen" }).click();
    await panel.getByRole("button", { name: "Speichern" }).click();
    await expect(row).toContainText("Veröffentlicht");
    await expect(async () => {
      await visitor.goto(`/de/${slug}`);
      await visitor.getByText(title).click({ timeout: 5_000 });
    }).toPass();
    await expect(visitor.locator("details", { hasText: title }).locator("strong")).toHaveText("zwei Werkstätten");
    await visitor.getByRole("link", { name: "Jetzt bewerben" }).click();
    await expect(visitor).toHaveURL(/\?about=[\w-]+#section-/);
    const about = visitor.locator("form").getByText(title);
    await expect(about, "the form says what it is about").toBeInViewport();
    await visitor.goto(`/fr/${slug}`);
    await expect(visitor.getByText(`Apprentissage ${slug}`)).toBeVisible();
  });

  await test.step("opened while the page is edited, it leaves the address as it is", async () => {
    const canvas = await page.context().newPage();
    await canvas.goto(`/de/edit/${id}?toolbar=1`);
    await new EditorPage(canvas).isReady();
    const job = canvas.locator("details", { hasText: title });
    await job.locator("summary").click();
    await expect(job).toHaveAttribute("open");
    expect(new URL(canvas.url()).hash).toBe("");
    await canvas.close();
  });

  await test.step("whatever would close the panel asks before it drops words", async () => {
    const close = panel.getByRole("button", { name: "Stellen und Marktplatz schliessen" });
    await panel.getByRole("button", { name: title }).click();
    await panel.getByLabel("Pensum").fill("90 %");
    await close.click();
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Abbrechen" }).click();
    await expect(close).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(asked.getByRole("button", { name: "Abbrechen" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);
    const warned = page.waitForEvent("dialog");
    await page.evaluate(() => history.back());
    const warning = await warned;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    await page.getByRole("button", { name: "Seiten", exact: true }).click();
    await asked.getByRole("button", { name: "Abbrechen" }).click();
    await expect(panel.getByLabel("Pensum")).toHaveValue("90 %");
    await close.click();
    await asked.getByRole("button", { name: "Verwerfen" }).click();
    await expect(panel).toHaveCount(0);
    await expect(editor.toolbar.getByRole("button").first(), "the panel was open when the page came").toBeFocused();
    const entry = await page.evaluate(async (search) => {
      const answer = await fetch(`/api/v1/listing?list=jobs&search=${encodeURIComponent(search)}`);
      return ((await answer.json()) as { entries: { id: string }[] }).entries[0]?.id;
    }, title);
    await page.goto(`/de/edit?listings=1&entry=${entry}&list=jobs`); // as whoever was led here from elsewhere
    await expect(panel.getByLabel("Pensum")).toHaveValue("80 %");
    await expect(page).toHaveURL(/\?listings=1$/);
    await page.keyboard.press("Escape");
    await panel.getByRole("searchbox").fill(title);
  });

  await test.step("deleted, it can be taken back; archived, its address is gone", async () => {
    const entry = (await visitor.locator(`a[href^="/fr/${slug}/"]`).first().getAttribute("href")) ?? "";
    expect((await visitor.request.get(entry)).status()).toBe(200);
    await panel.getByRole("button", { name: title }).click();
    await panel.getByRole("button", { name: "Löschen" }).click();
    await page.getByRole("dialog", { name: "Eintrag löschen?" }).getByRole("button", { name: "Löschen" }).click();
    await expect(row).toHaveCount(0);
    const told = page.locator("[data-sonner-toast]", { hasText: "Eintrag gelöscht" });
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect(row).toContainText("Veröffentlicht");
    await panel.getByRole("button", { name: title }).click();
    await panel.getByRole("group", { name: "Status" }).getByText("Archiviert").click();
    await panel.getByRole("button", { name: "Speichern" }).click();
    await expect(row).toContainText("Archiviert");
    await expect.poll(async () => (await visitor.request.get(entry)).status()).toBe(410);
    expect(await (await visitor.request.get(entry)).text()).toContain("Cette annonce n’existe plus");
  });

  await test.step("in French the lists are read by axe as well", async () => {
    expect((await post(page, "account/editorLanguage", { locale: "fr" })).status).toBe(200);
    for (const [flag, name] of [
      ["listings", "Postes et annonces"],
      ["directory", "Magasins"],
      ["inbox", "Boîte de réception"],
    ] as const) {
      await page.goto(`/de/edit?${flag}=1`);
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await expect(page.locator('.vt-app[data-ready="true"]')).toBeVisible();
      await expectAccessible(page, "[data-vt-panel]");
      if (flag !== "listings") continue;
      await choose(page.getByRole("radio", { name: "Annonces" }));
      await page.getByRole("button", { name: "Nouvelle annonce" }).click();
      await expect(page.getByRole("group", { name: "Conditions" })).toBeVisible();
      await expectAccessible(page, "[data-vt-panel]");
    }
  });
});
