import { DomainError } from "~/lib/errors.ts";
import { WindowCounter } from "~/lib/turns/window-counter.ts";
import { processWide } from "../process-wide.ts";

/** How often something may happen with one key in a window that begins with its first time. */
interface Allowance {
  most: number;
  windowMs: number;
}

/** Networks of IPv6 that one caller is given: the half of an address, or thousands of such halves side by side. */
const half = /([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64/;
/** So many times as much is allowed to the thousands together: whole companies and the phones of a town are among them. */
const widely = 16;

/**
 * One limit under a name of its own, counted in this process: an installation that splits into several allows each its
 * share. Keys are ids and networks, never a text that a caller made up; networks of IPv6 are counted by themselves and, 16
 * times as generously, with all of their /48, which many a caller has alone. What is over the limit throws `too-many` with
 * `retryAfterMs`, the milliseconds until the key's window ends.
 */
export function rateLimit(name: string, { most, windowMs }: Allowance) {
  const counter = processWide(
    `rate ${name} ${most}/${windowMs}`,
    () => new WindowCounter({ windowMs, maxKeys: 20_000 }),
  );
  const refuse = (key: string): never => {
    const retryAfterMs = Math.ceil(counter.msLeft(key));
    throw new DomainError("too-many", `too many calls (${name})`, { retryAfterMs });
  };
  const widerOf = (key: string) => (half.test(key) ? key.replace(half, "$1::/48") : null);
  return {
    /** Refuses a key that has used its allowance up, and counts nothing. */
    check(key: string): void {
      const wider = widerOf(key);
      if (wider !== null && counter.countOf(wider) >= most * widely) refuse(wider);
      if (counter.countOf(key) >= most) refuse(key);
    },
    /** Counts first and refuses what is over: things that happen at the same moment all count. */
    count(key: string, weight = 1): number {
      const wider = widerOf(key);
      // First, so that a flood of networks drives no other key out of memory; what is over a key's own limit is no neighbour's.
      const isOver = counter.countOf(key) >= most;
      if (wider !== null && !isOver && counter.add(wider, weight) > most * widely) refuse(wider);
      const counted = counter.add(key, weight);
      return counted > most ? refuse(key) : counted;
    },
    /** Counts what has happened, and refuses nothing: for what `check` let begin. */
    add(key: string, weight = 1): void {
      const wider = widerOf(key);
      if (wider !== null) counter.add(wider, weight);
      counter.add(key, weight);
    },
    /** Takes one count back. */
    takeBack(key: string): void {
      const wider = widerOf(key);
      if (wider !== null) counter.takeBack(wider);
      counter.takeBack(key);
    },
    /** Lets a key begin anew, and no other of its wider network. */
    forget: (key: string) => counter.forget(key),
    countOf: (key: string) => counter.countOf(key),
  };
}

/** How many seconds to wait where `count` meets its limit; null while it does not. */
export function secondsToWait(count: () => unknown): number | null {
  try {
    count();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "too-many") throw error;
    return Math.ceil(Number(error.details?.retryAfterMs ?? 0) / 1000);
  }
}
