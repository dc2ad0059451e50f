import { afterPicture } from "./after-picture.ts";

/** The least time between two calls, in milliseconds. */
const shortest = 50;

/**
 * Calls `write` behind the picture of the first key and then at most every 50 ms while keys follow, always behind a
 * picture, so that no letter waits for it; never later than 80 ms after a key. A call that had nothing to write (it
 * says so) does not count, so that the save mark is true at the next key.
 */
export function createPace(write: () => boolean) {
  let stopWaiting: (() => void) | null = null;
  let last = -Infinity;
  const run = () => {
    stopWaiting = null;
    const before = performance.now();
    if (write()) last = before;
  };
  const waitForPicture = () => (stopWaiting = afterPicture(run));
  return {
    touch(): void {
      if (stopWaiting) return;
      const inMs = last + shortest - performance.now();
      if (inMs <= 0) return void waitForPicture();
      const timer = setTimeout(waitForPicture, inMs);
      stopWaiting = () => clearTimeout(timer);
    },
    stop(): void {
      stopWaiting?.();
      stopWaiting = null;
    },
  };
}
