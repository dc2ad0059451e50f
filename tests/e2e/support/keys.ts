import { expect, type Page } from "@playwright/test";
import { atOnce } from "./typing.ts";

/** Somebody who plays with the keyboard alone and looks where the focus is. */
export class Keys {
  constructor(private readonly page: Page) {}

  /** Moves the focus on until it is on something of this name; whatever it passes must be in sight. */
  async tabTo(name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      await this.page.keyboard.press(key);
      const focus = await this.focus();
      expect.soft(focus.isHidden, `the focus is in sight on "${focus.name}"`).toBe(false);
      if (name.test(focus.name)) return;
    }
    throw new Error(`${key} never leads to ${name}; the focus is on "${(await this.focus()).name}"`);
  }

  async press(key: string, times = 1): Promise<void> {
    for (let press = 0; press < times; press += 1) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await atOnce(this.page, text);
  }

  /** What has the focus, and whether something else lies over the middle of it. */
  focus(): Promise<{ name: string; isHidden: boolean }> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return { name: "", isHidden: false };
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      const said = element.cloneNode(true) as HTMLElement;
      for (const unsaid of said.querySelectorAll("[aria-hidden]")) unsaid.remove();
      const name = (element.getAttribute("aria-label") ?? label ?? said.textContent).trim();
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2];
      const above = document.elementFromPoint(x, y);
      // The development tools' mark counts for nothing: visitors never have it.
      const isTool = [element, above].some((one) => one?.tagName === "NEXTJS-PORTAL");
      return { name, isHidden: !isTool && !(above && (element.contains(above) || above.contains(element))) };
    });
  }
}
