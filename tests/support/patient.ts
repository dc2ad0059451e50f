import { cpus, loadavg } from "node:os";

/**
 * A time limit, in milliseconds, that holds on a machine that has time for us; where other work keeps every core busy
 * several times over, four times as much is allowed, so that a test fails for our own slowness only.
 */
export function patient(ms: number): number {
  const isBusy = (loadavg()[0] ?? 0) > 3 * cpus().length;
  return isBusy ? 4 * ms : ms;
}
