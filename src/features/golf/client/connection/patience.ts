import { backOff } from "~/lib/turns/back-off.ts";
/** Waits that can be cut short, all at once: when a phone wakes up, nobody wants to sit out the rest of a pause. */
export class Patience {
  #waiting = new Set<() => void>();

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#waiting.add(done);
    });
  }

  /** Ends all waits that are under way. */
  end(): void {
    for (const done of [...this.#waiting]) done();
  }
}

/** Milliseconds to wait before the attempt with this number: 0.5 to 10 s with full jitter. */
export function jittered(attempt: number): number {
  return backOff(attempt, { firstMs: 500, longestMs: 10_000, spread: 1 });
}
