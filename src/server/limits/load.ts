import { monitorEventLoopDelay } from "node:perf_hooks";
import { ownPool } from "../db.ts";
import { env } from "../env.ts";
import { logger } from "../logger.ts";
import { poolWatch } from "../database/pool-wait.ts";

const windowMs = 1_000;
/** A pause for a moment (memory being tidied up, one heavy page) is no overload; three seconds of it are. */
const slowWindows = 3;
/** When to come again: by then one more window has been looked at. */
const retryAfterMs = 2_000;

interface LoadGauge {
  /** Notes how late things were in one window: the turns of the event loop on average, or a connection to the database. */
  note(lagMs: number): void;
  readonly isOverloaded: boolean;
}

/** Overloaded is a process that was later than the limit in each of so many windows; one good window ends it. */
export function loadGauge({ limitMs, windows }: { limitMs: number; windows: number }): LoadGauge {
  let slow = 0;
  return {
    note: (lagMs) => void (slow = lagMs > limitMs ? slow + 1 : 0),
    get isOverloaded() {
      return slow >= windows;
    },
  };
}

const gauge = loadGauge({ limitMs: env.LOOP_LAG_LIMIT_MS, windows: slowWindows });

/** Whether event loop or database have been late for so long that work is to be turned away. */
export function isOverloaded(): boolean {
  return gauge.isOverloaded;
}

/** Headers of an answer that turns work away. */
export const retryLater = { "retry-after": String(retryAfterMs / 1_000) };

/** Why work is turned away that has begun already. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

/** Measures the event loop and the queue for the database once a second, until the returned function is called. */
export function watchLoad(): () => void {
  const queue = poolWatch(ownPool());
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const timer = setInterval(() => {
    const was = gauge.isOverloaded;
    const lagMs = delays.count > 0 ? delays.mean / 1e6 : 0;
    const queueMs = queue.look();
    gauge.note(Math.max(lagMs, queueMs));
    delays.reset();
    if (gauge.isOverloaded !== was)
      logger.warn(
        { lagMs: Math.round(lagMs), queueMs: Math.round(queueMs) },
        was ? "load: work is taken again" : "load: work is turned away",
      );
  }, windowMs).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
    gauge.note(0);
  };
}
