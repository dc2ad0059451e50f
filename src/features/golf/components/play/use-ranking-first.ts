"use client";

import { useLayoutEffect } from "react";
import { keepHole, keptHole } from "../../client/device.ts";
import type { GameView } from "../../client/game-view.ts";

/**
 * Lets who enters nothing begin with the ranking, once: a spectator, or who comes to a round that is over. Belongs before
 * `useHolePages`, which turns to the page that is kept.
 */
export function useRankingFirst({ canScore, game }: GameView, rankingIndex: number): void {
  const id = game?.id;
  useLayoutEffect(() => {
    if (id && !canScore && keptHole(id) === null) keepHole(id, rankingIndex);
    // oxlint-disable-next-line react/exhaustive-deps -- as the round is opened; a lock later on may be taken back
  }, [id]);
}
