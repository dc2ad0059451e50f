import { DomainError } from "~/lib/errors.ts";
import { WindowCounter } from "~/lib/turns/window-counter.ts";
import { processWide } from "../process-wide.ts";

const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** How often something may happen with one key in a window that begins with its first time. */
export interface Allowance {
  most: number;
  windowMs: number;
}

/**
 * One limit under a name of its own, counted in this process: an installation that splits into several allows each its
 * share. Keys are ids and addresses, never a text that a caller made up. What is over the limit throws `too-many` with
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
  return {
    /** Refuses a key that has used its allowance up, and counts nothing. */
    check(key: string): void {
      if (counter.countOf(key) >= most) refuse(key);
    },
    /** Counts first and refuses what is over: things that happen at the same moment all count. */
    count(key: string, weight = 1): number {
      const counted = counter.add(key, weight);
      return counted > most ? refuse(key) : counted;
    },
    /** Takes one count back. */
    takeBack: (key: string) => counter.takeBack(key),
    /** Lets a key begin anew. */
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
