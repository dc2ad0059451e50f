import { scoreAt } from "./game-state.ts";
import type { GameUpdate, HoleScore } from "../schema.ts";

/** A score that somebody else has just changed. */
export interface FreshScore {
  playerId: string;
  pageId: string;
  before: number;
  score: number;
  /** The player whose phone did it; null where nobody has said whose it is. */
  by: string | null;
  version: number;
}

interface Arrival {
  /** The scores as they were shown before. */
  holes: HoleScore[];
  /** What this phone has asked for itself. */
  isOwn: (opId: string) => boolean;
}

/**
 * The fresh scores after more updates: one a cell, the latest, which remembers the score before the first of the changes
 * that follow each other. A change that leads back to it, or an own one, is news no more.
 */
export function freshAfter(fresh: FreshScore[], updates: GameUpdate[], { holes, isOwn }: Arrival): FreshScore[] {
  return updates.reduce((known, update) => {
    if (update.type === "snapshot") return [];
    if (update.type !== "score.changed") return known;
    const { playerId, pageId, score, by = null, version, opId } = update;
    const isThis = (one: FreshScore) => one.playerId === playerId && one.pageId === pageId;
    const others = known.filter((one) => !isThis(one));
    const before = known.find(isThis)?.before ?? scoreAt(holes, update);
    return isOwn(opId) || before === score ? others : [...others, { playerId, pageId, before, score, by, version }];
  }, fresh);
}
