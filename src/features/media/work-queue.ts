import { DomainError } from "~/lib/errors.ts";
import { FairTurns } from "~/lib/turns/fair-turns.ts";

/**
 * Two at a time, so that a heap of uploads cannot take every core and all memory; nobody else waits until two drawings
 * of one site are killed.
 */
const turns = new FairTurns(2, { patienceMs: 2_500 });
/** So much of one site may wait: each upload in line is held in memory. */
export const mostWaiting = 40;

/**
 * Runs heavy work when it is its site's turn: sites take turns, so that nobody's heap keeps the pictures of others
 * waiting. Throws `too-many` where too much of the site waits already.
 */
export async function inTurn<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  if (turns.waitingOf(siteId) >= mostWaiting)
    throw new DomainError("too-many", "too many pictures of the site wait", { retryAfterMs: 5_000 });
  return await turns.run(siteId, work);
}

/** The same for what a job does in the background: its runs come one after the other, and always wait. */
export const inTurnOfJob = <Result>(siteId: string, work: () => Promise<Result>): Promise<Result> =>
  turns.run(siteId, work);
