import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { knownArticle } from "../support/article-server.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { listsPage, publish, setText } from "./support/lists-page.ts";
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

test("the tools of a row of prices leave its price free, and move it up and down", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open(await makePage(page, "Preise", ["priceList"]));
  const rows = editor.canvas.locator(".vt-canvas-card");
  const titles = () => rows.locator(".price__name").allInnerTexts();
  await editor.typeOver(rows.nth(0).getByRole("textbox", { name: "Titel", exact: true }), "Brille");
  await editor.typeOver(rows.nth(1).getByRole("textbox", { name: "Titel", exact: true }), "Linse");
  await rows.nth(1).hover();
  const [tools, price] = [rows.nth(1).locator(".vt-tools"), rows.nth(1).locator(".price__cost")];
  const edge = (part: typeof tools, side: "top" | "bottom") =>
    part.evaluate((element, of) => element.getBoundingClientRect()[of], side);
  expect(await edge(tools, "bottom")).toBeLessThanOrEqual(await edge(price, "top"));
  await tools.getByRole("button", { name: "Nach oben" }).click();
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(["Linse", "Brille"]);
});

test("an article is taken over by its address, as a card that visitors read", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open(await makePage(page, "Magazin", ["newsFeedBoard"]));
  const cards = editor.canvas.locator(".vt-canvas-card");
  await expect(cards).not.toHaveCount(0);
  const before = await cards.count();
  await editor.sections.first().focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menü für" });
  const address = menu.getByRole("textbox", { name: "Adresse des Artikels" });

  await test.step("an empty address is ignored, and one of no article is told beside it", async () => {
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().includes("feed.article") && asked.push(request.url())));
    await address.press("Enter");
    await address.fill("https://magazin.vitrine.example/anderes");
    expect(asked).toEqual([]);
    await address.press("Enter");
    await expect(address).toHaveAccessibleDescription(/Could not find article with this URL/);
    expect(asked).toHaveLength(1);
    await expect(cards).toHaveCount(before);
  });

  await test.step("its title, its teaser and the way to it stand in the first card", async () => {
    await address.fill(knownArticle.permalink);
    await address.press("Enter");
    await expect(menu.getByText(`Eingefügt: ${knownArticle.title}`)).toBeVisible();
    await expect(cards).toHaveCount(before + 1);
    await expect(cards.first()).toContainText(knownArticle.title);
    await expect(cards.first()).toContainText(knownArticle.teaser);
    await editor.isSaved();
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

  await test.step("a question is dragged to another place", async () => {
    await editor.open(draft.pageId);
    const questions = editor.sections.last().locator(".vt-canvas-card");
    await expect(questions.nth(3)).toContainText("Sie dürfen mir schreiben");
    await questions.nth(3).hover();
    await questions.nth(3).locator(".vt-tool--grip").dragTo(questions.nth(4));
    await expect(questions.nth(4)).toContainText("Sie dürfen mir schreiben");
    await editor.isSaved();
  });

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

  await test.step("on a phone, the title that is pressed stays where it is while a long entry closes above it", async () => {
    const phone = await visitor.context().newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(new URL("/de/offene-stellen", visitor.url()).href);
    await phone.waitForFunction(() => customElements.get("vt-rows"));
    const [first, second] = [phone.locator("summary").nth(0), phone.locator("summary").nth(1)];
    await first.click();
    await second.evaluate((title) => title.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await second.boundingBox();
    await second.click();
    await expect(phone.locator("details").nth(1)).toHaveAttribute("open", "");
    await expect(phone.locator("details").nth(0)).not.toHaveAttribute("open");
    const after = await second.boundingBox();
    expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(2);
    await phone.close();
  });

  await test.step("a form that editors made says beside each question what is missing, and what helps", async () => {
    await expect(visitor.locator('vt-island[data-name="form"][data-awake]')).toHaveCount(1);
    await visitor.getByLabel("Nachricht").fill("x".repeat(4_300));
    await expect(visitor.getByText(/^4[’']300 \/ 5[’']000$/)).toBeVisible();
    await visitor.getByLabel("Nachricht").fill("Guten Tag");
    await visitor.getByRole("button", { name: "Absenden" }).click();
    await expect(visitor.getByLabel("Wer sind Sie?")).toBeFocused();
    await expect(visitor.getByLabel("Wer sind Sie?")).toHaveAccessibleDescription("Bitte ausfüllen");
    await expect(visitor.getByLabel("Nachricht")).toHaveValue("Guten Tag");
    await expect(visitor.getByRole("alert").getByRole("listitem")).toHaveText([
      "Wer sind Sie? – Bitte ausfüllen",
      "E-Mail – Bitte ausfüllen",
      "Wann? – Bitte auswählen",
      "Sie dürfen mir schreiben – Bitte zustimmen",
    ]);
    await expect(visitor.getByLabel("Nachricht")).toHaveAccessibleDescription("Ein Satz genügt.");
    const chosen = visitor.getByLabel("Lebenslauf", { exact: true });
    await chosen.setInputFiles({ ...cv, name: "cv.exe" });
    await expect(chosen).toHaveAccessibleDescription(
      /^Höchstens 5 Dateien.*cv\.exe: Diese Art von Datei kann nicht gesendet werden$/,
    );
    await chosen.setInputFiles(cv);
    await visitor.getByRole("button", { name: "Entfernen: cv.exe" }).click();
    await expect(chosen).toHaveAttribute("aria-invalid", "false");
    await expect(visitor.getByText(/^Lebenslauf Ada\.pdf \(\d+ Bytes\)$/)).toBeVisible();
    await expectAccessible(visitor);
  });

  await test.step("a file that was chosen is taken out again, with the keyboard, and that is said", async () => {
    const chosen = visitor.getByLabel("Lebenslauf", { exact: true });
    const remove = (name: string) => visitor.getByRole("button", { name: `Entfernen: ${name}` });
    const names = () => chosen.evaluate(({ files }: HTMLInputElement) => [...(files ?? [])].map(({ name }) => name));
    for (const name of ["falsch.exe", cv.name, "falsch.exe", "Zeugnis.pdf"])
      await chosen.setInputFiles({ ...cv, name });
    expect(await names(), "one after the other, each once").toEqual([cv.name, "falsch.exe", "Zeugnis.pdf"]);
    await expect(chosen).toHaveAttribute("aria-invalid", "true");
    await remove("falsch.exe").focus();
    await visitor.keyboard.press("Enter");
    await expect(remove("Zeugnis.pdf")).toBeFocused();
    await expect(visitor.getByText("Entfernt: falsch.exe")).toHaveRole("status");
    await expect(chosen).toHaveAttribute("aria-invalid", "false");
    await visitor.keyboard.press("Space");
    await expect(remove(cv.name)).toBeFocused();
    expect(await names()).toEqual([cv.name]);
    await visitor.keyboard.press("Enter");
    await expect(chosen).toBeFocused();
    await expect(remove("")).toHaveCount(0);
    expect(await names()).toEqual([]);
  });

  await test.step("without a script it is sent, and answered in its place", async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(visitor.url());
    const form = plain.locator("form", { has: plain.getByLabel("Nachricht") });
    await form.getByLabel("Wer sind Sie?").fill("Ada Muster");
    await form.getByLabel("Heute").check();
    await form.getByLabel("Sie dürfen mir schreiben").check();
    await form.getByLabel("E-Mail").fill("ada@vitrine.example");
    await form.getByLabel("Nachricht").fill("Guten Tag");
    await form.getByLabel("Lebenslauf").setInputFiles(cv);
    await expect(form.getByText("Entfernen")).toHaveCount(0); // nobody would do it
    await form.getByRole("button", { name: "Absenden" }).click();
    await expect(plain.getByText("Vielen Dank.")).toBeVisible();
    await expect(form).toBeHidden();
    await plain.close();
  });

  await test.step("admins read what was mailed, as text, and take it along as a file", async () => {
    const admin = await (await browser.newContext()).newPage();
    await new EditorPage(admin).signIn("admin@vitrine.example");
    const outbox = admin.getByRole("dialog", { name: "Ausgehende Mails" });
    await expect(async () => {
      await admin.goto("/de/edit/~home?outbox=1"); // until the mail is out
      await outbox.getByRole("button", { name: "Stellen: neue Nachricht" }).first().click();
      await expect(outbox.getByRole("group")).toContainText("Wer sind Sie? Ada Muster", { timeout: 2_000 });
    }).toPass();
    await expectAccessible(admin);
    const download = admin.waitForEvent("download");
    await outbox.getByRole("button", { name: "Herunterladen" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.eml$/);
    await admin.close();
  });

  await test.step("it lies in the inbox, is found, read, taken along in a table, taken for spam and for none, done, taken back, and deleted", async () => {
    await editor.open("~home");
    await editor.toolbar.getByRole("button", { name: "Posteingang: 1 neue Nachricht" }).click();
    const inbox = page.getByRole("dialog", { name: "Posteingang" });
    await inbox.getByRole("searchbox").fill("guten t");
    const answer = inbox.getByRole("button", { name: "Ada Muster" });
    await answer.click();
    await expect(inbox.getByRole("group", { name: "Nachricht von Ada Muster" }).getByRole("term")).toHaveText([
      "Wer sind Sie?",
      "E-Mail",
      "Wann?",
      "Nachricht",
      "Sie dürfen mir schreiben",
      "Lebenslauf",
    ]);
    const download = page.waitForEvent("download");
    await inbox.getByRole("link", { name: "«Lebenslauf Ada.pdf» herunterladen" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(cv.name);
    expect(await readFile(await file.path())).toEqual(cv.buffer);
    await expect(inbox.getByRole("link", { name: "Antworten" })).toHaveAttribute(
      "href",
      /^mailto:ada@vitrine\.example\?subject=Re%3A%20\w/,
    );
    await expect(page.getByRole("button", { name: /^Posteingang: / })).toBeHidden(); // nothing is unread
    await expectAccessible(page);
    const table = page.waitForEvent("download");
    await inbox.getByRole("button", { name: "Als Tabelle herunterladen" }).click();
    expect(await readFile(await (await table).path(), "utf8")).toContain("Ada Muster");
    const show = (list: string) => choose(inbox.getByRole("radio", { name: new RegExp(`^${list}`) }));
    await inbox.getByRole("button", { name: "Ist Spam" }).click();
    await expect(answer).toBeHidden();
    await show("Spam");
    await answer.click();
    await inbox.getByRole("button", { name: "Kein Spam" }).click();
    await expect(answer).toBeHidden();
    await show("Offen");
    await answer.click();
    await inbox.getByRole("button", { name: "Erledigt", exact: true }).click();
    await expect(answer).toBeHidden();
    await page.locator('[data-sonner-toast][data-front="true"]').getByRole("button", { name: "Rückgängig" }).click();
    await inbox.getByRole("checkbox", { name: "Nachricht von Ada Muster auswählen" }).check();
    const several = inbox.getByRole("group", { name: "Mehrere Nachrichten" });
    await expect(several).toContainText("1 ausgewählt");
    await expectAccessible(page);
    await several.getByRole("button", { name: "Löschen" }).click();
    const asked = page.getByRole("dialog", { name: /Nachricht(en)? löschen\?$/ });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Löschen" }).click();
    await expect(inbox).toContainText("Nichts gefunden für «guten t».");
  });
});

const cv = { name: "Lebenslauf Ada.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };
