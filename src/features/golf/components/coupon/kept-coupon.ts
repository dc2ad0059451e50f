import { keepValue, keptValue } from "../../client/kept-values.ts";
import type { Coupon } from "../../schema.ts";

const key = (gameId: string) => `golfCoupon:${gameId}`;

/** The coupon that this phone has shown before: it still does without a network. */
export function keptCoupon(gameId: string): Coupon | null {
  try {
    const kept = JSON.parse(keptValue(key(gameId)) ?? "null") as Partial<Coupon> | null;
    return isCoupon(kept) ? kept : null;
  } catch {
    return null; // nothing kept, or something of another version
  }
}

/** Keeps a coupon for dead spots. A full storage keeps it for this tab only; the coupon is then read again. */
export function keepCoupon(gameId: string, coupon: Coupon): void {
  keepValue(key(gameId), JSON.stringify(coupon));
}

function isCoupon(kept: Partial<Coupon> | null): kept is Coupon {
  const texts = [kept?.playerId, kept?.playerName, kept?.code, kept?.issuedAt];
  const isTime = kept?.redeemedAt === null || typeof kept?.redeemedAt === "string";
  return isTime && texts.every((text) => typeof text === "string");
}
