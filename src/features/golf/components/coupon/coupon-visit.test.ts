import { afterEach, expect, it, vi } from "vitest";
import { rememberCouponVisit, wasCouponVisited } from "./coupon-visit.ts";

afterEach(() => vi.unstubAllGlobals());

it("opens the coupon of the round whose button was pressed, and not the next round's", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  rememberCouponVisit("first");
  expect([wasCouponVisited("first"), wasCouponVisited("rematch")]).toEqual([true, false]);
  expect([...kept.keys()]).toEqual(["couponVisited:first"]);
});
