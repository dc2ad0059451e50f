import type { GolfTexts } from "../../texts.ts";
import { useRound } from "../round/use-round.ts";
import { TicketCode } from "./ticket.tsx";
import type { CouponState } from "./use-coupon.ts";

/** The ticket's lower part in each of its states: closed, being opened, open, used, not to be had, not for spectators. */
export function CouponStub({ ticket }: { ticket: CouponState }) {
  const { view, texts } = useRound();
  const { coupon, status, refusal, open } = ticket;
  if (view.isWatching) return <p className="ticket__hint">{texts.couponWatching}</p>;
  if (coupon)
    return (
      <>
        <TicketCode code={coupon.code} redeemedAt={coupon.redeemedAt} />
        {!view.isConnected && <p className="ticket__hint">{texts.couponKept}</p>}
      </>
    );
  if (status === "opening")
    return (
      <p className="ticket__hint" role="status">
        {view.isConnected ? texts.couponOpening : texts.couponWaits}
      </p>
    );
  return (
    <>
      {status === "failed" && (
        <p className="ticket__hint" role="alert">
          {view.isConnected ? failureOf(refusal, texts) : texts.couponWaits}
        </p>
      )}
      <button type="button" className="button ticket__open" onClick={open}>
        {status === "failed" ? texts.retry : texts.openCoupon}
      </button>
    </>
  );
}

function failureOf(refusal: CouponState["refusal"], texts: GolfTexts): string {
  if (refusal === "too-fast") return texts.couponTooFast;
  return refusal === "coupons-per-day" ? texts.couponsGone : texts.couponFailed;
}
