/** How long a missing change may take to arrive before the draft is fetched anew, in milliseconds. */
const patience = 1500;

/**
 * Fetches the draft anew when a change of others is missing for too long, and tries again, more seldom, while it stays
 * missing. `look` is called after each change.
 */
export function createGapWatch({ hasGap, refresh }: { hasGap: () => boolean; refresh: () => Promise<void> }) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;

  function lookAfter(milliseconds: number): void {
    if (!isStopped && hasGap()) timer ??= setTimeout(() => void close(), milliseconds);
  }
  async function close(): Promise<void> {
    timer = null;
    if (hasGap()) await refresh().catch(() => undefined);
    lookAfter(patience * 4);
  }

  return {
    start(): void {
      isStopped = false;
      lookAfter(patience);
    },
    look: () => lookAfter(patience),
    /** Fetches nothing any more, also when a draft that is under way comes later. */
    stop(): void {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
