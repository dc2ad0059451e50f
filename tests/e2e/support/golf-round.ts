import { expect, type Locator, type Page } from "@playwright/test";
import { golfOrigin } from "./origins.ts";
import { isSettled } from "./settled.ts";

const screens = ["start", "edit", "share", "play", "coupon"].map((name) => `/de/~urban-golf-${name}`);

/** A phone in a round of golf: on the demo's course, or on another one of so many holes. */
export class GolfPhone {
  constructor(
    readonly page: Page,
    readonly course = { origin: golfOrigin, holes: 9 },
  ) {}

  async start(): Promise<void> {
    await this.page.goto(`${this.course.origin}/de/~urban-golf-start`);
    await this.page.getByRole("button", { name: "Spiel starten" }).click();
    await this.page.waitForURL(/urban-golf-edit/);
  }

  async addPlayer(name: string, { by = "Enter" }: { by?: "Enter" | "leaving" } = {}): Promise<void> {
    const field = this.page.getByLabel("Name", { exact: true });
    await field.fill(name);
    if (by === "Enter") await this.page.keyboard.press("Enter");
    else await field.blur();
    await expect(this.page.getByRole("list", { name: "Spieler:innen" })).toContainText(name);
  }

  /** Waits until the phone has everything that the game's screens need. */
  async keepsScreens(): Promise<void> {
    const kept = () =>
      this.page.evaluate(async (paths) => {
        const isReady = (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active !== null);
        const matches = await Promise.all(paths.map((path) => caches.match(path)));
        return isReady && matches.every(Boolean) && sessionStorage.getItem("golfKeptAt") !== null;
      }, screens);
    await expect.poll(kept).toBe(true);
  }

  /** Goes on to the share screen and returns the link that it shows. */
  async shareLink(): Promise<string> {
    await this.page.getByRole("button", { name: "Zum Spiel" }).click();
    await this.page.waitForURL(/urban-golf-share/);
    await expect(this.page.locator(".golf-share__code svg")).toBeVisible();
    const link = await this.page.locator(".golf-share > .golf-share__link").getAttribute("href");
    return link ?? "";
  }

  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.waitForURL(/urban-golf-share/);
  }

  async play(): Promise<void> {
    await this.page.getByRole("button", { name: "Zum Spiel" }).click();
    await this.page.waitForURL(/urban-golf-play/);
    await expect(this.hole(1)).toBeVisible();
    await this.openCard();
  }

  /** The drawer's button, where the card is a drawer over the map. */
  get handle(): Locator {
    return this.page.getByRole("button", { name: /^(Schläge eintragen|Spielkarte)$/ });
  }

  /** Brings the whole card into view, where it is a drawer. */
  async openCard(): Promise<void> {
    const card = this.page.locator(".golf-play[data-frame]");
    await card.waitFor();
    const isPlaced = () =>
      card.evaluate((element) => {
        const frame = getComputedStyle(element).getPropertyValue("--golf-frame").trim();
        return element.getAttribute("data-frame") === (["drawer", "panel"].includes(frame) ? frame : "page");
      });
    await expect.poll(isPlaced, "it says how it stands once it has looked").toBe(true);
    if ((await card.getAttribute("data-frame")) !== "drawer") return;
    if ((await this.handle.getAttribute("aria-expanded")) === "false") await this.handle.click();
    await expect(this.handle).toHaveAttribute("aria-expanded", "true");
    // On its way, what is touched would be scrolled into view first, and the strip with it to the next hole.
    await isSettled(this.page);
  }

  hole(number: number): Locator {
    return this.page.getByRole("region", { name: `Loch ${number} von ${this.course.holes}` });
  }

  /** The dot that turns to a hole; the map has a marker of the same name. */
  dot(number: number): Locator {
    return this.page.locator(".golf-dots").getByRole("button", { name: new RegExp(`^Loch ${number}: `) });
  }

  /** The page of the round that is turned to; the others stand beside it, inert. */
  get current(): Locator {
    return this.page.locator(".golf-play__page:not([inert])");
  }

  /** Waits until the strip stands on the page that is turned to: on its way, a click would be scrolled into view and stop it. */
  async isTurned(): Promise<void> {
    const way = () =>
      this.current.evaluate((shown) => {
        const strip = shown.parentElement?.getBoundingClientRect();
        return Math.abs(shown.getBoundingClientRect().left - (strip?.left ?? Infinity));
      });
    await expect.poll(way).toBeLessThan(1);
  }

  /** On the hole that is turned to. */
  async stroke(name: string, times: number): Promise<void> {
    await this.openCard();
    await this.isTurned();
    const plus = this.current.getByRole("button", { name: `${name}: ein Schlag mehr` });
    for (let tap = 0; tap < times; tap += 1) await plus.click();
  }

  async nextHole(): Promise<void> {
    const before = (await this.current.getAttribute("aria-label")) ?? "";
    await this.page
      .getByRole("navigation", { name: "Löcher" })
      .getByRole("button", { name: /Nächstes Loch|Rangliste/ })
      .click();
    await expect(this.current).not.toHaveAttribute("aria-label", before);
    await this.isTurned();
  }

  score(name: string): Locator {
    return this.current.getByText(new RegExp(`^${name}: \\d+ (Schlag|Schläge)$`));
  }

  /** Opens one of the round's dialogs from its menu, which may stay open behind it and hold a button of the same name. */
  async menu(entry: string): Promise<Locator> {
    await this.page.getByRole("button", { name: "Runde", exact: true }).click();
    await this.page.getByRole("dialog", { name: "Runde" }).getByText(entry, { exact: true }).click();
    return this.page.getByRole("dialog", { name: /^(?!Runde$)/ });
  }

  /** Adds oneself on the card, mid-round. */
  async joinRound(name: string): Promise<void> {
    await this.isTurned();
    await this.current.getByRole("button", { name: "Spieler:in hinzufügen" }).click();
    const sheet = this.page.getByRole("dialog", { name: "Spieler:innen" });
    const field = sheet.getByLabel("Name", { exact: true });
    await expect(field).toBeFocused();
    await field.fill(name);
    await this.page.keyboard.press("Enter");
    await expect(sheet.getByRole("list", { name: "Spieler:innen" })).toContainText(name);
    await sheet.getByRole("button", { name: "Schliessen" }).click();
  }

  /** Name and total of each row of the ranking, in order. */
  async standings(): Promise<string[]> {
    return this.ranking.locator("tbody tr").evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector("th")?.firstChild?.textContent ?? "";
        const total = [...(row.querySelector("td:last-child")?.childNodes ?? [])].slice(0, 2);
        return `${name} ${total.map((part) => part.textContent).join("")}`;
      }),
    );
  }

  get ranking(): Locator {
    return this.current.getByRole("table", { name: "Rangliste" });
  }
}
