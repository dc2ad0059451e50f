import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectFitsThePhone } from "./support/fits-phone.ts";
import { phone } from "./support/on-phone.ts";
import { comesToRest } from "./support/settled.ts";
import { test } from "./support/story.ts";
import { swipe } from "./support/swipe.ts";

test.use({
  ...phone,
  contextOptions: { reducedMotion: "reduce" }, // what still slides in cannot be measured
});

/** The same for people who read at twice the size. */
async function expectFitsLargeLetters(page: Page, roomy?: Locator): Promise<void> {
  const readAt = (size: string) =>
    page.evaluate((given) => void (document.documentElement.style.fontSize = given), size);
  await readAt("200%");
  await expectFitsThePhone(page);
  if (roomy)
    expect((await roomy.boundingBox())?.width, "its words are not broken letter by letter").toBeGreaterThan(200);
  await readAt("");
}

/** The main controls of the bars are 44 px high, and none covers another. */
async function expectBarsAreRoomy(page: Page): Promise<void> {
  const problems = await page.evaluate(() =>
    [...document.querySelectorAll(".vt-bar, .vt-text-bar")].flatMap((bar) => {
      const boxes = [...bar.querySelectorAll<HTMLElement>("button")]
        .map((button) => ({ name: button.getAttribute("aria-label") ?? "", box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const low = boxes.filter(({ box }) => box.height < 44).map(({ name, box }) => `${name}: ${box.height} px high`);
      const covered = boxes
        .slice(1)
        .filter(({ box }, index) => box.left < (boxes[index]?.box.right ?? 0) - 0.5)
        .map(({ name }) => `${name} is covered`);
      return [...low, ...covered];
    }),
  );
  expect(problems).toEqual([]);
}

/** Scrolls until this starts so many px from the top of the window. */
async function putAt(element: Locator, top: number): Promise<void> {
  await comesToRest(element);
  await element.evaluate(
    (it, y) => window.scrollBy({ top: it.getBoundingClientRect().top - y, behavior: "instant" }),
    top,
  );
}

/** What is seen where the caret stands. */
function writtenLine(page: Page): Promise<string> {
  return page.evaluate(() => {
    const text = document.activeElement;
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
    if (!text || !caret) return "nothing is written";
    const seen = document.elementFromPoint(text.getBoundingClientRect().left + 10, caret.bottom - 3);
    return text.contains(seen) ? "in sight" : `${seen?.className ?? "nothing"} stands over it`;
  });
}

test("a shop owner changes the page on a phone: types, sets an option, adds a section with its picture, publishes, undoes", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await page.goto("/de/edit/team");
  await page.locator('.vt-app[data-ready="true"]').waitFor();
  await page.getByRole("button", { name: "Bearbeiten" }).tap();
  await editor.isReady();
  await expectFitsThePhone(page);
  await expectBarsAreRoomy(page);

  const before = await editor.heading.innerText();
  const words = `Am Telefon geschrieben ${randomUUID().slice(0, 8)}`;
  await editor.heading.tap();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
  await expectFitsThePhone(page);
  await expectBarsAreRoomy(page);
  const undo = editor.toolbar.getByRole("button", { name: "Rückgängig" });
  await undo.tap();
  await expect(editor.heading).not.toHaveText(words);
  await expect(editor.heading.locator(":focus"), "the phone's keyboard stays").toBeVisible();
  await editor.toolbar.getByRole("button", { name: "Wiederholen" }).tap();
  await expect(editor.heading).toHaveText(words);
  await expect(editor.heading.locator(":focus"), "the phone's keyboard stays").toBeVisible();
  await expectAccessible(page);
  await editor.isSaved();

  const rich = editor.canvas.locator(".vt-richtext").first();
  await rich.tap();
  await page.getByRole("button", { name: "Fett" }).waitFor();
  await putAt(rich, 60);
  await expect.poll(() => writtenLine(page), "nothing of its section stands over it").toBe("in sight");
  await expectFitsThePhone(page);
  await expectBarsAreRoomy(page);
  await page.getByRole("button", { name: "Textgrösse" }).tap();
  await expect(page.getByRole("menuitem", { name: "Überschrift 2" })).toBeVisible();
  await expectFitsLargeLetters(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Bereich: / }).tap(); // from the text to its section
  const menu = page.getByRole("dialog", { name: /^Menü für / });
  await menu.getByRole("button", { name: "Optionen" }).tap();
  await expectFitsThePhone(page);
  await expectAccessible(page);
  const language = menu.getByRole("switch").first();
  const wasOn = await language.isChecked();
  await language.tap();
  await expect(language).toBeChecked({ checked: !wasOn });
  await editor.isSaved();
  await language.tap();
  await expect(language).toBeChecked({ checked: wasOn });
  await menu.getByRole("button", { name: "Menü schliessen" }).tap();
  await expect(menu).toBeHidden();
  await editor.isSaved();

  const count = await editor.sections.count();
  await editor.addSection("Einstieg");
  const section = editor.sections.last();
  const title = section.getByRole("textbox", { name: "Titel", exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Kommen Sie vorbei");
  const image = section.locator("img[data-vt-item]").first();
  const picture = await image.getAttribute("src");
  await image.tap({ position: { x: 12, y: 120 } }); // its words lie over its middle
  await expectFitsThePhone(page);
  await page
    .getByRole("button", { name: /^Bild verwenden: / })
    .last()
    .tap();
  await expect(image).not.toHaveAttribute("src", picture ?? "");
  await page.getByRole("button", { name: "Menü schliessen" }).tap();
  await editor.isSaved();

  await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Seite veröffentlichen" });
  await expect(dialog).toBeVisible();
  await expectFitsThePhone(page);
  await dialog.getByRole("button", { name: /^(Trotzdem v|V)eröffentlichen$/ }).tap();
  await expect(page.getByText("Veröffentlicht", { exact: true })).toBeVisible();

  await editor.undoUntil(editor.heading, before, () => undo.tap());
  await expect(section).toHaveAttribute("data-vt-status", "markedForDeletion"); // visitors see it by now
  await editor.isSaved();
  await editor.publish();
  await expect(editor.sections).toHaveCount(count);
});

test("the panels and dialogs of the editor fit a phone", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~contact"); // the lists name what is to be published elsewhere
  const before = await editor.heading.innerText();
  await editor.typeOver(editor.heading, "Auf dem Telefon geändert");
  await editor.isSaved();
  await expect(editor.toolbar).not.toHaveAttribute("data-tight", "rows"); // one row holds all of it
  await editor.open("~home");
  for (const name of ["Einstellungen", "Seiten"]) {
    await editor.toolbar.getByRole("button", { name: /^Mehr/ }).tap();
    await page.getByRole("group", { name: "Ganze Website" }).getByRole("menuitem", { name, exact: true }).tap();
    await expect(page.getByRole("dialog", { name, exact: true })).toBeVisible();
    await expectFitsThePhone(page);
    await expectFitsLargeLetters(page);
    await expectAccessible(page);
    if (name === "Einstellungen") {
      await page.locator("#content h1").tap(); // the page above its sheet
      const told = page.locator("[data-sonner-toast]").filter({ hasText: "sobald «Einstellungen» geschlossen ist" });
      await expect(told).toBeVisible();
      const sheet = await page.getByRole("dialog", { name, exact: true }).boundingBox();
      const endOfToast = async () => (await told.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
      await expect.poll(endOfToast, "it covers no control of the panel").toBeLessThanOrEqual(sheet?.y ?? 0);
    }
    await page.getByRole("button", { name: `${name} schliessen` }).tap();
    await editor.isReady();
  }
  const add = editor.canvas.getByRole("button", { name: "Bereich hinzufügen" }).last();
  await comesToRest(add); // sections on the way there are laid out when they come near
  await add.tap();
  await expect(page.getByRole("dialog", { name: "Neuer Bereich" })).toBeVisible();
  await expectFitsThePhone(page);
  await expectFitsLargeLetters(page);
  await page.getByRole("button", { name: "Abbrechen" }).tap();
  const image = editor.canvas.locator("img[data-vt-item]").first();
  await image.tap({ position: { x: 12, y: 40 } });
  await expectFitsLargeLetters(page);
  await page.getByRole("button", { name: "Bild ersetzen" }).tap();
  await expect(page.getByRole("dialog", { name: "Bild auswählen" }).getByRole("listitem").first()).toBeVisible();
  await expectFitsThePhone(page);
  await expectFitsLargeLetters(page);
  await expectAccessible(page);
  await page.goBack(); // closes it, and leaves the page open
  await expect(page.getByRole("dialog", { name: "Bild auswählen" })).toBeHidden();
  await editor.isReady();

  await page.goto("/de/edit/~contact?pageMenu=1");
  await page.getByRole("button", { name: "Seite «Impressum» anpassen" }).last().tap();
  await expect(page.getByLabel("Name der Seite")).toBeVisible();
  await expectFitsLargeLetters(page);

  await page.goto("/de/edit/~contact?directory=1");
  await page.getByRole("button", { name: "Optik Lindengut", exact: true }).tap();
  await page.locator(".vt-directory__branch > summary").first().tap();
  await page.getByRole("button", { name: "Ferien hinzufügen" }).first().tap();
  await expectFitsThePhone(page);
  await expectFitsLargeLetters(page); // its hours and days, and the button that saves them

  await editor.open("~contact");
  for (const name of [/^Seite prüfen/, /^Zeitpunkt planen/]) {
    await editor.toolbar.getByRole("button", { name: /^Mehr/ }).tap();
    await page.getByRole("menuitem", { name }).tap();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectFitsLargeLetters(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toBeHidden();
  }

  await page.goto("/de/edit/~terms?translations=1"); // a page with a long word in its title
  await expect(page.locator(".vt-progress")).toContainText("von");
  await expectFitsLargeLetters(page);
  await expect(page.getByRole("button", { name: "Ganze Website exportieren (FR)" })).toHaveCSS("text-align", "start");

  await editor.open("~contact");
  await editor.undoUntil(editor.heading, before, () =>
    editor.toolbar.getByRole("button", { name: "Rückgängig" }).tap(),
  );
  await editor.isSaved();
});

test("library, inbox, businesses, positions and a table are worked with by touch", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const name = `Daumen${randomUUID().replace(/[^a-f]/g, "")}`;
  const sent = await post(page, "contact", { ...appointment, nachname: name });
  expect(sent.status).toBe(200);
  const panel = page.locator("[data-vt-panel]");
  const search = panel.getByRole("searchbox");
  const open = async (flag: string) => {
    await page.goto(`/de/edit/~terms?${flag}=1`);
    await page.locator('.vt-app[data-ready="true"]').waitFor();
    await expect(panel).toBeVisible();
  };
  const isWell = async () => {
    await expectFitsThePhone(page);
    await expectAccessible(page);
  };
  const isAgreed = async (question: string) => {
    const asked = page.getByRole("dialog", { name: question });
    await expect(asked).toBeVisible();
    await isWell();
    await asked.getByRole("button", { name: /löschen$/i }).tap();
    await expect(asked).toBeHidden();
  };

  await test.step("a picture is taken in, found, described, and deleted", async () => {
    await open("library");
    expect((await panel.getByRole("listitem").first().boundingBox())?.y, "pictures are in sight").toBeLessThan(400);
    await expect(panel.getByRole("combobox", { name: "Ordner" })).toBeHidden();
    await panel.getByRole("button", { name: "Filter und Sortierung" }).tap();
    await expect(panel.getByRole("combobox", { name: "Ordner" })).toBeVisible();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400"/></svg>';
    const file = { name: `${name}.svg`, mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
    const unfit = { name: `${name.repeat(4)}.txt`, mimeType: "text/plain", buffer: Buffer.from("kein Bild") };
    await panel.locator('input[type="file"]').setInputFiles([unfit, file]);
    const forget = panel.getByRole("button", { name: "aus der Liste nehmen" });
    await expect(forget).toBeInViewport({ ratio: 1 }); // however long the file's name is
    await forget.tap();
    await search.fill(name.toLowerCase());
    const entry = panel.locator(".vt-media__entry").filter({ hasText: name });
    await entry.getByRole("button").tap();
    const medium = page.getByRole("dialog", { name });
    await isWell();
    await medium.getByLabel("Schlagwörter").fill("Daumenkino");
    await medium.getByLabel("Schlagwörter").blur();
    await medium.getByRole("button", { name: "Schliessen" }).tap();
    await panel.getByTitle("Liste").tap();
    await expect(entry).toContainText("Daumenkino");
    await isWell();
    await entry.getByRole("checkbox").tap();
    await isWell();
    await panel.getByRole("toolbar").getByRole("button", { name: "Löschen" }).tap();
    await isAgreed(`«${name}» löschen?`);
  });

  await test.step("a message is found, read, done, and deleted", async () => {
    await open("inbox");
    await search.fill(name);
    const message = panel.getByRole("button", { name });
    await message.tap();
    await isWell();
    await expectFitsLargeLetters(page, message.locator(".vt-inbox__sender"));
    await panel.getByRole("button", { name: "Erledigt", exact: true }).tap();
    await expect(message).toBeHidden();
    await panel.locator(".vt-segments").getByText("Erledigt", { exact: true }).tap();
    await message.tap();
    await panel.getByRole("button", { name: "Löschen", exact: true }).tap();
    await isAgreed("Nachricht löschen?");
    await expect(message).toBeHidden();
  });

  await test.step("a business is made, found, moved, and deleted; a table is told", async () => {
    await open("directory");
    await panel.getByRole("button", { name: "Neues Geschäft" }).tap();
    await panel.getByLabel("Name", { exact: true }).fill(name);
    await panel.getByLabel("Name der Filiale").fill("Zentrum");
    await panel.getByLabel("Ort", { exact: true }).fill("Chur");
    await isWell();
    await panel.getByRole("button", { name: "Speichern" }).tap();
    await search.fill(name);
    const row = panel.getByRole("row", { name: new RegExp(name) });
    await expect(row).toContainText("Chur");
    await isWell();
    await expectFitsLargeLetters(page);
    await row.getByRole("button").tap();
    await panel.getByLabel("Ort", { exact: true }).fill("Thusis");
    await panel.getByRole("button", { name: "Speichern" }).tap();
    await expect(row).toContainText("Thusis");
    const table = `name;branch;city\n${name};Neu;Biel\n;Ohne Namen;Biel\n`;
    const file = { name: "geschaefte.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
    await panel.locator('input[type="file"]').setInputFiles(file);
    const told = page.getByRole("dialog", { name: "Was sich ändern würde" });
    await expect(told).toContainText("Der Name fehlt");
    await isWell();
    await told.getByRole("button", { name: "Abbrechen" }).tap();
    await row.getByRole("button").tap();
    await panel.getByRole("button", { name: "Löschen", exact: true }).tap();
    await isAgreed("Eintrag löschen?");
    await expect(row).toHaveCount(0);
  });

  await test.step("a position is written, found, changed, and deleted", async () => {
    await open("listings");
    await panel.getByRole("button", { name: "Neue Stelle" }).tap();
    await panel.getByLabel("Titel", { exact: true }).fill(name);
    await panel.getByRole("button", { name: "Speichern" }).tap();
    await search.fill(name);
    const row = panel.getByRole("row", { name: new RegExp(name) });
    await row.getByRole("button").tap();
    await panel.getByLabel("Pensum").fill("60 %");
    await isWell();
    await panel.getByRole("button", { name: "Speichern" }).tap({ timeout: 8_000 }); // no toast lies over it
    await row.getByRole("button").tap();
    await expect(panel.getByLabel("Pensum")).toHaveValue("60 %");
    await panel.getByRole("button", { name: "Löschen", exact: true }).tap();
    await isAgreed("Eintrag löschen?");
    await expect(row).toHaveCount(0);
    await panel.getByRole("button", { name: "Stellen und Marktplatz schliessen" }).tap();
    await expect(panel).toBeHidden();
  });
});

test("by touch a section is copied, kept and used again, a state brought back, an entry and a person moved, a link given", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const tag = randomUUID().slice(0, 8);
  const pageId = await makePage(page, { de: `Daumen ${tag}`, fr: `Pouce ${tag}` }, ["hero"]);
  expect((await post(page, "page/publish", { id: pageId })).status).toBe(200);
  const menu = page.locator(".vt-item-panel");
  const panel = page.locator("[data-vt-panel]");
  const openMenuOf = async (section: Locator) => {
    await section.getByRole("textbox").first().tap();
    await page.getByRole("button", { name: /^Bereich: / }).tap();
  };
  const more = async (name: string) => {
    await editor.toolbar.getByRole("button", { name: /^Mehr/ }).tap();
    await page.getByRole("menuitem", { name, exact: true }).tap();
  };

  await test.step("a section is copied and pasted, kept under a name, used again, and kept no longer", async () => {
    await editor.open(pageId);
    await openMenuOf(editor.sections.first());
    await menu.getByRole("button", { name: "Kopieren" }).tap();
    await expect(page.getByText("Kopiert: Einstieg.")).toBeVisible();
    await menu.getByRole("button", { name: "Danach einfügen" }).tap();
    await expect(editor.sections).toHaveCount(2);
    await menu.getByRole("button", { name: "Optionen" }).tap();
    await menu.getByLabel("Name", { exact: true }).fill(`Daumen ${tag}`);
    await menu.getByRole("button", { name: "Bereich sichern" }).tap();
    await expect(page.getByText(`«Daumen ${tag}» gesichert`)).toBeVisible();
    await expectFitsThePhone(page);
    await menu.getByRole("button", { name: "Menü schliessen" }).tap();
    await editor.openAddDialog("last");
    await page.getByRole("button", { name: `Daumen ${tag}`, exact: true }).tap();
    await expect(editor.sections).toHaveCount(3);
    await editor.isSaved();
    await editor.openAddDialog("last");
    await page.getByRole("button", { name: `«Daumen ${tag}» löschen` }).tap();
    await expect(page.getByRole("button", { name: `Daumen ${tag}`, exact: true })).toHaveCount(0);
    await expectFitsThePhone(page);
    await page.getByRole("button", { name: "Abbrechen" }).tap();
  });

  await test.step("the published state is compared, looked at, and brought back", async () => {
    await more("Verlauf");
    const published = panel.getByRole("listitem").filter({ hasText: "Veröffentlicht als Version 1" });
    await published.getByRole("button", { name: /^Mit dem Stand/ }).tap();
    const comparison = page.getByRole("dialog", { name: "Damals und heute" });
    await comparison.getByText("Nebeneinander").tap();
    await expectFitsThePhone(page);
    await expectAccessible(page);
    await comparison.getByRole("button", { name: "Schliessen" }).tap();
    await published.getByRole("button", { name: /^Stand vom/ }).tap();
    await expect(page.getByRole("region", { name: "Früherer Stand" })).toBeVisible();
    await expectFitsThePhone(page);
    await page.getByRole("button", { name: "Ganze Seite zurückholen" }).tap();
    await expect(page.getByRole("region", { name: "Früherer Stand" })).toBeHidden();
    await editor.open(pageId);
    await expect(editor.sections).toHaveCount(1);
  });

  await test.step("a link to the preview is found by a word, made, and opens the draft", async () => {
    await more("Befehle und Seiten suchen");
    await page.getByRole("combobox").fill("Vorschau-Link");
    await page.getByRole("option").first().tap();
    await page.getByRole("button", { name: "Link erstellen" }).tap();
    const link = page.getByLabel("Link zur Vorschau");
    await expect(link).toHaveValue(/^http/);
    await expectFitsThePhone(page);
    expect((await page.request.get(await link.inputValue())).status()).toBe(200);
    await page.getByRole("button", { name: "Zurückziehen" }).tap();
    await expect(page.getByText("Es gibt keine offenen Links.")).toBeVisible();
    await page.getByRole("button", { name: "Schliessen", exact: true }).tap();
  });

  const names = (grips: Locator) => grips.evaluateAll((all) => all.map((grip) => grip.getAttribute("aria-label")));
  const isDraggedAndBack = async (grips: Locator, y: number) => {
    await comesToRest(grips.first());
    const before = await names(grips);
    await swipe(page, { y, on: grips.first() });
    await expect.poll(() => names(grips)).not.toEqual(before);
    await expectFitsThePhone(page);
    await expectAccessible(page); // which takes its time: a tap right behind a swipe is taken for the end of it
    await editor.toolbar.getByRole("button", { name: "Rückgängig" }).tap();
    await expect.poll(() => names(grips)).toEqual(before);
  };

  await test.step("a look's colours are in reach, an entry of the navigation and a person of the team are dragged", async () => {
    await more("Gestaltung");
    await panel.locator("summary").filter({ hasText: "Schriften" }).tap();
    await panel.locator("details[open] label:has(:checked)").last().tap(); // the site of all stories keeps its look
    await expectFitsThePhone(page);
    await panel.getByRole("button", { name: "Gestaltung schliessen" }).tap();
    await more("Seiten");
    await isDraggedAndBack(panel.getByRole("button", { name: /» verschieben$/ }), 200);
    await editor.open("team");
    await openMenuOf(editor.sections.filter({ has: page.locator("[data-kind=teamContainer]") }));
    await menu.getByRole("button", { name: "Optionen" }).tap();
    await menu.getByRole("button", { name: "Sammlung bearbeiten" }).tap();
    await isDraggedAndBack(panel.getByRole("button", { name: /» verschieben/ }), 100);
  });
});

/** What a visitor writes who wants an appointment, as pages of old send it. */
const appointment = {
  ...{ anrede: "divers", vorname: "Ada", dateOfBirth: "", strasse: "", plz: "8400", ort: "", website: "" },
  ...{
    email: "ada@vitrine.example",
    telefon: "052 000 00 01",
    existingCustomer: "nein",
    themes: ["glassDetermination"],
  },
  ...{ bevorzugterTermin: "2099-12-01", bevorzugteUhrzeit: "14:00", fragenAnmerkungen: "" },
  ...{ contactEmail: "ada@vitrine.example", lang: "de", editorLang: "de", appNameFallback: "Vitrine" },
  confirmationEmailTranslations: { subject: "Ihre Anfrage", body: "Danke", signature: "Ihr Team" },
};

test("the way into the editor lies over no link and no button of the page, at its top and at its end", async ({
  page,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const bar = page.getByRole("navigation", { name: "Für die Redaktion" });
  const covered = () =>
    page.evaluate(() => {
      const box = document.querySelector("vt-edit-bar")?.getBoundingClientRect();
      if (!box) return ["there is no bar"];
      return [...document.querySelectorAll<HTMLElement>("a[href], button, input")].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOver = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return isOver && part.checkVisibility({ visibilityProperty: true }) ? [part.innerText || part.outerHTML] : [];
      });
    });
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    for (const path of ["/de", "/de/leistungen", "/de/team", "/de/~contact"]) {
      await page.goto(path);
      await expect(bar).toBeVisible();
      await expect.poll(covered, { message: `${path} at its top, ${height} px high` }).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(covered, { message: `${path} at its end, ${height} px high` }).toEqual([]);
    }
  }
});

test("on a tablet the bar keeps its one row, and the first key moves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~home");
  const before = await editor.heading.innerText();
  const place = async () => [(await editor.toolbar.boundingBox())?.height, (await editor.heading.boundingBox())?.y];
  await page.evaluate(() => document.fonts.ready);
  const [height, y] = await place();
  await editor.heading.tap();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await editor.isSaved();
  await expect(editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeVisible();
  expect(await place()).toEqual([height, y]);
  await editor.toolbar.getByRole("button", { name: /^Mehr/ }).tap();
  await expect(page.getByRole("menuitem", { name: "Verwerfen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await editor.undoUntil(editor.heading, before, () =>
    editor.toolbar.getByRole("button", { name: "Rückgängig" }).tap(),
  );
  await editor.isSaved();
});

test("on a tablet tools are wide enough for a finger, stand above its keyboard, and fit with large letters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const pageId = await makePage(page, { de: "Tafel", fr: "Tableau" }, ["imageBoard", "richTextBlock"]);
  await editor.open(pageId);
  await expect(page.locator("html"), "two quick taps do not zoom").toHaveCSS("touch-action", "manipulation");

  const card = editor.canvas.locator(".vt-canvas-card").first();
  await card.getByRole("textbox").first().tap();
  const tools = editor.canvas.locator(".vt-marks .vt-tool").locator("visible=true");
  await expect(tools).not.toHaveCount(0);
  const narrow = await tools.evaluateAll((all) =>
    all.flatMap((tool) => (tool.getBoundingClientRect().width < 44 ? [tool.getAttribute("aria-label") ?? ""] : [])),
  );
  expect(narrow).toEqual([]);

  const text = editor.canvas.locator(".vt-richtext").last();
  await text.tap();
  const bar = page.locator(".vt-text-bar");
  await expect(bar.getByRole("button", { name: "Fett" })).toBeVisible();
  await expectFitsLargeLetters(page);
  await text.evaluate((it) => (it.style.minHeight = "640px"));
  await putAt(text, 60);
  const end = async () => (await bar.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
  await expect.poll(end, "below a text that begins under the toolbar").toBeGreaterThan(700);
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, "height", { value: 600 }); // as on-screen keyboards do
    visualViewport?.dispatchEvent(new Event("resize"));
  });
  await expect.poll(end, "above the keyboard").toBeLessThan(600);

  await editor.open("team");
  const way = editor.canvas.locator(".vt-item-edit").first();
  await expect.poll(async () => (await way.boundingBox())?.height, "to the page of a card").toBeGreaterThanOrEqual(44);

  await page.goto("/de/edit/~terms?library=1");
  await page.locator(".vt-media__entry button").first().tap();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const picture = page.locator(".vt-medium-dialog__picture");
  await expect.poll(async () => (await picture.boundingBox())?.width, "with room for its words").toBeGreaterThan(600);
});

test("on a phone the tools of a text in another language have names, and say its size in whole", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await page.goto("/fr/edit/~terms?toolbar=1");
  await editor.isReady();
  await editor.canvas.locator(".vt-richtext").first().tap();
  const bar = page.locator(".vt-text-bar");
  await expect(bar.getByRole("button", { name: "Fett" })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Übersetzen" })).toBeVisible();
  await bar.locator(".vt-level span").evaluate((size) => (size.textContent = "Paragraphe")); // as it is called in French
  await expectFitsThePhone(page);
  await expectAccessible(page);
});
