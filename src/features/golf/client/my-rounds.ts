import { isPlayedOut } from "../domain/hole-state.ts";
import { isFrozen } from "../domain/score.ts";
import type { GameState } from "../schema.ts";
import { forgetValue, keepValue, keptValue } from "./kept-values.ts";

const key = "golfRounds";
/** So many rounds are listed; older ones stay where they are, behind their links. */
const mostRounds = 5;

/** The rounds that this phone was in last, the latest first. */
export function roundsOfThisPhone(): string[] {
  try {
    const kept: unknown = JSON.parse(keptValue(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return []; // of another version
  }
}

/** Puts a round at the head of the list. */
export function noteRound(gameId: string): void {
  const others = roundsOfThisPhone().filter((id) => id !== gameId);
  keepValue(key, JSON.stringify([gameId, ...others].slice(0, mostRounds)));
}

/** Takes a round that is gone off the list. */
export function dropRound(gameId: string): void {
  const left = roundsOfThisPhone().filter((id) => id !== gameId);
  if (left.length > 0) keepValue(key, JSON.stringify(left));
  else forgetValue(key);
}

/** A round as the list shows it. */
export interface ListedRound {
  id: string;
  startedAt: string;
  names: string[];
  /** Strokes are missing and may still be entered. */
  isUnderWay: boolean;
}

/**
 * What a phone knows of one of its rounds, in a line. One without a stroke is played on the course of today. Whether a day
 * is over since its start, the server has said; where it was not asked lately, `now` is what the phone takes the time for.
 */
export function listedRound(
  { game, players, holes, isLocked, isOver, course }: GameState,
  pagesOfToday: string[],
  now?: Date,
): ListedRound {
  const pageIds = course?.map(({ pageId }) => pageId) ?? pagesOfToday;
  const isLate = isOver === true || (now !== undefined && isFrozen(new Date(game.createdAt), now));
  const isEnded = isLocked || isLate || isPlayedOut(players, holes, pageIds);
  return {
    id: game.id,
    startedAt: game.createdAt,
    names: players.map((player) => player.playerName),
    isUnderWay: !isEnded && players.length > 0,
  };
}

/**
 * The same rounds, those under way as the server has them now: another phone may have closed one since this phone left
 * it. What could not be asked about stays as the phone knows it.
 */
export function asTheyStandNow(
  states: readonly GameState[],
  isUnderWay: (state: GameState) => boolean,
  read: (gameId: string) => Promise<GameState>,
): Promise<GameState[]> {
  return Promise.all(states.map(async (state) => (isUnderWay(state) ? read(state.game.id).catch(() => state) : state)));
}
