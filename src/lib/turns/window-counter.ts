import { LRUCache } from "lru-cache";

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Counts by key in windows of a fixed length that begin with a key's first count. Holds at most `maxKeys` keys, and
 * forgets first what was asked for longest ago. It sets no timer: one that waits for a window's end would hold
 * everything that the request which set it can reach.
 */
export class WindowCounter {
  readonly #windows: LRUCache<string, Window>;
  readonly #windowMs: number;
  readonly #now: () => number;

  /** `now` gives milliseconds that only grow, so that a change of the machine's clock neither opens nor closes anything. */
  constructor(options: { windowMs: number; maxKeys: number; now?: () => number }) {
    this.#windows = new LRUCache({ max: options.maxKeys });
    this.#windowMs = options.windowMs;
    this.#now = options.now ?? (() => performance.now());
  }

  countOf(key: string): number {
    return this.#open(key)?.count ?? 0;
  }

  /** Milliseconds until the key's window ends; 0 when none is open. */
  msLeft(key: string): number {
    const window = this.#open(key);
    return window ? window.endsAt - this.#now() : 0;
  }

  /** Counts one, or as many as `weight` says, and answers how many there are now. */
  add(key: string, weight = 1): number {
    const window = this.#open(key) ?? { count: 0, endsAt: this.#now() + this.#windowMs };
    window.count += weight;
    this.#windows.set(key, window);
    return window.count;
  }

  /** Takes one count back. */
  takeBack(key: string): void {
    const window = this.#open(key);
    if (window && window.count > 0) window.count -= 1;
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  get size(): number {
    return this.#windows.size;
  }

  #open(key: string): Window | undefined {
    const window = this.#windows.get(key);
    return window && window.endsAt > this.#now() ? window : undefined;
  }
}
