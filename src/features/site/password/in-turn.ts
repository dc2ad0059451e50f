import pLimit from "p-limit";
import { DomainError } from "~/lib/errors.ts";

/** Each check takes 19 MiB and a core for a moment: so many run at once, and leave threads to those who sign in. */
const atOnce = pLimit(2);
/** So many others wait for their turn. */
const mostWaiting = 50;

/** Checks a password once it is its turn. Throws `too-many`, before anything is checked, where too many wait already. */
export function inTurn(check: () => Promise<boolean>): Promise<boolean> {
  if (atOnce.pendingCount >= mostWaiting)
    throw new DomainError("too-many", "too many passwords are being checked", { retryAfterMs: 5_000 });
  return atOnce(check);
}
