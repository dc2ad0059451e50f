import { inSession, keepInSession } from "../session.ts";

const key = (gameId: string) => `couponVisited:${gameId}`;

/** The winner's button was pressed: the coupon of this round opens at once then. */
export function rememberCouponVisit(gameId: string): void {
  keepInSession(key(gameId), "1");
}

/** Whether this tab came by the winner's button; false where the browser forbids to know. */
export function wasCouponVisited(gameId: string): boolean {
  return inSession(key(gameId)) !== null;
}
