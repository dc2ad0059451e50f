import type { CouponState, HoleScore, Player } from "../schema.ts";
import type { CourseCard } from "./course-card.ts";
import { isPlayedOut } from "./hole-state.ts";
import { rankPlayers, winnerOf } from "./ranking.ts";

/** Who wins the round by its scores, and so the coupon; null while it is not over. */
export function winnerOfRound(players: Player[], holes: HoleScore[], course: CourseCard): Player | null {
  const pageIds = course.map((hole) => hole.pageId);
  if (!isPlayedOut(players, holes, pageIds)) return null;
  const winner = winnerOf(rankPlayers(players, holes, course), holes, course);
  return players.find(({ id }) => id === winner?.playerId) ?? null;
}

interface ScoredRound {
  players: Player[];
  holes: HoleScore[];
  coupon: CouponState | null;
}

/**
 * Whose the coupon is: the winner's as the scores stand, also after a correction, until it is used; then for ever that of
 * whoever used it. An issued one of a round that is no longer over stays where it is.
 */
export function couponHolder({ players, holes, coupon }: ScoredRound, course: CourseCard): Player | null {
  const issuedTo = players.find(({ id }) => id === coupon?.playerId) ?? null;
  if (coupon && coupon.redeemedAt !== null) return issuedTo;
  return winnerOfRound(players, holes, course) ?? issuedTo;
}
