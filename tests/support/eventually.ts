import { vi } from "vitest";

/** Waits until `check` stops throwing, and gives what it returns; patient, because the machine may be busy with other tests. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 120_000, interval: 10 });
}
