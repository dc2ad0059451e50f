import type { Page } from "@playwright/test";

/** Waits until everything on the page that moves, and comes to an end, has arrived. */
export async function isSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        return playState === "running" && timeline === document.timeline && !isEndless;
      })
      .map(({ finished }) => finished);
    await Promise.allSettled(ending);
  });
}
