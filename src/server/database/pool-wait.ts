import type { EventEmitter } from "node:events";

/** What is asked of a pool of connections. */
export interface WatchedPool extends Pick<EventEmitter, "on" | "off"> {
  waitingCount: number;
  connect(): Promise<{ release(): void }>;
}

/**
 * Tells how long whoever needs a connection waits for it: `look`, called again and again, joins the queue where there is
 * one, and answers in milliseconds how long the last who joined waited, or has waited so far. A database that hands no
 * connection out to anybody is away, which is no queue: 0.
 */
export function poolWatch(pool: WatchedPool): { look(): number } {
  let since: number | null = null;
  let waitedMs = 0;
  async function joinQueue(): Promise<void> {
    since = performance.now();
    let others = 0;
    const count = () => (others += 1);
    pool.on("acquire", count);
    try {
      (await pool.connect()).release();
      waitedMs = performance.now() - since;
    } catch {
      waitedMs = others > 0 ? performance.now() - since : 0;
    } finally {
      pool.off("acquire", count);
      since = null;
    }
  }
  return {
    look() {
      if (since !== null) return Math.max(waitedMs, performance.now() - since);
      if (pool.waitingCount === 0) waitedMs = 0;
      else void joinQueue();
      return waitedMs;
    },
  };
}
