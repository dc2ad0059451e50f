import { v4 } from "uuid";
import { forgetValue, keepValue, keptValue } from "./kept-values.ts";

/** The id that this phone gave itself, for the history of a round. It is no secret and gives no right. */
export function deviceId(): string {
  return keptValue("golfDevice") ?? keepValue("golfDevice", v4());
}

/**
 * Keeps the key with which this phone started a round (a fresh `v4()`, sent with `game.create` or `game.rematch`): who
 * has it may lock the round.
 */
export function keepStarterKey(gameId: string, starterKey: string): void {
  keepValue(`golfStarter:${gameId}`, starterKey);
}

/** The key with which this phone started the round, or null when another phone did. */
export function starterKeyFor(gameId: string): string | null {
  return keptValue(`golfStarter:${gameId}`);
}

/** The server knows another key: this phone did not start the round. */
export function forgetStarterKey(gameId: string): void {
  forgetValue(`golfStarter:${gameId}`);
}

/** The player whom this phone belongs to in a round, as its owner has said; null while nobody has. */
export function ownPlayer(gameId: string): string | null {
  return keptValue(`golfMe:${gameId}`);
}

/** Null when the phone belongs to nobody in the round any more. */
export function keepOwnPlayer(gameId: string, playerId: string | null): void {
  const key = `golfMe:${gameId}`;
  if (playerId === null) forgetValue(key);
  else keepValue(key, playerId);
}

/** The page of a round (0 for the first hole) that this phone was last turned to, also in a tab that was killed. */
export function keptHole(gameId: string): number | null {
  const kept = keptValue(`golfHole:${gameId}`);
  return kept === null ? null : Number(kept) || 0;
}

export function keepHole(gameId: string, index: number): void {
  keepValue(`golfHole:${gameId}`, String(index));
}
