import { useCallback, useEffect, useState } from "react";
import { v4 } from "uuid";
import type { Coupon } from "../../schema.ts";
import { useRound } from "../round/use-round.ts";
import { wasCouponVisited } from "./coupon-visit.ts";
import { keepCoupon, keptCoupon } from "./kept-coupon.ts";

export interface CouponState {
  coupon: Coupon | null;
  /** `closed` until somebody opens it. */
  status: "closed" | "opening" | "open" | "failed";
  /** Why the last try failed, where the server said so: `too-fast` or `coupons-per-day`. */
  refusal: string | null;
  /** Asks for the round's coupon; the server works out whose it is. */
  open: () => void;
}

/**
 * The coupon of the round: kept from before, read when it is issued already, opened at once for who came by the winner's
 * button and otherwise by `open`. Follows its redemption live, and a correction that hands it on to `holderId`.
 */
export function useCoupon({ isDue, holderId }: { isDue: boolean; holderId: string | null }): CouponState {
  const { store, view } = useRound();
  const gameId = store?.gameId ?? null;
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [status, setStatus] = useState<CouponState["status"]>("closed");
  const [refusal, setRefusal] = useState<CouponState["refusal"]>(null);
  const isIssued = view.coupon !== null;

  const open = useCallback(async () => {
    if (!store) return;
    setStatus("opening");
    const opId = v4();
    const answer = await store.call(({ api, gameId: id, deviceId, signal }) =>
      api.coupon.issue.mutate({ gameId: id, opId, deviceId }, { signal }),
    );
    if (answer.ok) {
      keepCoupon(store.gameId, answer.value);
      setCoupon(answer.value);
    }
    setRefusal(answer.ok ? null : answer.reason);
    setStatus(answer.ok ? "open" : "failed");
  }, [store]);

  useEffect(() => {
    const kept = gameId && keptCoupon(gameId);
    if (!kept) return;
    setCoupon(kept);
    setStatus("open");
  }, [gameId]);

  const isWanted = isIssued || (isDue && gameId !== null && wasCouponVisited(gameId));
  useEffect(() => {
    if (view.status === "ready" && status === "closed" && store && isWanted && !keptCoupon(store.gameId)) void open();
  }, [view.status, status, store, isWanted, open]);

  const isHandedOn = coupon !== null && !view.coupon?.redeemedAt && holderId !== null && coupon.playerId !== holderId;
  useEffect(() => {
    if (isHandedOn && status === "open" && view.isConnected) void open();
  }, [isHandedOn, status, view.isConnected, open]);

  // What failed in a dead spot is tried again when the line is back, once each time.
  useEffect(() => {
    if (view.isConnected) setStatus((now) => (now === "failed" ? "closed" : now));
  }, [view.isConnected]);

  const redeemedAt = view.coupon?.redeemedAt ?? coupon?.redeemedAt ?? null;
  useEffect(() => {
    if (gameId && coupon && coupon.redeemedAt !== redeemedAt) keepCoupon(gameId, { ...coupon, redeemedAt });
  }, [gameId, coupon, redeemedAt]);
  return { coupon: coupon && { ...coupon, redeemedAt }, status, refusal, open: () => void open() };
}
