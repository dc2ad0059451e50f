import { expect, type Page } from "@playwright/test";

/** Nothing scrolls sideways, and nothing in the editor's own parts is too small for a finger or cut off. */
export async function expectFitsThePhone(page: Page): Promise<void> {
  const problemsOf = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement; // the window's own width grows with the page's here
      if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
      const controls = "button, a[href], input:not(.vt-sr), [role=switch]";
      const parts = ".vt-bar, .vt-item-panel, .vt-text-bar, .vt-popup, .vt-dialog, .vt-panel";
      for (const button of document.querySelectorAll("[data-sonner-toast][data-front=true] button")) {
        const { width, height } = button.getBoundingClientRect();
        const isSmall = width > 0 && Math.min(Math.round(width), Math.round(height)) < 24; // 24 px may come as 23.999998
        if (isSmall) found.push(`${button.getAttribute("aria-label") ?? button.textContent}: ${width} x ${height} px`);
      }
      for (const size of document.querySelectorAll(".vt-level span"))
        if (size.scrollWidth > size.clientWidth) found.push(`${size.textContent} is cut off`);
      for (const room of document.querySelectorAll(".vt-panel__body, .vt-dialog, .vt-card"))
        if (room.scrollWidth > room.clientWidth + 1) found.push(`${room.className} is wider than its room`);
      for (const part of document.querySelectorAll(parts)) {
        const frame = part.getBoundingClientRect();
        if (frame.left < 0 || frame.right > clientWidth + 0.5) found.push(`${part.className} leaves the screen`);
        for (const control of part.querySelectorAll<HTMLElement>(controls)) {
          if (control.closest("[inert]")) continue; // a picture of a section
          const { width, height, left, right } = (control.closest("label") ?? control).getBoundingClientRect();
          if (width === 0 || getComputedStyle(control).visibility === "hidden") continue;
          const name = control.getAttribute("aria-label") ?? control.textContent;
          if (width < 24 || height < 24) found.push(`${name}: ${Math.round(width)} x ${Math.round(height)} px`);
          if (left < frame.left - 0.5 || right > frame.right + 0.5) found.push(`${name} is cut off`);
        }
      }
      return found;
    });
  let found = await problemsOf();
  // Five seconds, in looks: a toast with a way back stays longer, and is to fit, too.
  for (let looks = 1; found.length > 0 && looks < 12; looks += 1) {
    await page.waitForTimeout(400);
    found = await problemsOf();
  }
  expect(found).toEqual([]);
}

/** The same of a screen of a computer's story, which goes on in its own window. */
export async function expectWouldFitThePhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsThePhone(page);
  if (size) await page.setViewportSize(size);
}
