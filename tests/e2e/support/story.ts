import { expect, test as base } from "@playwright/test";

/**
 * What Chromium says when a text was about to become HTML or the address of code, and the page's policy did not let it.
 * That it becomes code is what Zod tries on visitors' pages, once.
 */
const refusal = /This document requires 'Trusted(HTML|ScriptURL)' assignment/;

/**
 * A story leaves no phone behind. Playwright closes the `page` that it gave itself; the contexts that a story opened
 * would live on with their lines, their service workers and their place among a page's editors, and the stories after
 * it would meet them. No part of the product that it uses makes HTML or scripts out of text but as the page's policy allows.
 */
export const test = base.extend<{ leavingNothingBehind: void }>({
  context: async ({ context }, use) => {
    const refused: string[] = [];
    context.on("console", (message) => refusal.test(message.text()) && refused.push(message.text()));
    await use(context);
    expect(refused).toEqual([]);
  },
  leavingNothingBehind: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
