import { expect, type Locator, type Page } from "@playwright/test";
import { comesToRest } from "./settled.ts";

const demoPassword = "vitrine-demo";

/** The page as an editor sees and changes it. Methods are intentions; how the screen looks is this file's secret. */
export class EditorPage {
  constructor(readonly page: Page) {}

  /** Signs in as the form does, without opening it and the editor behind it. Stories of signing in use the form. */
  async signIn(email: string, { password = demoPassword, origin = "" } = {}): Promise<void> {
    await this.page.goto(`${origin}/robots.txt`); // a light page of the site
    const status = await this.page.evaluate(
      async (given) => {
        const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
        const body = new URLSearchParams({ ...given, csrfToken, json: "true" });
        return (await fetch("/api/auth/callback/credentials", { method: "POST", body })).status;
      },
      { email, password },
    );
    expect(status, `${email} signs in`).toBe(200);
  }

  /** Fills in the sign-in form that is shown and sends it. */
  async enter(email: string, password = demoPassword): Promise<void> {
    await this.page.getByLabel("E-Mail").fill(email);
    await this.page.getByLabel("Passwort", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Anmelden" }).click();
  }

  /** Opens `/de/edit/<slug>` with the toolbar on. */
  async open(slug: string): Promise<void> {
    await this.page.goto(`/de/edit/${slug}?toolbar=1`);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await expect(this.toolbar).toBeVisible();
    await expect(this.canvas).toBeVisible();
    await expect(this.page.locator('.vt-app[data-ready="true"]')).toBeVisible();
  }

  get toolbar(): Locator {
    return this.page.getByRole("region", { name: "Bearbeitungsleiste" });
  }

  get canvas(): Locator {
    return this.page.getByRole("group", { name: "Seiteninhalt" });
  }

  /** The first heading of the page's content. */
  get heading(): Locator {
    return this.canvas.locator("h1").first();
  }

  get sections(): Locator {
    return this.canvas.locator(".vt-section");
  }

  async typeOver(text: Locator, value: string): Promise<void> {
    await text.click();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(value);
    await this.page.keyboard.press("Enter");
  }

  async openAddDialog(place: "first" | "last"): Promise<void> {
    const buttons = this.canvas.getByRole("button", { name: "Bereich hinzufügen" });
    const button = place === "first" ? buttons.first() : buttons.last();
    await comesToRest(button); // sections on the way there are laid out when they come near
    await button.click();
  }

  async addSection(label: string, place: "first" | "last" = "last"): Promise<void> {
    await this.openAddDialog(place);
    await this.page.getByRole("dialog").getByRole("button", { name: label }).click();
  }

  async empty(text: Locator): Promise<void> {
    await text.click();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.press("Delete");
    await this.page.keyboard.press("Enter");
  }

  /** Presses a button in the menu of a section. */
  async useTool(section: Locator, label: string): Promise<void> {
    await section.focus();
    await this.page.keyboard.press("Enter");
    const menu = this.page.getByRole("dialog", { name: "Menü für" });
    await menu.getByRole("button", { name: label }).first().click();
  }

  /** Says, when asked, whether the browser has loaded the page anew since. */
  async watchReloads(): Promise<() => Promise<boolean>> {
    await this.page.evaluate(() => void Object.assign(window, { vtStands: true }));
    return () => this.page.evaluate(() => !("vtStands" in window));
  }

  get locale(): Locator {
    return this.toolbar.getByRole("button", { name: "Sprache der Seite" });
  }

  async switchLocale(locale: "DE" | "FR"): Promise<void> {
    await this.locale.click();
    await this.page.getByRole("menuitemradio", { name: locale }).click();
    await expect(this.locale).toHaveText(locale);
  }

  undo(): Promise<void> {
    return this.toolbar.getByRole("button", { name: "Rückgängig" }).click();
  }

  /** Takes steps back until a text says this again: typing is undone word by word. */
  async undoUntil(text: Locator, value: string, undo = () => this.undo()): Promise<void> {
    for (let now = await text.innerText(), steps = 0; now !== value && steps < 20; steps += 1) {
      await undo();
      await this.isSaved(); // a step may be of something else than this text
      now = await text.innerText();
    }
    await expect(text).toHaveText(value, { useInnerText: true });
  }

  redo(): Promise<void> {
    return this.toolbar.getByRole("button", { name: "Wiederholen" }).click();
  }

  get saved(): Locator {
    return this.page.getByRole("status").filter({ hasText: /^Gespeichert$/ });
  }

  async isSaved(): Promise<void> {
    await expect(this.saved).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Trotzdem v|V)eröffentlichen$/ })
      .click();
    await expect(this.page.getByText("Diese Seite ist veröffentlicht")).toBeVisible();
  }

  async revert(): Promise<void> {
    await this.toolbar.getByRole("button", { name: "Verwerfen" }).click();
    await this.page
      .getByRole("alertdialog")
      .or(this.page.getByRole("dialog"))
      .getByRole("button", { name: "Änderungen verwerfen" })
      .click();
  }
}
