import { DomainError } from "~/lib/errors.ts";
import { isFrozen } from "./domain/score.ts";

/** Why a round takes no change at `now`: it is over (`frozen`) or locked by its starter. Null when it does. */
export function refusalToChange(game: { createdAt: Date; lockedAt: Date | null }, now: Date): DomainError | null {
  if (isFrozen(game.createdAt, now)) return new DomainError("forbidden", "the round is over", { reason: "frozen" });
  if (game.lockedAt) return new DomainError("forbidden", "the round is locked", { reason: "locked" });
  return null;
}

/** What answers a change of a round whose log is full; no honest round comes near. */
export function fullLog(): DomainError {
  return new DomainError("forbidden", "the round has too many entries", { reason: "full-log" });
}

/** A removed player can be brought back this long. */
export const restoreMinutes = 10;

/** Whether a player removed at `removedAt` can still be brought back at `now`. */
export function isRestorable(removedAt: Date, now: Date): boolean {
  return now.getTime() - removedAt.getTime() < restoreMinutes * 60_000;
}
