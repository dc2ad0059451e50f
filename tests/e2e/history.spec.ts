import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

test("an editor finds in the history what a section said, compares, and brings it back", async ({ page }) => {
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

  await editor.toolbar.getByRole("button", { name: "Verlauf der Seite" }).click();
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
});
