import type { ShownCoupon } from "../../schema.ts";

/** What the server answered about a code. */
export type DeskAnswer =
  | { type: "found"; coupon: ShownCoupon }
  | { type: "used"; redeemedAt: string }
  | { type: "handedOn" | "unknown" | "tooMany" | "signedOut" | "failed" };

const path = "/api/v1/coupon";

/** Looks a coupon up by its code. */
export function findCoupon(code: string): Promise<DeskAnswer> {
  return ask(`${path}/find?code=${encodeURIComponent(code)}`);
}

/** Uses up the coupon that was shown. With the same `opId` it may be asked again after a lost answer. */
export function redeemCoupon({ code, playerName }: ShownCoupon, opId: string): Promise<DeskAnswer> {
  const body = JSON.stringify({ code, opId, playerName });
  return ask(`${path}/redeem`, { method: "POST", headers: { "content-type": "application/json" }, body });
}

async function ask(url: string, init: RequestInit = {}): Promise<DeskAnswer> {
  try {
    const response = await fetch(url, { ...init, cache: "no-store", signal: AbortSignal.timeout(10_000) });
    if (response.ok) return { type: "found", coupon: (await response.json()) as ShownCoupon }; // checked by its schema
    if (response.status === 409) {
      const { error } = (await response.json()) as { error: { details: { redeemedAt?: string } } };
      const { redeemedAt } = error.details;
      return redeemedAt === undefined ? { type: "handedOn" } : { type: "used", redeemedAt };
    }
    return { type: refusals[response.status] ?? "failed" };
  } catch {
    return { type: "failed" }; // no line; the page offers to try again
  }
}

const refusals: Record<number, "unknown" | "tooMany" | "signedOut"> = {
  401: "signedOut",
  403: "signedOut",
  404: "unknown",
  429: "tooMany",
};
