import { cpus, loadavg } from "node:os";

/** So long a test waits for what has to come, in milliseconds: other tests may leave it no more than a fiftieth of a core. */
export const longestWaitMs = 600_000;

/** How long `fixedWork` takes a processor that has as much speed as the limits of the tests are meant for, in milliseconds. */
const usualMs = 20;

/** How many times as long as meant this processor takes for the same work just now: 1 or more, whatever runs beside it. */
export function slowness(): number {
  const tries = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    fixedWork();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return Math.max(1, Math.min(...tries) / usualMs);
}

function fixedWork(): number {
  let sum = 0;
  for (let count = 0; count < 20_000_000; count += 1) sum += count;
  return sum;
}

/**
 * A time limit, in milliseconds, that holds on a machine that has time for us; where the processor is slower, or other
 * work keeps every core busy several times over, more is allowed, so that a test fails for our own slowness only.
 */
export function patient(ms: number): number {
  const isBusy = (loadavg()[0] ?? 0) > 3 * cpus().length;
  return ms * Math.max(isBusy ? 4 : 1, slowness());
}
