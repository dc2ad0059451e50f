"use client";

import { useEffect } from "react";
import { pathInRound } from "../client/current-game.ts";
import { isPlayedOut } from "../domain/hole-state.ts";
import { couponHolder } from "../domain/winner.ts";
import { AfterRound } from "./after-round/after-round.tsx";
import { CouponPreview } from "./coupon/coupon-preview.tsx";
import { CouponStub } from "./coupon/coupon-stub.tsx";
import { throwConfetti } from "./coupon/throw-confetti.ts";
import { Ticket } from "./coupon/ticket.tsx";
import { useCoupon } from "./coupon/use-coupon.ts";
import { RoundFoot } from "./round/round-foot.tsx";
import { RoundProvider } from "./round/round-provider.tsx";
import { RoundState } from "./round/round-state.tsx";
import { useRound } from "./round/use-round.ts";
import type { OwnWords, ScreenProps } from "./screen-props.ts";

type Prize = Pick<OwnWords, "prize">;

/** The winner's page: the ticket with its code, confetti for three seconds, and the way back to the map. */
export default function CouponScreen(props: ScreenProps & Prize) {
  return (
    <RoundProvider {...props}>
      <Coupon prize={props.prize} />
    </RoundProvider>
  );
}

function Coupon({ prize }: Prize) {
  const { view, store, texts, paths, isEditing, course } = useRound();
  const holeIds = course.holes.map((hole) => hole.pageId);
  const isDue = isPlayedOut(view.players, view.holes, holeIds);
  const holder = couponHolder(view, course.holes);
  const ticket = useCoupon({ isDue, holderId: holder?.id ?? null });
  const { coupon } = ticket;
  const isFresh = coupon?.redeemedAt === null;
  useEffect(() => (isFresh ? throwConfetti() : undefined), [isFresh]);

  if (isEditing) return <CouponPreview prize={prize} />;
  if (view.status !== "ready" || !view.game) return <RoundState />;
  const winner = holder?.playerName ?? coupon?.playerName ?? null;
  return (
    <div className="golf-coupon">
      {winner === null ? (
        <div className="golf-coupon__waiting">
          <p className="golf-coupon__none">{texts.noWinner}</p>
          <p>{texts.couponNotDue}</p>
        </div>
      ) : (
        <Ticket winnerName={winner} playedAt={view.game.createdAt} prize={prize}>
          <CouponStub ticket={ticket} />
        </Ticket>
      )}
      <RoundFoot />
      <a className="button golf__action" href={pathInRound(paths.play, store?.gameId)}>
        {texts.backToMap}
      </a>
      <AfterRound />
    </div>
  );
}
