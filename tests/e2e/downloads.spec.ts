import { expect } from "@playwright/test";
import { testPdf } from "../support/documents.ts";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

test("an editor uploads a document in its place, and visitors without JavaScript take it with them", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const id = await makePage(page, { de: "Unterlagen", fr: "Unterlagen" }, ["downloads"]);
  await editor.open(id);
  await editor.canvas.getByRole("button", { name: "Datei wählen" }).first().click();
  const library = page.getByRole("dialog", { name: "Dokument auswählen" });
  await expectAccessible(page);

  await test.step("what only claims to be one is named, and the library stays open", async () => {
    const chosen = page.waitForEvent("filechooser");
    await library.getByRole("button", { name: "Dokument hochladen" }).click();
    const html = Buffer.from("<!doctype html><script>1</script>".padEnd(5_000));
    await (await chosen).setFiles({ name: "Falsch.pdf", mimeType: "application/pdf", buffer: html });
    await expect(page.getByText("Falsch.pdf: Die Datei ist beschädigt")).toBeVisible();
  });

  await test.step("a PDF fills the row with its name", async () => {
    const chosen = page.waitForEvent("filechooser");
    await library.getByRole("button", { name: "Dokument hochladen" }).click();
    await (await chosen).setFiles({ name: "Pflege-Tipps.pdf", mimeType: "application/pdf", buffer: testPdf() });
    await expect(library).toBeHidden();
    await expect(editor.canvas.locator('[data-placeholder="Pflege Tipps"]')).toBeVisible();
    await editor.isSaved();
  });

  const draft = new DraftApi(page, id);
  const { groups } = (await draft.read()).document;
  const [groupId] = Object.keys(groups).filter((each) => groups[each]?.kind === "downloads");
  for (const locale of ["de", "fr"]) {
    await draft.edit("field.text", { groupId, fieldName: "title", locale, text: "Unterlagen" });
  }
  expect((await post(page, "page/publish", { id })).status).toBe(200);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(new URL("/de/unterlagen", page.url()).href);
  const began = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Pflege Tipps" }).click();
  expect((await began).suggestedFilename()).toBe("pflege-tipps.pdf");
  await visitor.close();
  expect((await post(page, "page/remove", { id })).status).toBe(200);
});
