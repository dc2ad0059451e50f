import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { createUser, joinSite } from "../../src/features/account/service.ts";
import type { RootDb } from "../../src/server/db.ts";
import { siteWithPages } from "../support/published-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { choose } from "./support/choose.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";
import { startWidgetServer } from "./support/widget-server.ts";
import { openProductDb } from "./support/product-db.ts";
import { untilKnown } from "./support/until-known.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const password = "drei Brillen im Regen";
const key = `look-${randomUUID().slice(0, 8)}`;
const email = `${key}@vitrine.example`;
/** The paper of the law firm's look in its dark colours. */
const night = "rgb(16, 22, 29)";
/** The same once a colour of the day is the site's own: those of the night follow from these. */
const ownNight = "rgb(21, 25, 28)";
const origin = `http://${key}.localhost:${port}`;

let db: RootDb;
let site: { id: string; pages: string[] };

/** A site of its own: what is changed here stands around every page. */
test.beforeAll(async () => {
  db = openProductDb(port);
  site = await siteWithPages(db, key, ["start"]);
  await db.siteHost.create({ data: { siteId: site.id, host: `${key}.localhost` } });
  await untilKnown(`${key}.localhost`, port);
  const { id: userId } = await createUser(db, { email, name: "Lea", password });
  await joinSite(db, { siteId: site.id, userId });
});
test.afterAll(async () => {
  await db.site.delete({ where: { id: site.id } });
  await db.$disconnect();
});

test("an editor sets header, overlay and look on the page, takes a look back, and a visitor sees what was chosen", async ({
  page,
  browser,
}) => {
  await expect.poll(async () => (await page.goto(`${origin}/robots.txt`))?.status()).toBe(200); // until the host is known
  const editor = new EditorPage(page);
  await editor.signIn(email, { password, origin });
  await page.goto(`${origin}/de/edit/${site.pages[0]}?settings=1`);
  await expect(page.locator(`.vt-app[data-ready="true"]`)).toBeVisible();
  const hasReloaded = await editor.watchReloads();
  const body = page.locator("body");

  const settings = page.getByRole("dialog", { name: "Einstellungen" });
  const fold = (name: string) => settings.locator("summary").filter({ hasText: name }).click();
  await choose(settings.getByRole("radio", { name: "Mitte" }));
  await expect(page.locator('.site-header__bar[data-logo="center"]')).toBeVisible();

  await fold("Fusszeile");
  await settings.getByRole("button", { name: "Angaben neu aus dem Verzeichnis lesen" }).click();
  await expect(page.getByText("Keine Filialen verfügbar (No locations available)")).toBeVisible();
  await settings.getByRole("switch", { name: "Firmendaten aus dem Verzeichnis" }).last().uncheck();
  const city = settings.getByLabel("Ort", { exact: true });
  await city.pressSequentially("8400 ");
  await leaveTabAndReturn(page);
  await expect(page.locator(".site-footer")).toContainText("8400");
  await city.pressSequentially("Winterthur");
  await city.press("Enter");
  await expect(page.locator(".site-footer")).toContainText("8400 Winterthur");
  const mail = settings.getByLabel("E-Mail", { exact: true }).first();
  await mail.fill("hallo");
  await mail.press("Enter");
  await expect(settings.getByRole("alert")).toHaveText("Bitte gib eine gültige E-Mail-Adresse ein");
  await expect(mail).toHaveValue("hallo");
  await mail.press("Escape");

  await fold("Hintergrund");
  await settings.getByRole("switch", { name: "Blasen" }).check();
  await expect(page.locator('.site-overlay[data-shape="bubble"]')).toBeAttached();
  await settings.getByRole("switch", { name: "Dreiecke" }).check();
  await expect(page.locator('.site-overlay[data-shape="triangle"]')).toBeAttached();
  await expect(settings.getByRole("switch", { name: "Blasen" })).not.toBeChecked();
  await page.keyboard.press("ControlOrMeta+z"); // also while the switch has the keyboard
  await expect(page.locator('.site-overlay[data-shape="bubble"]')).toBeAttached();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(page.locator('.site-overlay[data-shape="triangle"]')).toBeAttached();
  await fold("Tracking");
  await expect(settings.getByLabel("Google Analytics")).toBeDisabled();
  await expectAccessible(page, ".vt-panel");

  await fold("Sprache des Editors");
  await settings.getByRole("group", { name: "Deine Sprache" }).getByText("Französisch").click();
  await expect(page.getByRole("dialog", { name: "Réglages" })).toBeVisible();
  await expectAccessible(page, ".vt-panel");

  await page.getByRole("button", { name: "Apparence" }).click();
  const design = page.getByRole("dialog", { name: "Apparence" });
  await design.getByText("Restauration").click();
  await expect(body).toHaveAttribute("data-look-footer", "bigName");
  await page.locator('[data-sonner-toast][data-front="true"]').getByRole("button", { name: "Annuler" }).click();
  await expect(body).toHaveAttribute("data-look-footer", "columns");
  await expectAccessible(page, ".vt-panel");
  await design.getByText("Étude").click();
  await design.getByRole("switch", { name: "Proposer des couleurs sombres" }).check();
  await design.getByText("Sombre", { exact: true }).click();
  await expect(body).toHaveCSS("background-color", night);
  await expectAccessible(page, ".vt-panel");
  await design.getByText("Comme d’habitude").click();
  await expect(body).not.toHaveCSS("background-color", night);
  await design.locator("summary").filter({ hasText: "Couleurs" }).click();
  const ink = design.locator("input.vt-input").and(design.getByRole("textbox", { name: "Texte" })); // beside its swatch
  await ink.fill("#d0d0d0");
  await ink.press("Enter");
  await expect(design.getByText("Non enregistré")).toBeVisible();
  await design.getByRole("button", { name: "Couleur la plus proche" }).click();
  await expect(design.getByText("Non enregistré")).toBeHidden();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  expect(await hasReloaded()).toBe(false);

  await test.step("an admin renames the site, adds a language and takes both back: the page is drawn anew in place", async () => {
    await db.membership.updateMany({ where: { siteId: site.id }, data: { role: "admin" } });
    await page.goto(`${origin}/de/edit/${site.pages[0]}?settings=1`);
    await expect(page.locator(`.vt-app[data-ready="true"]`)).toBeVisible();
    const isAnew = await editor.watchReloads();
    const panel = page.getByRole("dialog", { name: "Réglages" });
    const before = await page.title();
    await panel.locator("summary").filter({ hasText: "Nom du site" }).click();
    await panel.getByLabel("Nom du site").fill("Seeblick");
    await panel.getByLabel("Nom du site").press("Enter");
    await expect(page).toHaveTitle(/Seeblick$/);
    await panel
      .locator("summary")
      .filter({ hasText: /^Langues$/ })
      .click();
    await panel.getByLabel("Autre langue").selectOption("it");
    await panel.getByRole("button", { name: "Ajouter" }).click();
    const switcher = page.getByRole("button", { name: /^Langue.*DE$/ });
    await switcher.click();
    await page.getByRole("menuitemradio", { name: "Italien" }).click();
    await expect(page).toHaveURL(/\/it\/edit\//);
    await page.context().setOffline(true); // what is not saved yet would be lost with its language
    await panel.getByRole("button", { name: /Italien$/ }).click();
    await page.getByRole("button", { name: "Retirer", exact: true }).click();
    await expect(page.getByText("Sans connexion", { exact: false }).first()).toBeVisible();
    await page.context().setOffline(false);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page).toHaveURL(/\/de\/edit\//); // the language that was under edit went
    await expect(panel.getByRole("listitem")).toHaveText(/Allemand/);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page).toHaveTitle(before);
    expect(await isAnew()).toBe(false);
  });

  const day = new Date(Date.now() - 10 * 86_400_000);
  await db.visitCount.createMany({
    data: [
      { siteId: site.id, day, kind: "page", locale: "de", name: site.pages[0] ?? "", count: 12 },
      { siteId: site.id, day, kind: "search", locale: "de", name: "parking", count: 12 },
    ],
  });
  await test.step("every other dialog and menu of the editor speaks French, too, and passes axe", async () => {
    await page.goto(`${origin}/de/edit/${site.pages[0]}?toolbar=1`);
    await expect(page.locator(`.vt-app[data-ready="true"]`)).toBeVisible();
    const bar = page.getByRole("region", { name: "Barre d’édition" });
    const press = (name: string) => bar.getByRole("button", { name, exact: true }).click();
    const passes = async (name: string | RegExp, part?: string) => {
      const dialog = page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
      await expect(dialog).toBeVisible();
      await expectAccessible(page, part);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    };
    await press("Compte");
    await expect(page.getByRole("menuitem", { name: "Se déconnecter" })).toBeVisible();
    await expectAccessible(page, ".vt-menu");
    await page.getByRole("menuitem", { name: "Visites" }).click();
    const visits = page.getByRole("dialog", { name: "Visites" });
    await expect(visits.getByText("12", { exact: true })).toHaveCount(3); // in all, of the page, looked for in vain
    await expect(visits.getByRole("img", { name: "Pages vues au fil du temps" })).toBeVisible();
    await expectAccessible(page, ".vt-panel");
    await visits.getByText("7 jours").click();
    await expect(visits.getByText("Personne n’a encore visité le site pendant cette période.")).toBeVisible();
    await page.goto(`${origin}/de/edit/${site.pages[0]}?toolbar=1`);
    await expect(page.locator(`.vt-app[data-ready="true"]`)).toBeVisible();
    for (const [item, title] of [
      ["Planifier…", "Planifier"],
      ["Lien d’aperçu…", "Lien d’aperçu"],
    ] as const) {
      await press("Vérifier, planifier ou partager un aperçu");
      await page.getByRole("menuitem", { name: item }).click();
      await passes(title);
    }
    await press("Aperçu");
    await passes("Aperçu", ".vt-devices__head"); // the page in its frame has no words

    await page.getByRole("button", { name: "Ajouter une section" }).last().click();
    await page.getByRole("dialog").getByRole("button", { name: "Espace", exact: true }).click();
    const section = page.locator(".vt-section").last();
    await expect(section).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByLabel("Nom", { exact: true }).fill("Un peu d’air");
    await page.getByRole("button", { name: "Garder la section" }).click();
    await expect(page.getByText(/Un peu d’air.*est gardée/)).toBeVisible();
    await expectAccessible(page, ".vt-item-panel");
    await section.focus();
    await page.keyboard.press("Delete");
    await passes("Supprimer le brouillon ?");
    await page.getByRole("button", { name: "Ajouter une section" }).last().click();
    await expect(page.getByRole("button", { name: "Un peu d’air", exact: true })).toBeVisible();
    await passes("Nouvelle section");

    await press("Pages");
    await page.getByRole("button", { name: "Nouvelle navigation" }).click();
    await page.getByRole("menuitem").first().click();
    const add = page.getByRole("button", { name: "Ajouter une entrée" });
    await add.click();
    const tree = page.getByRole("tree", { name: "Choisir une page" });
    await tree.getByRole("treeitem").first().focus();
    await page.keyboard.press("End");
    await expect(tree.getByRole("treeitem", { name: "Collections" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tree.getByRole("treeitem", { name: "Collections" })).toHaveAttribute("aria-expanded", "true");
    await passes(/^Entrée dans/);
    await expect(add).toBeFocused();
  });

  const visitor = await browser.newContext({ colorScheme: "dark" });
  const seen = await visitor.newPage();
  await seen.goto(`${origin}/de/start`);
  await expect(seen.locator("body")).toHaveCSS("background-color", ownNight);
  await expect(seen.locator("body")).toHaveAttribute("data-look-kicker", "numbered");
  await expect(seen.locator('.site-overlay[data-shape="triangle"]')).toBeAttached();
  await expect(seen.locator('.site-header__bar[data-logo="center"]')).toBeVisible();
  await expect(seen.locator(".site-footer")).toContainText("8400 Winterthur");
  await expectAccessible(seen, ".site-header, .site-footer"); // the page itself has no words

  await test.step("a button that floats opens the provider's booking over the page, which closes in three ways", async () => {
    const provider = await startWidgetServer();
    const bookingButton = { active: true, type: "floating", url: `${provider.origin}/termine` };
    expect((await post(page, "settings", { bookingButton })).status).toBe(200);
    const button = seen.getByRole("link", { name: "Termin buchen" });
    await expect(async () => {
      await seen.reload();
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass();
    await seen.waitForFunction(() => customElements.get("vt-booking"));
    await expect(button).toHaveCSS("position", "fixed");
    expect(provider.asked, "nothing before it is pressed").toEqual([]);
    const dialog = seen.getByRole("dialog", { name: `Terminbuchung bei ${new URL(provider.origin).host}` });
    const ways = [
      () => dialog.getByRole("button", { name: "Schliessen" }).click(),
      () => seen.mouse.click(8, 450), // beside the dialog
      () => seen.keyboard.press("Escape"),
    ];
    for (const closing of ways) {
      await button.click();
      await expect(seen.frameLocator("iframe").getByRole("heading", { name: "Freie Termine" })).toBeVisible();
      if (closing === ways[0]) await expectAccessible(seen);
      await closing();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
    expect(provider.asked).toHaveLength(ways.length);
    await provider.close();
  });
  await visitor.close();
});

/** As if another tab were looked at for a moment: all that is unsaved is written then, and the input keeps the keyboard. */
async function leaveTabAndReturn(page: Page): Promise<void> {
  for (const state of ["hidden", "visible"]) {
    await page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  }
}
