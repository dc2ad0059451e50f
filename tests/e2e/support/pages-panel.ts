import { expect, type Locator, type Page } from "@playwright/test";
import { EditorPage } from "./editor-page.ts";

/** The panel of the site's pages, as an editor opens it and chooses in it. */
export class PagesPanel {
  readonly panel: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole("dialog", { name: "Seiten", exact: true });
  }

  async open(): Promise<void> {
    const bar = this.page.getByRole("region", { name: "Bearbeitungsleiste" });
    await bar.getByRole("button", { name: "Seiten", exact: true }).click();
    await expect(this.panel.getByRole("button", { name: "Neue freie Seite" })).toBeVisible();
  }

  /** Opens another page, which is there once what was typed on this one is saved, and goes on with it. */
  async leadsTo(name: string): Promise<void> {
    const link = this.panel.getByRole("link", { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await this.close();
    await new EditorPage(this.page).isReady();
  }

  /** Closes it and goes on with the page itself. */
  async close(): Promise<void> {
    await this.panel.getByRole("button", { name: "Seiten schliessen" }).click();
    await expect(this.panel).toBeHidden();
  }

  /** The radio itself is drawn by its label. */
  choose(name: string | RegExp): Promise<void> {
    const radio = this.page.getByRole("radio", { name, exact: true });
    return this.panel.locator("label").filter({ has: radio }).click();
  }
}
