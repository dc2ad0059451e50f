import { vi } from "vitest";
import { longestWaitMs } from "./patient.ts";

/** Waits until `check` stops throwing, and gives what it returns; patient, because the machine may be busy with other tests. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  // oxlint-disable-next-line no-restricted-properties -- here it is given its patience
  return vi.waitFor(check, { timeout: longestWaitMs, interval: 10 });
}

/** Waits until `read` gives something that is true, for `timeout` milliseconds at most, and gives that; looks every `interval`. */
export function untilTrue<Result>(
  read: () => Result | Promise<Result>,
  { timeout = longestWaitMs, interval = 10 } = {},
) {
  // oxlint-disable-next-line no-restricted-properties -- as above
  return vi.waitUntil(read, { timeout, interval });
}
