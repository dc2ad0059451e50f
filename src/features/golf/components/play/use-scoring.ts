"use client";

import type { Cell } from "../../client/game-store.ts";
import type { FreshScore } from "../../domain/fresh-scores.ts";
import { useRound } from "../round/use-round.ts";
import { useSheets } from "../sheets/use-sheets.ts";
import { tick } from "./haptics.ts";

interface Scoring {
  tap: (delta: 1 | -1) => void;
  set: (score: number) => void;
  /** Opens the number pad. */
  pick: () => void;
  /** Takes back what another phone has just entered. */
  undo: (fresh: FreshScore) => void;
}

/** The ways to change a cell of the card. What changed is felt; where nothing may be changed, nothing happens. */
export function useScoring(cell: Cell): Scoring {
  const { view, store } = useRound();
  const openSheet = useSheets();
  return {
    tap: (delta) => void (store?.tap(cell, delta) && tick()),
    set: (score) => void (store?.setScore(cell, score) && tick()),
    pick: () => view.canScore && openSheet({ name: "pad", cell }),
    undo: (fresh) => store?.undoFresh(fresh),
  };
}
