import { setImmediate } from "node:timers/promises";

/** So long somebody who has much to do keeps the process to themselves, in milliseconds. */
const turnMs = 20;

/** What work comes to that is done step by step: every 20 milliseconds whoever waits meanwhile has a turn. */
export async function inTurns<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
}
