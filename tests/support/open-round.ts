import type { GameState } from "~/features/golf/schema.ts";

/** A round that was just started and is open, without players and scores, but for what the test says. */
export function openRound(parts: Partial<GameState> & Pick<GameState, "game">): GameState {
  return {
    version: 1,
    players: [],
    removed: [],
    holes: [],
    isLocked: false,
    isOver: false,
    rematchId: null,
    coupon: null,
    ...parts,
  };
}
