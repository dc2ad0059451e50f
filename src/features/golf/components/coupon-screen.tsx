"use client";

import { useEffect } from "react";
import { pathInRound } from "../client/current-game.ts";
import { useGame } from "../client/use-game.ts";
import { isCouponDue } from "../domain/hole-state.ts";
import { couponHolder } from "../domain/winner.ts";
import { AfterRound } from "./after-round/after-round.tsx";
import { CouponPreview } from "./coupon/coupon-preview.tsx";
import { CouponStub } from "./coupon/coupon-stub.tsx";
import { throwConfetti } from "./coupon/throw-confetti.ts";
import { Ticket } from "./coupon/ticket.tsx";
import { useCoupon } from "./coupon/use-coupon.ts";
import { ConnectionMark } from "./round/connection-mark.tsx";
import { RematchNotice } from "./round/rematch-notice.tsx";
import { RoundNotice } from "./round/round-notice.tsx";
import { RoundState } from "./round/round-state.tsx";
import type { OwnWords, ScreenProps } from "./screen-props.ts";

/** The winner's page: the ticket with its code, confetti for three seconds, and the way back to the map. */
export default function CouponScreen({ prize, ...props }: ScreenProps & Pick<OwnWords, "prize">) {
  const { texts, paths, locale, isEditing, course } = props;
  const { view, store, retry } = useGame(paths, isEditing);
  const holeIds = course.holes.map((hole) => hole.pageId);
  const isDue = isCouponDue(view.players, view.holes, holeIds);
  const holder = couponHolder(view, course.holes);
  const ticket = useCoupon(store, view, { isDue, holderId: holder?.id ?? null });
  const { coupon } = ticket;
  const isFresh = coupon?.redeemedAt === null;
  useEffect(() => (isFresh ? throwConfetti() : undefined), [isFresh]);

  if (isEditing) return <CouponPreview {...{ prize, texts, locale }} />;
  if (view.status !== "ready" || !view.game) return <RoundState view={view} texts={texts} onRetry={retry} />;
  const winner = holder?.playerName ?? coupon?.playerName ?? null;
  return (
    <div className="golf-coupon">
      {winner === null ? (
        <div className="golf-coupon__waiting">
          <p className="golf-coupon__none">{texts.noWinner}</p>
          <p>{texts.couponNotDue}</p>
        </div>
      ) : (
        <Ticket winnerName={winner} playedAt={view.game.createdAt} {...{ prize, texts, locale }}>
          <CouponStub {...{ ticket, view, texts, locale }} />
        </Ticket>
      )}
      <div className="golf-foot">
        <RematchNotice {...{ view, texts, paths }} />
        <RoundNotice {...{ view, texts }} onSeen={store && (() => store.dismissRefusal())} />
        <ConnectionMark view={view} texts={texts} />
      </div>
      <a className="button golf__action" href={pathInRound(paths.play, store?.gameId)}>
        {texts.backToMap}
      </a>
      <AfterRound {...props} view={view} store={store} />
    </div>
  );
}
