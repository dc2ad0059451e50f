const seats = 200;
const waiting = new Set<() => void>();

/**
 * Waits for the given milliseconds, or less: when two hundred wait already, the one who came first goes on at once, so
 * that a flood fills neither the memory nor the way of somebody honest.
 */
export function waitAtMost(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((done) => {
    const goOn = () => {
      clearTimeout(timer);
      waiting.delete(goOn);
      done();
    };
    const timer = setTimeout(goOn, ms);
    waiting.add(goOn);
    if (waiting.size > seats) waiting.values().next().value?.();
  });
}
