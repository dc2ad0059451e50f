import { expect, type Locator, type Page } from "@playwright/test";

/** The page as an editor sees and changes it. Methods are intentions; how the screen looks is this file's secret. */
export class EditorPage {
  constructor(readonly page: Page) {}

  async signIn(email: string, password = "vitrine-demo"): Promise<void> {
    await this.page.goto("/login");
    await this.page.getByLabel("E-Mail").fill(email);
    await this.page.getByLabel("Passwort", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Anmelden" }).click();
    await this.page.waitForURL((url) => !url.pathname.includes("login"));
  }

  /** Opens `/de/edit/<slug>` with the toolbar on. */
  async open(slug: string): Promise<void> {
    await this.page.goto(`/de/edit/${slug}?toolbar=1`);
    await expect(this.toolbar).toBeVisible();
    await expect(this.canvas).toBeVisible();
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
    return this.canvas.locator(".vt-c-section");
  }

  async typeOver(text: Locator, value: string): Promise<void> {
    await text.click();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(value);
    await text.blur();
  }

  async addSection(label: string): Promise<void> {
    await this.canvas.getByRole("button", { name: "Bereich hinzufügen" }).last().click();
    await this.page.getByRole("dialog").getByRole("button", { name: label }).click();
  }

  undo(): Promise<void> {
    return this.toolbar.getByRole("button", { name: "Rückgängig" }).click();
  }

  redo(): Promise<void> {
    return this.toolbar.getByRole("button", { name: "Wiederholen" }).click();
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.toolbar.getByRole("button", { name: "Veröffentlichen" }).click();
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: /eröffentlichen$/ })
      .click();
    await expect(this.page.getByText("Alles veröffentlicht")).toBeVisible();
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
