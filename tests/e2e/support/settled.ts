import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until everything on the page that moves, and comes to an end, has arrived; not for what sets out much later. */
export async function isSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline, effect, currentTime }) => {
        const { delay = 0, endTime } = effect?.getComputedTiming() ?? {};
        const isLater = delay - Number(currentTime) > 1000;
        return playState === "running" && timeline === document.timeline && endTime !== Infinity && !isLater;
      })
      .map(({ finished }) => finished);
    await Promise.allSettled(ending);
  });
}

/** Scrolls to a part of the page as a person does, who looks where it has come to rest before pressing it. */
export async function comesToRest(part: Locator): Promise<void> {
  let places: (number | undefined)[] = [];
  const restsInView = async () => {
    await part.scrollIntoViewIfNeeded();
    const { y } = (await part.boundingBox()) ?? {};
    places = [...places.slice(-3), y];
    return places.length === 4 && places.every((place) => place === y);
  };
  await expect.poll(restsInView, { intervals: [50] }).toBe(true);
}
