import { test as base } from "@playwright/test";

/**
 * A story leaves no phone behind. Playwright closes the `page` that it gave itself; the contexts that a story opened
 * would live on with their lines, their service workers and their place among a page's editors, and the stories after
 * it would meet them.
 */
export const test = base.extend<{ leavingNothingBehind: void }>({
  leavingNothingBehind: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
