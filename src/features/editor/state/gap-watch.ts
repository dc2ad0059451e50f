/** How long a missing change may take to arrive before the draft is fetched anew, in milliseconds. */
const patience = 1500;

/**
 * Fetches the draft anew when a change of others is missing for too long, and tries again, more seldom, while it stays
 * missing. `look` is called after each change.
 */
export function createGapWatch({ hasGap, refresh }: { hasGap: () => boolean; refresh: () => Promise<void> }) {
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function close(): Promise<void> {
    timer = null;
    if (hasGap()) await refresh().catch(() => undefined);
    if (hasGap()) timer ??= setTimeout(() => void close(), patience * 4);
  }

  return {
    look(): void {
      if (hasGap()) timer ??= setTimeout(() => void close(), patience);
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
