import { restoreMinutes } from "../policy.ts";

const restoreMs = restoreMinutes * 60_000;

/**
 * Milliseconds in which somebody who was removed at `removedAt`, by the server's clock, can still be brought back. The phone
 * heard of it at `heardAt`, and it is `now`, both by its own: a clock that makes nonsense of this counts from then.
 */
export function msToRestore(removedAt: string, heardAt: number, now: number): number {
  const agoMs = heardAt - new Date(removedAt).getTime();
  const since = agoMs >= 0 && agoMs < restoreMs ? heardAt - agoMs : heardAt;
  return since + restoreMs - now;
}
