/** Less than the live door allows one socket (50 messages in ten seconds), with room for what is no write. */
export const writePace = { burst: 10, perSecond: 3 };

/**
 * Makes a gate that lets `burst` callers pass at once and then `perSecond` of them steadily, in the order in which they
 * came. A quiet time fills the burst again.
 */
export function paced({ burst, perSecond }: { burst: number; perSecond: number }): () => Promise<void> {
  const gap = 1_000 / perSecond;
  let next = -Infinity;
  return async () => {
    const now = performance.now();
    const turn = Math.max(next, now - (burst - 1) * gap);
    next = turn + gap;
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
