"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { v4 } from "uuid";
import { findCoupon, redeemCoupon, type DeskAnswer } from "./desk-api.ts";
import { DeskCard } from "./desk-card.tsx";
import { DeskEntry } from "./desk-entry.tsx";
import { DeskNotice } from "./desk-notice.tsx";
import type { DeskTexts } from "./desk-texts.ts";
import type { ShownCoupon } from "../../schema.ts";

interface Props {
  texts: DeskTexts;
  locale: string;
  /** The code in the page's address, if it holds one. */
  code: string | null;
}

type Notice = Exclude<DeskAnswer["type"], "found" | "used">;

/** The bar's side of a coupon: look it up, see whose it is, use it once. */
export function CouponDesk({ texts, locale, code: given }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const [coupon, setCoupon] = useState<ShownCoupon | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(given !== null);
  /** True after this page redeemed the coupon itself: the answer is then good news. */
  const [isOurs, setIsOurs] = useState(false);
  const redemption = useRef("");

  const onCodeEntered = useCallback(async (entered: string) => {
    const asked = (redemption.current = v4());
    setCode(entered);
    setIsOurs(false);
    setNotice(null);
    setIsBusy(true);
    const answer = await findCoupon(entered);
    if (redemption.current !== asked) return; // another code was entered since
    setIsBusy(false);
    setCoupon(answer.type === "found" ? answer.coupon : null);
    if (answer.type !== "found" && answer.type !== "used") setNotice(answer.type);
  }, []);
  useEffect(() => {
    if (given) void onCodeEntered(given);
  }, [given, onCodeEntered]);

  async function onRedeemed() {
    if (!coupon) return;
    setNotice(null);
    setIsBusy(true);
    const answer = await redeemCoupon(coupon, redemption.current);
    if (answer.type === "handedOn") {
      await onCodeEntered(coupon.code); // shows whose it is now, to be compared once more
      setNotice("handedOn");
      return;
    }
    setIsBusy(false);
    setIsOurs(answer.type === "found");
    if (answer.type === "found") setCoupon(answer.coupon);
    else if (answer.type === "used") setCoupon({ ...coupon, redeemedAt: answer.redeemedAt });
    else setNotice(answer.type);
  }

  function onNext() {
    if (isBusy) return; // what became of the coupon is to be seen before the next one
    setCode(null);
    setCoupon(null);
    setNotice(null);
    history.replaceState(null, "", location.pathname);
  }

  return (
    <div className="desk__content" aria-busy={isBusy}>
      {coupon ? (
        <DeskCard {...{ coupon, texts, locale, isBusy, isOurs }} onRedeemed={() => void onRedeemed()} onNext={onNext} />
      ) : (
        <DeskEntry
          texts={texts}
          isBusy={isBusy}
          typed={code}
          onCodeEntered={(entered) => void onCodeEntered(entered)}
          onUnreadable={() => setNotice("unknown")}
        />
      )}
      <DeskNotice
        notice={notice}
        texts={texts}
        onRetry={() => void (coupon ? onRedeemed() : code && onCodeEntered(code))}
      />
    </div>
  );
}
