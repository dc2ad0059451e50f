/** How long what is typed may be in the element alone, in milliseconds. */
const shortest = 80;

/**
 * Calls `write` at the first key and then at most every 80 ms while keys follow; never later than that after a key. A
 * call that had nothing to write (it says so) does not count, so that the save mark is true at the next key.
 */
export function createPace(write: () => boolean, now: () => number = () => performance.now()) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const run = () => {
    timer = undefined;
    const before = now();
    if (write()) last = before;
  };
  return {
    touch(): void {
      const inMs = last + shortest - now();
      if (inMs <= 0) {
        clearTimeout(timer);
        run();
      } else timer ??= setTimeout(run, inMs);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
