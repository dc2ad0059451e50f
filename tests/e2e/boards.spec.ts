import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

test("cards are added, ordered by keys and by drag, doubled and removed; the board is kept to be used again", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open(await makePage(page, "Tafel", ["imageBoard"]));
  const cards = editor.canvas.locator(".vt-canvas-card");
  const titles = () => cards.locator(".card__title").allInnerTexts();
  const tool = (at: number, name: string) => cards.nth(at).getByRole("button", { name, exact: true });

  await test.step("a section has a name where somebody comes to it, and leaves it behind", async () => {
    const board = editor.sections.first();
    const name = board.locator(".vt-tag").first();
    await expect(board).toBeVisible();
    await expect(board.locator("> .vt-marks")).not.toBeAttached();
    await board.hover();
    await expect(name).toBeInViewport();
    await page.mouse.move(4, 4);
    await board.evaluate((section) => scrollBy(0, section.getBoundingClientRect().top + 200));
    await expect(name).not.toBeInViewport();
    await board.hover();
    await expect(name).toBeInViewport();
  });

  await test.step("a name for each, and one more", async () => {
    for (const [at, name] of ["Eins", "Zwei", "Drei"].entries())
      await editor.typeOver(cards.nth(at).getByRole("textbox", { name: "Titel", exact: true }), name);
    await editor.canvas.getByRole("button", { name: "Karte hinzufügen" }).click();
    await expect(cards).toHaveCount(4);
    await editor.typeOver(cards.nth(3).getByRole("textbox", { name: "Titel", exact: true }), "Vier");
  });

  await test.step("keys move a card on and on", async () => {
    await tool(3, "Nach vorne").focus();
    await page.keyboard.press("Enter");
    await expect.poll(titles).toEqual(["Eins", "Zwei", "Vier", "Drei"]);
    await page.keyboard.press("Enter");
    await expect.poll(titles).toEqual(["Eins", "Vier", "Zwei", "Drei"]);
  });

  await test.step("a drag is one step", async () => {
    await cards.nth(0).hover();
    await cards.nth(0).locator(".vt-tool--grip").dragTo(cards.nth(2));
    await expect.poll(titles).toEqual(["Vier", "Zwei", "Eins", "Drei"]);
    await editor.undo();
    await expect.poll(titles).toEqual(["Eins", "Vier", "Zwei", "Drei"]);
  });

  await test.step("doubled and removed", async () => {
    await cards.nth(1).hover();
    await tool(1, "Duplizieren").click();
    await expect.poll(titles).toEqual(["Eins", "Vier", "Vier", "Zwei", "Drei"]);
    await cards.nth(2).hover();
    await tool(2, "Löschen").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
    await expect.poll(titles).toEqual(["Eins", "Vier", "Zwei", "Drei"]);
    await editor.isSaved();
  });

  await test.step("Escape gives the keyboard from a card's menu to the card, and Enter opens it again", async () => {
    await cards.nth(0).hover();
    await cards
      .nth(0)
      .getByRole("button", { name: /^Optionen von / })
      .click();
    const menu = page.getByRole("dialog", { name: "Menü für" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(cards.nth(0)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("the board, kept under a name, comes first where sections are added", async () => {
    const board = editor.sections.first();
    await board.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menü für" });
    await menu.getByLabel("Name", { exact: true }).fill("Unsere Tafel");
    await menu.getByRole("button", { name: "Bereich sichern" }).click();
    await expect(page.getByText("«Unsere Tafel» gesichert")).toBeVisible();

    await editor.openAddDialog("last");
    const dialog = page.getByRole("dialog", { name: "Neuer Bereich" });
    await expect(dialog.locator(".vt-kind").first()).toContainText("Unsere Tafel");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "«Unsere Tafel» umbenennen" }).click();
    await page.keyboard.type("Vier Karten");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Vier Karten", exact: true }).click();
    await expect.poll(titles).toEqual(["Eins", "Vier", "Zwei", "Drei", "Eins", "Vier", "Zwei", "Drei"]);
  });

  await test.step("what is kept is removed", async () => {
    await editor.openAddDialog("last");
    const dialog = page.getByRole("dialog", { name: "Neuer Bereich" });
    await dialog.getByRole("button", { name: "«Vier Karten» löschen" }).click();
    await expect(dialog.getByRole("button", { name: "Vier Karten", exact: true })).toHaveCount(0);
  });
});

test("an announcement stays closed, one position is open at a time, and a form needs no script", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const { slug, draft, barId } = await listsPage(page);
  const visitor = await (await browser.newContext()).newPage();
  const bar = visitor.locator("vt-announcement");

  await test.step("an announcement stays closed until it says something else", async () => {
    await visitor.goto(`/de/${slug}`);
    await bar.getByRole("button", { name: "Hinweis schliessen" }).click();
    await expect(bar).toBeHidden();
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: "Stellen" })).toBeVisible();
    await expect(bar).toBeHidden();
    await setText(draft, barId, "Morgen geschlossen");
    await publish(page, draft.pageId);
    await expect(async () => {
      await visitor.reload();
      await expect(bar).toContainText("Morgen geschlossen", { timeout: 2_000 });
    }).toPass();
  });

  await test.step("one position is open at a time", async () => {
    const jobs = visitor.locator("details");
    await jobs.nth(0).locator("summary").click();
    await expect(visitor.getByText("Alles über Leitung")).toBeVisible();
    await jobs.nth(1).locator("summary").click();
    await expect(visitor.getByText("Alles über Leitung")).toBeHidden();
    await expect(visitor.getByText("Alles über Lehre")).toBeVisible();
  });

  await test.step("what a message misses is said at its place", async () => {
    await visitor.getByLabel("Nachricht").fill("Guten Tag");
    await visitor.getByRole("button", { name: "Absenden" }).click();
    await expect(visitor.getByLabel("Name")).toBeFocused();
    await expect(visitor.getByLabel("Name")).toHaveAccessibleDescription("Bitte ausfüllen");
    await expect(visitor.getByLabel("Nachricht")).toHaveValue("Guten Tag");
    await expectAccessible(visitor);
  });

  await test.step("without a script it is sent, and answered in its place", async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(visitor.url());
    const form = plain.locator("form", { has: plain.getByLabel("Nachricht") });
    await form.getByLabel("Name").fill("Ada Muster");
    await form.getByLabel("E-Mail").fill("ada@vitrine.example");
    await form.getByLabel("Nachricht").fill("Guten Tag");
    await form.getByRole("button", { name: "Absenden" }).click();
    await expect(plain.getByText("Vielen Dank.")).toBeVisible();
    await expect(form).toBeHidden();
    await plain.close();
  });

  await test.step("it lies in the inbox, is found, read, done, taken back, and deleted", async () => {
    await editor.open("~home");
    await editor.toolbar.getByRole("button", { name: "Posteingang: 1 neue Nachricht" }).click();
    const inbox = page.getByRole("dialog", { name: "Posteingang" });
    await inbox.getByRole("searchbox").fill("guten t");
    const answer = inbox.getByRole("button", { name: "Ada Muster" });
    await answer.click();
    await expect(inbox.getByRole("group", { name: "Nachricht von Ada Muster" })).toContainText("Guten Tag");
    await expect(inbox.getByRole("link", { name: "Antworten" })).toHaveAttribute("href", "mailto:ada@vitrine.example");
    await expect(page.getByRole("button", { name: /^Posteingang: / })).toBeHidden(); // nothing is unread
    await expectAccessible(page);
    await inbox.getByRole("button", { name: "Erledigt", exact: true }).click();
    await expect(answer).toBeHidden();
    await page.getByRole("button", { name: "Rückgängig" }).last().click();
    await answer.click();
    await inbox.getByRole("button", { name: "Löschen" }).click();
    await page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog"))
      .getByRole("button", { name: "Löschen" })
      .last()
      .click();
    await expect(inbox).toContainText("Nichts gefunden für «guten t».");
  });
});

const paragraph = (text: string) => [{ type: "p", children: [{ text }] }];
const both = (text: string) => ({ texts: { de: text, fr: text } });
const rich = (text: string) => ({ texts: { de: paragraph(text), fr: paragraph(text) } });

/** A published page with an announcement, positions and a form, in both languages. */
async function listsPage(page: Page) {
  const name = "Stellen";
  const pageId = await page.evaluate(async (title) => {
    const body = JSON.stringify({ initialMeta: { name: { de: title, fr: title } }, lang: "de" });
    const headers = { "content-type": "application/json" };
    return ((await (await fetch("/api/v1/page/add", { method: "POST", headers, body })).json()) as { id: string }).id;
  }, name);
  const draft = new DraftApi(page, pageId);
  const position = (title: string) => ({
    options: {},
    fields: { title: both(title), description: rich(`Alles über ${title}`) },
  });
  const barId = crypto.randomUUID();
  for (const [groupId, content] of [
    [barId, { kind: "announcementBar", options: {}, fields: { textBlock: rich("Heute geschlossen") } }],
    [
      crypto.randomUUID(),
      {
        kind: "jobs",
        options: {},
        fields: { title: both("Stellen") },
        cards: [position("Leitung"), position("Lehre")],
      },
    ],
    [crypto.randomUUID(), { kind: "form", options: {}, fields: { title: both("Fragen") } }],
  ] as const)
    await draft.edit("group.insert", { groupId, nextTo: null, parentId: null, content });
  const slug = await publish(page, pageId);
  return { slug, draft, barId };
}

async function setText(draft: DraftApi, groupId: string, text: string): Promise<void> {
  for (const locale of ["de", "fr"])
    await draft.edit("field.richText", { groupId, fieldName: "textBlock", locale, json: paragraph(text) });
}

/** Publishes the page and answers with its German slug. */
async function publish(page: Page, id: string): Promise<string> {
  return page.evaluate(async (pageId) => {
    const body = JSON.stringify({ id: pageId });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/v1/page/publish", { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    const draft = (await (await fetch(`/api/v1/page/draft?pageId=${pageId}`)).json()) as {
      document: { locales: { de: { slug: string } } };
    };
    return draft.document.locales.de.slug;
  }, id);
}
