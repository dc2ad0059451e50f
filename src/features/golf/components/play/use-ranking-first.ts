"use client";

import { useLayoutEffect } from "react";
import { keepHole, keptHole } from "../../client/device.ts";
import type { GameView } from "../../client/game-view.ts";

/** Lets a spectator begin with the ranking, once. Belongs before `useHolePages`, which turns to the page that is kept. */
export function useRankingFirst({ isWatching, game }: GameView, rankingIndex: number): void {
  const id = isWatching ? game?.id : undefined;
  useLayoutEffect(() => {
    if (id && keptHole(id) === null) keepHole(id, rankingIndex);
  }, [id, rankingIndex]);
}
