import { randomUUID } from "node:crypto";
import { expect, type Locator } from "@playwright/test";
import { runScheduleJob } from "../../src/features/page/schedule/run-schedule.ts";
import type { RootDb } from "../../src/server/db.ts";
import { enqueue } from "../../src/server/jobs/enqueue.ts";
import { inSite } from "../../src/server/site-scope.ts";
import { createFirstSite } from "../../src/server/start/first-site.ts";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { makeFaultyPage } from "./support/faulty-page.ts";
import { Keys } from "./support/keys.ts";
import { PagesPanel } from "./support/pages-panel.ts";
import { test } from "./support/story.ts";
import { openProductDb } from "./support/product-db.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const key = `velo-${randomUUID().slice(0, 8)}`;
const host = `${key}.localhost`;
const origin = `http://${host}:${port}`;
const admin = `${key}@vitrine.example`;
const password = "drei Speichen im Regen";

test.use({ baseURL: origin });

let db: RootDb;
let link: string | null;

/** What `npm run site:create` does: a site that holds an empty home page, and a person who chooses a password. */
test.beforeAll(async () => {
  db = openProductDb(port);
  ({ link } = await createFirstSite(db, { host, name: "Velo Kaiser", locales: ["de", "fr"], admin, port }));
});
test.afterAll(async () => {
  const { siteId } = await db.siteHost.findUniqueOrThrow({ where: { host } });
  await db.site.delete({ where: { id: siteId } });
  await db.user.delete({ where: { email: admin } });
  await db.$disconnect();
});

test("somebody new builds a site of five pages in two languages, publishes it, and looks after it", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  const pagesPanel = new PagesPanel(page);
  const pages = pagesPanel.panel;

  await test.step("she chooses a password by the link of her invitation, and signs in", async () => {
    await expect.poll(async () => (await page.goto(`${origin}/robots.txt`))?.status()).toBe(200); // until the host is known
    await page.goto(link ?? "");
    await page.getByLabel("Neues Passwort").fill(password);
    await page.getByRole("button", { name: "Passwort setzen" }).click();
    await page.getByRole("link", { name: "Zur Anmeldung" }).click();
    await editor.enter(admin, password);
    await page.waitForURL(/\/de\/edit/);
    await editor.open("~home");
  });

  await test.step("the home page gets its first section and a title", async () => {
    await editor.addSection("Einstieg");
    await expect(editor.heading.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("Velos, die bleiben.");
    await editor.isSaved();
    await expect(editor.heading).toHaveText("Velos, die bleiben.", { useInnerText: true });
  });

  for (const [name, layout] of [
    ["Über uns", /^Über uns/],
    ["Werkstatt", /^Dienstleistungen/],
    ["Kontakt", /^Kontakt/],
    ["Geschichte", /^Text/],
  ] as const) {
    await test.step(`a page more: ${name}`, async () => {
      await pagesPanel.open();
      await pages.getByRole("button", { name: "Neue Seite", exact: true }).click();
      await pages.getByLabel("Name der Seite").fill(name);
      await pagesPanel.choose(layout);
      await pages.getByRole("button", { name: "Erstellen" }).click();
      await page.waitForURL(/edit\/[0-9a-f-]{36}/);
      await editor.isReady();
    });
  }

  await test.step("a course of golf can be begun, at the very end, and be left alone", async () => {
    await pagesPanel.open();
    const offer = pages.getByRole("button", { name: "Golf-Parcours beginnen" });
    await expect(pages.locator(".vt-new-page").last()).toHaveText("Golf-Parcours beginnen");
    await offer.click();
    const form = pages.getByRole("form", { name: "Golf-Parcours beginnen" });
    await expect(form.getByLabel("Name der Seite")).toBeFocused();
    await expect(form.getByRole("radio")).toHaveCount(2); // empty, or a hole: no layout of other pages
    await expect(form.getByRole("radio", { name: /^Loch mit Punkten/ })).toBeChecked();
    await form.getByRole("button", { name: "Abbrechen" }).click();
    await expect(offer).toBeVisible();
    await pagesPanel.close();
  });

  await test.step("the French names are written beside the German ones, all in one panel", async () => {
    await editor.toolbar.getByRole("button", { name: /^Übersetzungen: Fehlende Übersetzungen/ }).click();
    await page.getByRole("button", { name: "FR bearbeiten" }).click();
    const panel = page.getByRole("dialog", { name: "Übersetzungen" });
    for (const [german, french] of [
      ["Geschichte", "Histoire"],
      ["Über uns", "À propos"],
      ["Werkstatt", "Atelier"],
      ["Kontakt", "Contact"],
    ] as const) {
      if (german !== "Geschichte") await panel.locator("summary").filter({ hasText: german }).click(); // another page
      const row = panel.getByRole("listitem").filter({ hasText: german });
      await row.getByRole("textbox", { name: /\(FR\)$/ }).fill(french);
      await page.keyboard.press("Enter");
      await expect(row).toHaveCount(0);
    }
    await panel.getByRole("button", { name: "Übersetzungen schliessen" }).click();
  });

  await test.step("every page is written over in French, and one paragraph with a slip of the pen", async () => {
    await editor.open("~home");
    await editor.switchLocale("FR");
    await editor.typeOver(editor.heading, "Des vélos qui durent.");
    for (const [name, title] of [
      ["À propos", "Une famille, trois rayons"],
      ["Atelier", "Réparé en un jour"],
      ["Contact", "Passez nous voir"],
      ["Histoire", "Depuis 1987"],
    ] as const) {
      await pagesPanel.open();
      await pagesPanel.leadsTo(name);
      await editor.typeOver(editor.heading, title);
    }
    const story = editor.canvas.locator(".vt-richtext").first();
    await story.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Mon père réparait des vélos et des motos", { delay: 20 });
    for (let key = 0; key < "et des motos".length; key += 1) await page.keyboard.press("Backspace");
    await page.keyboard.type("dans sa cave.", { delay: 20 });
    await editor.isSaved();
    await editor.switchLocale("DE");
    await expect(editor.heading).toHaveText("Titel der Seite", { useInnerText: true }); // the German is as it was
    await editor.open("~home");
  });

  await test.step("all pages go out at once", async () => {
    await pagesPanel.open();
    await pages.getByRole("button", { name: "Alle veröffentlichen" }).click();
    const dialog = page.getByRole("dialog", { name: "Alle Änderungen veröffentlichen" });
    await expect(dialog.getByRole("listitem")).toHaveCount(5);
    const gaps = dialog.getByRole("listitem").filter({ hasText: /Angaben? in eckigen Klammern/ });
    await expect(gaps).toHaveText([
      /Noch eine Angabe .*: \[In zwei Sätzen/, // of the first section, on the home page
      /Über uns.*Noch 3 Angaben .*: \[/,
      /Kontakt.*Noch 7 Angaben.*: \[/,
    ]); // she knows, and fills them in later
    // What else is worth a look is told by page, and its page opens with its own check.
    const about = dialog.getByRole("listitem").filter({ hasText: "Über uns" });
    await about.getByText(/Hinweise?$/).click();
    await expect(about.getByText(/fehlt die Beschreibung/)).toBeVisible();
    await expectAccessible(page);
    await about.getByRole("link", { name: "Auf der Seite zeigen" }).click();
    const check = page.getByRole("dialog", { name: "Seite prüfen" });
    await expect(check.getByText(/fehlt die Beschreibung/)).toBeVisible();
    await editor.open("~home");
    await pagesPanel.open();
    await pages.getByRole("button", { name: "Alle veröffentlichen" }).click();
    await dialog.getByRole("button", { name: "Trotzdem 5 Seiten veröffentlichen" }).click();
    await expect(page.getByText("Alle Seiten sind veröffentlicht")).toBeVisible();
    await pagesPanel.close();
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step("a visitor finds the five pages in both languages", async () => {
    await visitor.goto(`${origin}/de`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Velos, die bleiben.");
    const menu = visitor.getByRole("navigation", { name: "Hauptnavigation" });
    await expect(menu.getByRole("link")).toHaveText(["Über uns", "Werkstatt", "Kontakt", "Geschichte"]);
    await menu.getByRole("link", { name: "Werkstatt" }).click();
    await expect(visitor).toHaveURL(`${origin}/de/werkstatt`);
    await visitor.getByRole("link", { name: /^FR/ }).click();
    await expect(visitor).toHaveURL(`${origin}/fr/atelier`); // named before the page went out
    await expect(visitor.locator("html")).toHaveAttribute("lang", "fr");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Réparé en un jour");
    await expectAccessible(visitor);
    await visitor.getByRole("navigation").first().getByRole("link", { name: "Histoire" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Depuis 1987");
    await expect(visitor.getByText("Mon père réparait des vélos dans sa cave.", { exact: true })).toBeVisible();
    await visitor.goto(`${origin}/fr`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Des vélos qui durent.");
  });

  await test.step("a third language comes into the settings, holds nothing up, and leaves again", async () => {
    const settings = page.getByRole("dialog", { name: "Einstellungen" });
    const languages = settings.locator('[data-vt-fold="settings.languages"]');
    const openLanguages = async () => {
      await editor.toolbar.getByRole("button", { name: "Einstellungen" }).click();
      await languages.locator("summary").click();
    };
    await openLanguages();
    await languages.getByLabel("Weitere Sprache").selectOption("Italienisch");
    await expectAccessible(page);
    await languages.getByRole("button", { name: "Hinzufügen" }).click();
    await editor.toolbar.getByRole("button", { name: "Sprache der Seite: DE" }).click();
    const italian = page.getByRole("menuitemradio", { name: "Italienisch" });
    await expect(italian).toBeVisible(); // the server has drawn the editor anew,
    expect(await page.evaluate(() => location.search), "and the address names the panel").toBe("?settings=1");
    await italian.click();
    await page.waitForURL(/\/it\/edit/);
    await expect(editor.toolbar.getByRole("button", { name: "Sprache der Seite: IT" })).toBeVisible();
    await expect(editor.toolbar.getByRole("button", { name: /^Übersetzungen: Fehlende/ })).toHaveCount(0);
    await languages.getByRole("button", { name: "Sprache entfernen: Italienisch" }).click();
    const question = page.getByRole("dialog", { name: "Sprache entfernen" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Entfernen" }).click();
    await page.waitForURL(/\/de\/edit/);
    await editor.open("~home");
    await expect(editor.toolbar.getByRole("button", { name: "Sprache der Seite: DE" })).toBeVisible();
  });

  await test.step("a page gets another address, and who has the old one arrives", async () => {
    await pagesPanel.open();
    await pages.getByRole("button", { name: "Seite «Werkstatt» anpassen" }).click();
    await pagesPanel.choose("Seite");
    await pages.getByLabel("URL").fill("reparaturen");
    await pages.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("Seite gespeichert").last()).toBeVisible();
    await editor.toolbar.getByRole("button", { name: "1 weitere geändert" }).click();
    await expect(page.getByRole("dialog", { name: "Noch nicht veröffentlicht" })).toBeVisible();
    await expectAccessible(page, ".vt-popover");
    await page.keyboard.press("Escape");
    await pages.getByRole("button", { name: "Alle veröffentlichen" }).click();
    await page.getByRole("button", { name: "1 Seite veröffentlichen" }).click();
    await expect(page.getByRole("dialog", { name: "Alle Änderungen veröffentlichen" })).toBeHidden();
    await pagesPanel.close();
    await visitor.goto(`${origin}/de/werkstatt`);
    await expect(visitor).toHaveURL(`${origin}/de/reparaturen`);
  });

  await test.step("the check before publishing leads to what is missing, and holds nothing up", async () => {
    await editor.typeOver(editor.heading, "Velos, die lange bleiben.");
    await editor.isSaved();
    await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
    const check = page.getByRole("dialog", { name: "Seite veröffentlichen" });
    const missing = check.getByRole("listitem").filter({ hasText: "fehlt die Beschreibung" });
    await missing.getByRole("button", { name: "Zeigen" }).click();
    await expect(pages.getByLabel("Beschreibung für Suchmaschinen")).toBeFocused();
    await page.keyboard.type("Velos und Werkstatt in Winterthur.");
    await page.keyboard.press("Tab");
    await pages.getByLabel("Titel für Suchmaschinen").fill("Velos in Winterthur kaufen");
    await expect(pages.getByRole("figure")).toContainText("Velos in Winterthur kaufen");
    await page.keyboard.press("Tab");
    await editor.isSaved();
    await editor.toolbar.getByRole("button", { name: "Rückgängig" }).click();
    const title = pages.getByLabel("Titel für Suchmaschinen");
    await expect(title).toHaveValue("");
    await title.click();
    await page.keyboard.press("Tab"); // leaving it brings nothing back that was undone
    await expect(title).toHaveValue("");
    await editor.toolbar.getByRole("button", { name: "Wiederholen" }).click();
    await expect(title).toHaveValue("Velos in Winterthur kaufen");
    await pagesPanel.close();
    await editor.publish();
    await visitor.goto(`${origin}/de`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Velos, die lange bleiben.");
    await expect(visitor).toHaveTitle("Velos in Winterthur kaufen");
  });

  await test.step("what the page said before comes back from its history", async () => {
    await editor.toolbar.getByRole("button", { name: "Verlauf" }).click();
    const history = page.getByRole("dialog", { name: "Verlauf" });
    const first = history.getByRole("listitem").filter({ hasText: "Veröffentlicht als Version 2" });
    await first.getByRole("button", { name: /^Stand vom/ }).click();
    await page.getByRole("button", { name: /^Bereich «.+» zurückholen/ }).click();
    await history.getByRole("button", { name: "Verlauf schliessen" }).click();
    await editor.open("~home");
    await expect(editor.heading).toHaveText("Velos, die bleiben.", { useInnerText: true });
  });

  await test.step("somebody without an account sees the draft by a link, and visitors do not", async () => {
    await editor.toolbar.getByRole("button", { name: "Prüfen, planen oder vorzeigen" }).click();
    await page.getByRole("menuitem", { name: "Vorschau-Link …" }).click();
    const dialog = page.getByRole("dialog", { name: "Vorschau-Link" });
    await dialog.getByRole("button", { name: "Link erstellen" }).click();
    const link = await dialog.getByLabel("Link zur Vorschau").inputValue();
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(link);
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText("Velos, die bleiben.");
    await expect(friend.getByText("Diese Seite ist noch nicht so veröffentlicht.")).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Velos, die lange bleiben.");
    await dialog.getByRole("button", { name: "Schliessen" }).click();
  });

  await test.step("what is planned for tomorrow goes out by itself when its time has come", async () => {
    await editor.toolbar.getByRole("button", { name: "Prüfen, planen oder vorzeigen" }).click();
    await page.getByRole("menuitem", { name: "Zeitpunkt planen …" }).click();
    const dialog = page.getByRole("dialog", { name: "Zeitpunkt planen" });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel("Datum und Uhrzeit").fill(`${tomorrow}T08:00`);
    await dialog.getByRole("button", { name: "Planen", exact: true }).click();
    await expect(dialog.getByRole("listitem")).toContainText("Online am");
    await dialog.getByRole("button", { name: "Schliessen" }).click();
    await bringPlansForward();
    await expect(editor.toolbar.getByText("Diese Seite ist veröffentlicht")).toBeVisible();
    await visitor.goto(`${origin}/de`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Velos, die bleiben.");
  });

  await test.step("a visitor meets what is set for a page: its place in the footer, its languages, its password", async () => {
    await pagesPanel.open();
    await pages.getByRole("button", { name: "Seite «Geschichte» anpassen" }).click();
    await pagesPanel.choose("Seite");
    await pages.locator("summary").filter({ hasText: "Sichtbarkeit, Rolle, Passwort" }).click();
    await pages.getByLabel("Rolle der Seite").selectOption("Impressum");
    await pages.getByRole("switch", { name: "Französisch" }).uncheck();
    await pages.getByLabel("Passwort für Besucherinnen und Besucher").fill("Speiche");
    await pages.getByRole("button", { name: "Mit Passwort schützen" }).click();
    await expect(page.getByText("Die Seite ist geschützt")).toBeVisible();
    await pages.getByRole("button", { name: "Alle veröffentlichen" }).click();
    await page.getByRole("button", { name: "1 Seite veröffentlichen" }).click();
    await expect(page.getByRole("dialog", { name: "Alle Änderungen veröffentlichen" })).toBeHidden();

    await visitor.goto(`${origin}/de`);
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    const asked = visitor.getByRole("heading", { level: 1, name: "Diese Seite ist geschützt" });
    await expect(asked).toBeVisible();
    await visitor.getByLabel("Passwort").fill("speiche");
    await visitor.getByRole("button", { name: "Seite öffnen" }).click();
    await expect(visitor.getByRole("alert")).toHaveText(/^Dieses Passwort stimmt nicht/);
    await expectAccessible(visitor);
    await visitor.getByLabel("Passwort").fill("Speiche");
    await visitor.getByLabel("Passwort").press("Enter");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Titel der Seite");
    await visitor.goBack(); // to the answer to a wrong password, which is not asked for by sending it again
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Titel der Seite");
    await visitor.context().clearCookies();
    await visitor.reload();
    await expect(asked).toBeVisible();
    await pages.getByLabel("Neues Passwort").fill("Pedale");
    await pages.getByRole("button", { name: "Passwort ändern" }).click();
    const replaced = page.getByRole("listitem").filter({ hasText: "Ab jetzt gilt das neue Passwort" });
    await replaced.getByRole("button", { name: "Rückgängig" }).click();
    await expect(page.getByText("Das frühere Passwort gilt wieder")).toBeVisible();
    await visitor.getByLabel("Passwort").fill("Speiche");
    await visitor.getByLabel("Passwort").press("Enter");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Titel der Seite");
    await pages.getByRole("button", { name: "Passwort entfernen" }).click();
    const question = page.getByRole("dialog", { name: "Passwort entfernen?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Passwort entfernen" }).click();
    await expect(page.getByText("Die Seite ist nicht mehr geschützt")).toBeVisible();
    await visitor.reload();
    await expect(asked).toHaveCount(0);
    await visitor.goto(`${origin}/fr`);
    await expect(visitor.getByRole("link", { name: "Histoire" })).toHaveCount(0);
  });

  await test.step("a page is copied with all that stands on it, and the copy is a draft", async () => {
    const isTold = page.getByText("Seite dupliziert").waitFor(); // it goes again by itself
    await pages.getByRole("button", { name: "Seite duplizieren" }).click();
    await page.waitForURL(/edit\/[0-9a-f-]{36}/);
    await Promise.all([isTold, editor.isReady()]);
    await expect(editor.canvas.locator(".vt-richtext").first()).toBeVisible();
    await pagesPanel.open();
    await expect(pages.getByRole("listitem").filter({ hasText: "Geschichte (Kopie)" })).toContainText("Entwurf");
  });

  await test.step("each finding of the check leads to the very thing, on a phone as well, and nothing lies over it", async () => {
    await editor.open(await makeFaultyPage(page));
    const show = async (finding: string) => {
      await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
      const check = page.getByRole("dialog", { name: "Seite veröffentlichen" });
      await check.getByRole("listitem").filter({ hasText: finding }).getByRole("button", { name: "Zeigen" }).click();
      await expect(check).toBeHidden();
    };
    const words = () => page.evaluate(() => String(document.getSelection()).trim());
    const menu = page.getByRole("dialog", { name: "Menü für Button" });

    await show("/de/nirgends führt zu keiner Seite");
    await expect.poll(words).toBe("dorthin");
    await show("steht schon eine Überschrift");
    await expect.poll(words).toBe("Zu früh");
    await show("Farbe «Akzent» ist schwer zu erkennen");
    await expect(page.getByRole("dialog", { name: "Gestaltung" }).locator("input:focus")).toHaveAccessibleName(
      "Akzent",
    );
    await show("«Hinterzimmer» führt zu einer Seite, die noch nicht veröffentlicht ist");
    const entry = pages.getByRole("button", { name: "Seite «Hinterzimmer» anpassen" });
    await expect(entry.and(page.locator('[aria-expanded="true"]:focus'))).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await show("/de/auch-nicht führt zu keiner Seite"); // the panel that is open makes way
    await expect(menu.getByLabel("Webseite").and(page.getByRole("textbox"))).toBeFocused();
    const label = editor.canvas.locator('.button[data-vt-item$=":button"]').filter({ hasText: "Hin" });
    await expect.poll(() => isUncovered(label)).toBe(true);
    await show("Button ohne Text (DE, FR)");
    await expect(editor.canvas.getByRole("textbox", { name: "Zweiter Button" })).toBeFocused();
    expect((await new Keys(page).focus()).isHidden).toBe(false);
    await show("/fr/nulle-part führt zu keiner Seite"); // French words alone lead there
    await expect.poll(words).toBe("là-bas");
    await expect(editor.locale).toHaveText("FR");
  });
});

/** Lets the time come of everything that is planned on this site; the server's own job does the rest. */
async function bringPlansForward(): Promise<void> {
  const { siteId } = await db.siteHost.findUniqueOrThrow({ where: { host } });
  await inSite(siteId, async () => {
    await db.scheduledPublish.updateMany({ where: { siteId }, data: { at: new Date() } });
    for (const { id } of await db.scheduledPublish.findMany({ where: { siteId } }))
      await enqueue(db, runScheduleJob, { siteId, id });
  });
}

/** Whether its middle and its lower edge can be pressed. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.5, 0.95].every((share) => {
      const above = document.elementFromPoint(left + width / 2, top + height * share);
      return above !== null && element.contains(above);
    });
  });
}
