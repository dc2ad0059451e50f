import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectFitsThePhone } from "./support/fits-phone.ts";
import { newMember } from "./support/new-member.ts";
import { phone, phoneOf } from "./support/on-phone.ts";
import { opticianOrigin } from "./support/origins.ts";
import { openProductDb } from "./support/product-db.ts";
import { test } from "./support/story.ts";

const password = "vitrine-demo";
/** Long before the demo's entries were written. */
const longAgo = new Date("2020-01-01");
const questions = "**/api/trpc/*changelog.list*";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Was ist neu?" });
const news = "Ein Vorschau-Link öffnet ihn auch ohne Konto";

async function signedIn(page: Page, email: string): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.signIn(email, { password });
  return editor;
}

test("what is new opens by itself, once, for somebody who has not begun to work", async ({ page, context }) => {
  const editor = await signedIn(page, await newMember(opticianOrigin, password, longAgo));
  const isTold = page.waitForResponse((answer) => answer.url().includes("changelog.seen"));
  await editor.open("~privacy");
  await expect(dialogOf(page)).toContainText(news);
  await expectAccessible(page);
  await page.mouse.click(20, 400); // meant for the page: nothing is taken away unread
  await dialogOf(page).getByRole("button", { name: "Schliessen" }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect((await isTold).status()).toBe(200);

  const next = new EditorPage(await context.newPage()); // another session, which asks again
  const answered = next.page.waitForResponse((answer) => answer.url().includes("changelog.list"));
  await next.open("~privacy");
  expect(await (await answered).text()).not.toContain(news);
  await next.toolbar.getByRole("button", { name: "Einstellungen" }).click();
  await expect(dialogOf(next.page)).toBeHidden();
  await next.page.getByRole("button", { name: "Was ist neu?" }).click();
  await expect(dialogOf(next.page)).toContainText(news);
});

test("what is new stays beside the text of somebody who has begun", async ({ page }) => {
  const editor = await signedIn(page, await newMember(opticianOrigin, password, longAgo));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route(questions, (route) => begun.then(() => route.continue()));
  await editor.open("~privacy");
  await editor.heading.click();
  begin();
  const told = page.getByText("Es gibt Neues im Editor");
  await expect(told).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(editor.canvas.locator("h1 :focus")).toBeVisible(); // the keys still go to it
  await page.getByRole("button", { name: "Ansehen" }).click();
  await expect(dialogOf(page)).toContainText(news);

  await page.route("**/api/trpc/*changelog.seen*", (route) => route.abort());
  const logged = page.waitForEvent("console", (message) => message.text().includes("could not be saved"));
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await logged; // and nobody is told: there is nothing to do about it
  await expect(page.locator("[data-sonner-toast]").filter({ hasNotText: "Es gibt Neues" })).toHaveCount(0);
});

/** The day of an entry comes, for those who were there before it: the people of other stories hear nothing of it. */
async function dayComes(from: string, to: string): Promise<void> {
  const db = openProductDb(new URL(opticianOrigin).port);
  const data = { date: new Date(to), createdAt: new Date(to) };
  await db.changelogEntry.update({ where: { date: new Date(from) }, data, select: { id: true } });
  await db.$disconnect();
}

test("an admin writes what is new for a day to come on a phone, a reader is told on that day, and the admin changes it and takes it away", async ({
  page: computer,
  browser,
}) => {
  await signedIn(computer, "admin@vitrine.example");
  const page = await phoneOf(computer);
  const editor = new EditorPage(page);
  await editor.open("~privacy");
  await editor.toolbar.getByRole("button", { name: "Mehr" }).tap();
  await page.getByRole("menuitem", { name: "Einstellungen" }).tap();
  await page.getByRole("button", { name: "Was ist neu?" }).tap();
  const list = dialogOf(page);
  const entry = list.getByRole("listitem").filter({ hasText: "2099" });

  await list.getByRole("button", { name: "Eintrag schreiben" }).tap();
  const form = page.getByRole("dialog", { name: "Eintrag schreiben" });
  await form.getByRole("button", { name: "Speichern" }).tap();
  const german = form.getByLabel("Text auf Deutsch");
  await expect(german).toBeFocused();
  await expect(german).toHaveAccessibleDescription("Schreib einen Text, in mindestens einer Sprache");
  await expectAccessible(page);
  await expectFitsThePhone(page);
  await form.getByLabel("Tag").fill("2099-12-31");
  await german.fill("Das Jahrhundert ist um");
  await page.keyboard.press("Escape"); // nothing is lost without a question
  const question = page.getByRole("dialog", { name: "Ohne Speichern schliessen?" });
  await question.getByRole("button", { name: "Abbrechen" }).tap();
  await form.getByRole("button", { name: "Speichern" }).tap();
  await expect(form).toBeHidden();
  await expect(entry).toContainText("Das Jahrhundert ist um");
  await expect(entry).toContainText("Erscheint an diesem Tag");
  await expectFitsThePhone(page);

  await test.step("on its day it opens by itself on the phone of a reader, once a session", async () => {
    await dayComes("2099-12-31", "2021-05-05");
    const readers = await browser.newContext(phone);
    const reader = await signedIn(await readers.newPage(), await newMember(opticianOrigin, password, longAgo));
    await reader.open("~privacy");
    const told = dialogOf(reader.page);
    const read = told.getByRole("listitem").filter({ hasText: "Das Jahrhundert ist um" });
    await read.scrollIntoViewIfNeeded(); // below what is newer
    await expect(read).toContainText("5. Mai 2021");
    await expect(told.getByRole("button", { name: "Eintrag schreiben" })).toBeHidden();
    await expectAccessible(reader.page);
    await expectFitsThePhone(reader.page);
    const isSeen = reader.page.waitForResponse((answer) => answer.url().includes("changelog.seen"));
    await told.getByRole("button", { name: "Schliessen" }).tap();
    expect((await isSeen).status()).toBe(200);
    let asked = 0;
    reader.page.on("request", (request) => void (asked += Number(request.url().includes("changelog.list"))));
    await reader.open("~privacy");
    await reader.toolbar.getByRole("button", { name: "Mehr" }).tap();
    await expect(reader.page.getByRole("menuitem", { name: "Einstellungen" })).toBeVisible(); // nothing lies over it
    expect(asked).toBe(0);
    await readers.close();
    await dayComes("2021-05-05", "2099-12-31");
  });

  await page.setViewportSize({ width: 1280, height: 720 }); // a large tablet has room for more

  await entry.getByRole("button", { name: "Eintrag vom 31. Dezember 2099 ändern" }).click();
  const change = page.getByRole("dialog", { name: "Eintrag ändern" });
  await change.getByLabel("Text auf Deutsch").fill("");
  await change.getByLabel("Text auf Französisch").fill("Le siècle s’achève");
  const other = { date: "2099-12-31", de: "Ein neues Jahrhundert", fr: "", replaces: "2099-12-31" };
  expect((await post(page, "changelog/write", other)).status).toBe(200); // somebody else was faster
  await change.getByRole("button", { name: "Speichern" }).click();
  await expect(change.getByRole("alert")).toContainText("Jemand hat diesen Eintrag inzwischen geändert");
  await expect(change).toContainText("Ein neues Jahrhundert");
  await expectAccessible(page);
  await change.getByRole("button", { name: "Speichern" }).click();
  await expect(entry).toContainText("Nur auf Französisch");
  await expectAccessible(page);

  await entry.getByRole("button", { name: "Eintrag vom 31. Dezember 2099 löschen" }).click();
  const asked = page.getByRole("dialog", { name: "Eintrag vom 31. Dezember 2099 löschen?" });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Löschen" }).click();
  await expect(entry).toHaveCount(0);
  await expect(list.getByRole("button", { name: "Eintrag schreiben" })).toBeFocused();
});
