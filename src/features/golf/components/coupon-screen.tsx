"use client";

import { useEffect } from "react";
import { pathInRound } from "../client/current-game.ts";
import type { GameView } from "../client/game-view.ts";
import { useGame } from "../client/use-game.ts";
import type { Course } from "../course.ts";
import { isCouponDue } from "../domain/hole-state.ts";
import { rankPlayers, winnerOf } from "../domain/ranking.ts";
import { AfterRound } from "./after-round/after-round.tsx";
import { CouponPreview } from "./coupon/coupon-preview.tsx";
import { CouponStub } from "./coupon/coupon-stub.tsx";
import { throwConfetti } from "./coupon/throw-confetti.ts";
import { Ticket } from "./coupon/ticket.tsx";
import { useCoupon } from "./coupon/use-coupon.ts";
import { ConnectionMark } from "./round/connection-mark.tsx";
import { RoundNotice } from "./round/round-notice.tsx";
import { RoundState } from "./round/round-state.tsx";
import type { OwnWords, ScreenProps } from "./screen-props.ts";

/** The winner's page: the ticket with its code, confetti for three seconds, and the way back to the map. */
export default function CouponScreen({ prize, ...props }: ScreenProps & Pick<OwnWords, "prize">) {
  const { texts, paths, locale, isEditing, course } = props;
  const { view, store, retry } = useGame(paths, isEditing);
  const holeIds = course.holes.map((hole) => hole.pageId);
  const isDue = isCouponDue(view.players, view.holes, holeIds);
  const ticket = useCoupon(store, view, isDue);
  const { coupon } = ticket;
  const isFresh = coupon?.redeemedAt === null;
  useEffect(() => (isFresh ? throwConfetti() : undefined), [isFresh]);

  if (isEditing) return <CouponPreview {...{ prize, texts, locale }} />;
  if (view.status !== "ready" || !view.game) return <RoundState view={view} texts={texts} onRetry={retry} />;
  const winner = coupon?.playerName ?? holderOf(view) ?? (isDue ? leaderOf(view, course) : null);
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

/** Who the coupon was issued to: it stays theirs when a score is corrected afterwards. */
function holderOf({ coupon, players }: GameView): string | null {
  return players.find((player) => player.id === coupon?.playerId)?.playerName ?? null;
}

function leaderOf({ players, holes }: GameView, course: Course): string | null {
  return winnerOf(rankPlayers(players, holes, course.holes), holes, course.holes)?.playerName ?? null;
}
