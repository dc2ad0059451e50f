import { tabStorage } from "~/lib/browser/safe-storage.ts";

const key = (gameId: string) => `couponVisited:${gameId}`;

/** The winner's button was pressed: the coupon of this round opens at once then. */
export function rememberCouponVisit(gameId: string): void {
  tabStorage.set(key(gameId), "1");
}

/** Whether this tab came by the winner's button; false where the browser forbids to know. */
export function wasCouponVisited(gameId: string): boolean {
  return tabStorage.get(key(gameId)) !== null;
}
