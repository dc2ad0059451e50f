import { expect, type Page } from "@playwright/test";

/**
 * Notes from now on what the page says, also words that go again by themselves after a moment. The answer waits until
 * these have been said. A page that is loaded anew is not listened to.
 */
export async function listenTo(page: Page): Promise<(words: string) => Promise<void>> {
  const heard = await page.evaluateHandle(() => {
    const words: string[] = [];
    const note = (node: Node | null) => void words.push(node?.textContent ?? "");
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") note(target.parentNode);
        for (const node of addedNodes) note(node instanceof Text ? node.parentNode : node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return words;
  });
  return async (words) => {
    const isSaid = () => heard.evaluate((all, sought) => all.some((text) => text.includes(sought)), words);
    await expect.poll(isSaid, { message: `the page says "${words}"` }).toBe(true);
  };
}
