import { useEffect, useRef } from "react";
import { spellCode } from "../../domain/coupon-code.ts";
import { gameDate, timeOf } from "../../domain/game-name.ts";
import type { ShownCoupon } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import type { DeskTexts } from "./desk-texts.ts";

interface Props {
  coupon: ShownCoupon;
  texts: DeskTexts;
  locale: string;
  isBusy: boolean;
  isOurs: boolean;
  onRedeemed: () => void;
  onNext: () => void;
}

/** One coupon: whether it is good, whose it is, and the one large button. */
export function DeskCard({ coupon, texts, locale, isBusy, isOurs, onRedeemed, onNext }: Props) {
  const { redeemedAt, doubt } = coupon;
  const state = redeemedAt === null ? "valid" : isOurs ? "redeemed" : "used";
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), [state]);
  return (
    <section ref={card} className="desk-card" data-state={state} tabIndex={-1} aria-labelledby="desk-state">
      <div className="desk-card__head" role="status">
        <h2 id="desk-state" className="desk-card__state">
          {texts[state]}
        </h2>
        {redeemedAt !== null && <p className="desk-card__when">{whenOf(redeemedAt, isOurs, texts, locale)}</p>}
      </div>
      <div className="desk-card__body">
        <p className="desk-card__name">{fill(texts.validText, { name: coupon.playerName })}</p>
        <p className="desk-card__round">
          {fill(texts.from, { date: gameDate(coupon.playedAt, locale), time: timeOf(coupon.playedAt) })}
        </p>
        <p className="desk-card__round">{fill(texts.played, { holes: coupon.holes, minutes: coupon.minutes })}</p>
        {doubt && <p className="desk-card__doubt">{doubt === "at-once" ? texts.atOnce : texts.broughtLater}</p>}
        <p className="desk-card__code">{spellCode(coupon.code)}</p>
        {state === "used" && <p className="desk-card__hint">{texts.usedHint}</p>}
        {state === "valid" ? (
          <button
            type="button"
            className="button desk-card__redeem"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRedeemed()}
          >
            {isBusy ? texts.redeeming : texts.redeem}
          </button>
        ) : null}
        <button
          type="button"
          className="button desk-card__next"
          data-variant="secondary"
          aria-disabled={isBusy}
          onClick={onNext}
        >
          {texts.next}
        </button>
      </div>
    </section>
  );
}

/** The time alone for what was just done here, day and time for what was done before. */
function whenOf(redeemedAt: string, isOurs: boolean, texts: DeskTexts, locale: string): string {
  const values = { time: timeOf(redeemedAt), date: gameDate(redeemedAt, locale) };
  return fill(isOurs ? texts.redeemedAt : texts.usedAt, values);
}
