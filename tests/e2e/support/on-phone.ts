import type { Page } from "@playwright/test";

/** A phone that is worked on with a finger. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The phone of whoever is signed in here: the same person, in a browser of its own. */
export async function phoneOf(page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...phone, storageState });
  if (!context) throw new Error("This page has no browser that could open another one");
  return await context.newPage();
}
