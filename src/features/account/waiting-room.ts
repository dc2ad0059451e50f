const seats = 200;

/**
 * A room for those who wait for one thing, so that a flood at another one pushes nobody out. It waits for the given
 * milliseconds, or less: when two hundred wait already, the one who came first goes on at once, so that a flood fills
 * neither the memory nor the way of somebody honest.
 */
export function waitingRoom(): (ms: number) => Promise<void> {
  const waiting = new Set<() => void>();
  return (ms) => {
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
  };
}
