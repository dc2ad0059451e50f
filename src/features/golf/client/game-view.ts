import type { FreshScore } from "../domain/fresh-scores.ts";
import type { HeldScore } from "../domain/held-scores.ts";
import type { CouponState, Game, GameState, HoleScore, PlayedHole, Player, RemovedPlayer } from "../schema.ts";

/**
 * Why the server did not take what was done here: the round is over, it is locked, the player was removed and may come
 * back, or something else is in the way.
 */
export type Refusal = "frozen" | "locked" | "removed" | "refused";

/** Changes that were made on this phone and did not count: how many there were, and why the last one did not. */
export interface Refused {
  reason: Refusal;
  count: number;
}

/** A round as a screen shows it: with everything that was done on this phone already counted. */
export interface GameView {
  /**
   * `gone` when there is no such game on this site, `failed` when it could not be had within some seconds; the phone
   * goes on trying then. `ready` also without a network, when the phone knows the round from before.
   */
  status: "loading" | "ready" | "gone" | "failed";
  game: Game | null;
  players: Player[];
  /** Who can be brought back until ten minutes after `removedAt`. */
  removed: RemovedPlayer[];
  holes: HoleScore[];
  /** The course that the round is played on; null before its first stroke. */
  course: PlayedHole[] | null;
  isLocked: boolean;
  /** The round's 24 hours have passed: it takes no changes any more. */
  isFrozen: boolean;
  /** This phone started the round and may lock it. */
  isStarter: boolean;
  /** A spectator: sees everything, changes nothing. */
  isWatching: boolean;
  /** Whether scores and players may be changed here. */
  canScore: boolean;
  rematchId: string | null;
  coupon: CouponState | null;
  /** Changes made on this phone that the server has not acknowledged yet. */
  pending: number;
  /** Players who were added, renamed, removed or brought back here, which the server does not know yet. */
  waitingPlayerIds: string[];
  isConnected: boolean;
  /** What is done here outlives the tab, also without a network. */
  isKept: boolean;
  /** The same in one word, for the mark: `offline` wins over `sending`. */
  line: "live" | "sending" | "offline";
  /** What was not accepted, kept on the phone; null again when it was dismissed, or after the next change that is. */
  refusal: Refused | null;
  /** Scores made here that the round did not take, kept until it is open, or the player back, and somebody enters or drops them. */
  held: HeldScore[];
  /** The removed players whose scores are kept so; null: some whom nobody can bring back any more. */
  heldRemoved: (RemovedPlayer | null)[];
  /** Scores that other phones have changed a moment ago. */
  fresh: FreshScore[];
  /** Where strokes of this phone and of another one were added up, until somebody changes the score. */
  addedUp: { playerId: string; pageId: string }[];
  /** The player whom this phone belongs to, as its owner has said. */
  ownPlayerId: string | null;
}

/** What a screen shows before the round is there. */
export const emptyView: GameView = {
  status: "loading",
  game: null,
  players: [],
  removed: [],
  holes: [],
  course: null,
  isLocked: false,
  isFrozen: false,
  isStarter: false,
  isWatching: false,
  canScore: false,
  rematchId: null,
  coupon: null,
  pending: 0,
  waitingPlayerIds: [],
  isConnected: true,
  isKept: true,
  line: "live",
  refusal: null,
  held: [],
  heldRemoved: [],
  fresh: [],
  addedUp: [],
  ownPlayerId: null,
};

/** The part of a view that comes from the game's state. */
export function stateView(state: GameState | null): Partial<GameView> {
  if (!state) return {};
  const { game, players, removed, holes, isLocked, rematchId, coupon, course = null } = state;
  return { game, players, removed, holes, isLocked, rematchId, coupon, course };
}

/** The mark's word for how things stand with the server. */
export function lineOf({ isConnected, pending }: Pick<GameView, "isConnected" | "pending">): GameView["line"] {
  if (!isConnected) return "offline";
  return pending > 0 ? "sending" : "live";
}
