import type { Locator, Page } from "@playwright/test";

export type Say = (key: string, values?: object) => string;

/** A page of the editor in the language of the person, and how the tour finds its way there. */
export class Screen {
  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {}

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600;
  }

  get dialog(): Locator {
    return this.page.locator(".vt-dialog").last();
  }

  /** Runs a command by the palette, which has all of them at every width. */
  async command(key: string): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+k");
    const search = this.page.locator(".vt-palette [role=combobox]");
    await search.fill(this.say(key));
    await this.page.locator(".vt-palette__list [role=option]").first().waitFor();
    await this.page.keyboard.press("Enter");
    await search.waitFor({ state: "hidden" });
  }

  /** Presses the first thing of this name in the given part, or in the page. */
  async press(key: string, { values, within }: { values?: object; within?: Locator } = {}): Promise<void> {
    const name = new RegExp(
      `^${this.say(key, values)
        .replace(/[.?()|]/g, "\\$&")
        .replace(/\s/g, "\\s")}`,
    );
    const part = within ?? this.page.locator("body");
    await part
      .getByRole("button", { name })
      .or(part.getByRole("link", { name }))
      .or(part.getByRole("menuitem", { name }))
      .or(part.locator("summary, label").filter({ hasText: name }))
      .locator("visible=true")
      .first()
      .click();
  }

  /** A press on what no catalogue names. */
  async pressAt(selector: string): Promise<void> {
    await this.page.locator(selector).locator("visible=true").first().click();
  }

  /** Marks the first section of the page, and opens its menu. */
  async sectionMenu(kind = ".vt-section"): Promise<void> {
    await this.page.locator(kind).first().focus();
    await this.page.keyboard.press("Enter");
    await this.page.locator(".vt-item-panel").waitFor();
  }

  async typeIntoHeading(): Promise<void> {
    await this.page.locator("[data-vt-canvas] h1, .vt-canvas h1, h1").first().click();
    await this.page.keyboard.press("End");
    await this.page.keyboard.type("!");
    await this.page.waitForTimeout(1_500);
  }
}
