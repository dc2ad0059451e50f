import type { CDPSession, Locator, Page } from "@playwright/test";

const steps = 8;
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** A finger that moves by so many px, from picture to picture; it begins in the middle of `on`, or of the screen, or so far from the left. */
export async function swipe(
  page: Page,
  { x = 0, y = 0, on, from = 0.5 }: { x?: number; y?: number; on?: Locator | undefined; from?: number },
): Promise<void> {
  const session = await sessionOf(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = (await on?.boundingBox()) ?? { x: 0, y: 0, width, height };
  const at = (step: number) => [
    { x: box.x + box.width * from + (x * step) / steps, y: box.y + box.height / 2 + (y * step) / steps },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn))); // a finger has no steps
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
