import { v4 } from "uuid";
import { browserStorage } from "./current-game.ts";

/** What cannot be kept in the browser lasts as long as the tab. */
const forgotten = new Map<string, string>();

/** The id that this phone gave itself, for the history of a round. It is no secret and gives no right. */
export function deviceId(): string {
  return read("golfDevice") ?? keep("golfDevice", v4());
}

/**
 * Keeps the key with which this phone started a round (a fresh `v4()`, sent with `game.create` or `game.rematch`): who
 * has it may lock the round.
 */
export function keepStarterKey(gameId: string, starterKey: string): void {
  keep(`golfStarter:${gameId}`, starterKey);
}

/** The key with which this phone started the round, or null when another phone did. */
export function starterKeyFor(gameId: string): string | null {
  return read(`golfStarter:${gameId}`);
}

/** The page of a round (0 for the first hole) that this phone was last turned to, also in a tab that was killed. */
export function keptHole(gameId: string): number {
  return Number(read(`golfHole:${gameId}`) ?? 0) || 0;
}

export function keepHole(gameId: string, index: number): void {
  keep(`golfHole:${gameId}`, String(index));
}

function read(key: string): string | null {
  try {
    return browserStorage()?.getItem(key) ?? forgotten.get(key) ?? null;
  } catch {
    return forgotten.get(key) ?? null;
  }
}

function keep(key: string, value: string): string {
  forgotten.set(key, value);
  try {
    browserStorage()?.setItem(key, value);
  } catch {
    // A full storage keeps it for this tab only.
  }
  return value;
}
