import { expect, type Locator } from "@playwright/test";

/** The words of which one or two letters stand on another line than the rest, both parts with a bar between them. */
export function tornWords(elements: (Element | SVGElement)[]): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/\p{L}{4,}/gu)) {
        const tops = [...word].map((_, at) => {
          range.setStart(text, index + at);
          range.setEnd(text, index + at + 1);
          return range.getBoundingClientRect().top;
        });
        const cut = tops.findIndex((top) => top > (tops[0] ?? 0) + 4);
        if (cut > 0 && (cut < 3 || word.length - cut < 3)) torn.push(`${word.slice(0, cut)}|${word.slice(cut)}`);
      }
    }
    return torn;
  });
}

/** On a phone with letters of 200 percent, all words of a part end within the window, and none of them is torn. */
export async function expectReadsInLargeLetters(part: Locator): Promise<void> {
  const page = part.page();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  expect(await part.evaluateAll(tornWords)).toEqual([]);
  expect(await part.evaluateAll(beyondTheWindow)).toEqual([]);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ""));
  if (size) await page.setViewportSize(size);
}

function beyondTheWindow(parts: (Element | SVGElement)[]): (string | null)[] {
  const { clientWidth } = document.documentElement;
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll("h1, h2, h3, p, a, button, address")])
    .filter((each) => each.checkVisibility() && !each.closest("[role=tablist]"))
    .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
    .map((each) => each.textContent);
}
