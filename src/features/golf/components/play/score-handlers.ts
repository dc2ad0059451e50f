import type { FreshScore } from "../../domain/fresh-scores.ts";

/** One player on one hole. */
export interface Cell {
  playerId: string;
  pageId: string;
}

/** What a card asks for when somebody touches a score. */
export interface ScoreHandlers {
  onTap: (cell: Cell, delta: 1 | -1) => void;
  /** The number pad is wanted. */
  onPickAsked: (cell: Cell) => void;
  onScore: (cell: Cell, score: number) => void;
  /** What another phone has just entered is taken back. */
  onUndo: (fresh: FreshScore) => void;
}
