import type { GameState, GameUpdate, HoleScore } from "../schema.ts";
import { scoreAt, withScore } from "./game-state.ts";
import { adjustedScore } from "./score.ts";

/** A tap on its way to the server. It keeps its `opId` over every retry, so it counts exactly once. */
export interface Tap {
  opId: string;
  playerId: string;
  pageId: string;
  delta: 1 | -1;
  /** The version that the server stored it under, once it has answered. */
  storedAs?: number;
}

/** The scores as the phone shows them: what the server knows, and every pending tap on top, in order. */
export function withPendingTaps(state: GameState, taps: Tap[]): HoleScore[] {
  return taps
    .filter((tap) => !isSeen(tap, state.version))
    .reduce(
      (holes, tap) => withScore(holes, { ...tap, score: adjustedScore(scoreAt(holes, tap), tap.delta) }),
      state.holes,
    );
}

/** The taps that are still needed after an update: neither its own nor covered by the version that it brought. */
export function settleTaps(taps: Tap[], update: GameUpdate, version: number): Tap[] {
  return taps.filter((tap) => !(update.type === "score.changed" && update.opId === tap.opId) && !isSeen(tap, version));
}

function isSeen(tap: Tap, version: number): boolean {
  return tap.storedAs !== undefined && tap.storedAs <= version;
}
