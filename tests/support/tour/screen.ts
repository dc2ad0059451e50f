import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { DraftApi } from "../../e2e/support/draft.ts";

export type Say = (key: string, values?: object) => string;

/** A page of the editor in the language of the person, and how the tour finds its way there. */
export class Screen {
  constructor(
    readonly page: Page,
    readonly say: Say,
    readonly locale: string,
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

  /** Calls the API as the same person in another window. */
  async elsewhere(path: string, body?: object): Promise<unknown> {
    const { origin } = new URL(this.page.url());
    const answer = await this.page.context().request.fetch(`${origin}/api/v1/${path}`, {
      ...(body && { method: "POST", data: body }),
      headers: { origin, "sec-fetch-site": "same-origin" },
    });
    return answer.json();
  }

  /** Types into the heading of this page without a network, while `elsewhere` happens, and comes back to it. */
  async typeMeanwhile(
    pageId: string,
    elsewhere: (groupId: string, fieldName: string) => Promise<unknown>,
  ): Promise<void> {
    await this.page.goto(`/de/edit/${pageId}?toolbar=1`);
    await this.page.locator('.vt-app[data-ready="true"]').waitFor();
    const heading = this.page.locator("h1[data-vt-item], h1 [data-vt-item]").first();
    const [groupId = "", fieldName = ""] = ((await heading.getAttribute("data-vt-item")) ?? "").split(":");
    await this.page.waitForTimeout(1_500);
    await this.page.context().setOffline(true);
    await this.typeIntoHeading();
    await elsewhere(groupId, fieldName);
    await this.page.keyboard.press("Enter"); // nobody is asked while they write
    await this.page.context().setOffline(false);
    await this.dialog.waitFor({ timeout: 20_000 });
  }

  /** A new page of the site with one section of each kind, by its id. */
  async newPage(...kinds: [string, ...string[]]): Promise<string> {
    const name = { de: `Rundgang ${Date.now()}`, fr: `Visite ${Date.now()}` };
    const page = { initialMeta: { name }, lang: "de", initialGroups: kinds };
    return ((await this.elsewhere("page/add", page)) as { id: string }).id;
  }

  /** Opens a new page of one section in the editor, with its menu. */
  async menuOfNew(kind: string): Promise<void> {
    await this.page.goto(`/de/edit/${await this.newPage(kind)}?toolbar=1`);
    await this.page.locator('.vt-app[data-ready="true"]').waitFor();
    await this.sectionMenu();
    if (this.isPhone) await this.press("editor.menu.options");
  }

  /** Opens a page of one section as visitors meet it, with these options. */
  async asVisitor(kind: string, options: Record<string, unknown> = {}): Promise<void> {
    const id = await this.newPage(kind);
    const draft = new DraftApi(this.page, id);
    const [groupId] = Object.keys((await draft.read()).document.groups);
    for (const [key, value] of Object.entries(options)) await draft.edit("group.option", { groupId, key, value });
    await this.elsewhere("page/publish", { id });
    const { locales } = (await draft.read()).document;
    await this.page.goto(`/${this.locale}/${locales[this.locale]?.slug}`);
    await this.page.locator("main").waitFor();
  }

  /** Opens the own page of the first entry of a list as visitors meet it. */
  async entryAsVisitor(kind: "jobs" | "marketplace"): Promise<void> {
    await this.asVisitor(kind);
    const own = new RegExp(`^${new URL(this.page.url()).pathname}/[^?#]+$`);
    const hrefs = await this.page
      .locator("main a[href]")
      .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
    await this.page.goto(hrefs.find((href) => own.test(href ?? "")) ?? "/no-entry");
    await this.page.locator("main").waitFor();
  }

  /** Gives a picture to the library, as its panel takes it. */
  async give(...names: string[]): Promise<void> {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#457"/></svg>';
    const files = names.map((name) => ({ name, mimeType: "image/svg+xml", buffer: Buffer.from(svg) }));
    await this.page.locator("[data-vt-panel] input[type=file]").first().setInputFiles(files);
  }

  /** Opens a picture of the library whose file was replaced. */
  async formerFile(): Promise<void> {
    const name = `Schaufenster ${Date.now()}`;
    await this.give(`${name}.svg`);
    await this.page.locator(".vt-media__entry button").filter({ hasText: name }).first().click();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle r="150"/></svg>';
    const file = { name: "Schaufenster neu.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
    await this.dialog.locator("input[type=file]").setInputFiles(file);
    await this.dialog.locator(".vt-former-file").waitFor();
  }

  /** Reads in the file that a button of the translations brings, with one of its texts changed. */
  async takeXliff(key: string): Promise<void> {
    const download = this.page.waitForEvent("download");
    await this.press(key, { values: { locale: "FR" } });
    const xml = await readFile(await (await download).path(), "utf8");
    const buffer = Buffer.from(xml.replace(/(<target[^>]*>[^<]+)/, "$1 !"));
    const file = { name: "site.xlf", mimeType: "application/xliff+xml", buffer };
    await this.page.locator("[data-vt-panel] input[type=file]").setInputFiles(file);
    await this.dialog.locator(".vt-button--primary").waitFor();
  }

  async typeIntoHeading(): Promise<void> {
    await this.page.locator("[data-vt-canvas] h1, .vt-canvas h1, h1").first().click();
    await this.page.keyboard.press("End");
    await this.page.keyboard.type("!");
    await this.page.waitForTimeout(1_500);
  }
}
