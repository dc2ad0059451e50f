import { expect, type Page } from "@playwright/test";

/** So many presses lead through any page that a story makes. */
const mostPresses = 200;

/**
 * Presses Tab, or Shift+Tab, until the keyboard has left the page. Answers with the names of what it came to that lay out
 * of sight, or wholly under something else: nobody knows where they are there.
 */
export async function unseenByKeyboard(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const unseen: string[] = [];
  let presses = 0;
  for (; presses < mostPresses; presses += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(50); // what would cover it has come by then
    let at = await look(page);
    for (let looks = 0; at?.isSeen === false && looks < 20; looks += 1) {
      await page.waitForTimeout(50); // the header comes back on the way up
      at = await look(page);
    }
    if (at === null) break;
    if (!at.isSeen) unseen.push(at.name);
  }
  expect(presses, "the keyboard gets through").toBeLessThan(mostPresses);
  return unseen;
}

/** What the keyboard stands at, and whether somebody sees it; null outside of the page. */
function look(page: Page): Promise<{ name: string; isSeen: boolean } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = (element.getAttribute("aria-label") || element.textContent || element.tagName).trim();
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return { name, isSeen: true }; // its label shows it
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const at = document.elementFromPoint(left + width / 2, top + height * share);
      return at !== null && (element.contains(at) || at.contains(element));
    });
    return { name, isSeen };
  });
}
