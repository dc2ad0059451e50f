import { vi } from "vitest";

/** Waits until `check` stops throwing, and gives what it returns; patient, because the machine may be busy with other tests. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  // oxlint-disable-next-line no-restricted-properties -- the one place where it is given its patience
  return vi.waitFor(check, { timeout: 120_000, interval: 10 });
}
