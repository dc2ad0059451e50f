"use client";

import { pathInRound } from "../../client/current-game.ts";
import { isPlayedOut } from "../../domain/hole-state.ts";
import { leadersOf, rankPlayers } from "../../domain/ranking.ts";
import { couponHolder, winnerOfRound } from "../../domain/winner.ts";
import { fill } from "~/i18n/translate.ts";
import { rememberCouponVisit } from "../coupon/coupon-visit.ts";
import { useRound } from "../round/use-round.ts";
import { markHints } from "./mark-hints.ts";
import { RankingRow } from "./ranking-row.tsx";
import { useFlip } from "./use-flip.ts";

/** The live ranking. Ties share a place; the coupon opens at the one who won them on the last holes. */
export function RankingTable() {
  const { view, texts, paths, course } = useRound();
  const { players, holes } = view;
  const ranking = rankPlayers(players, holes, course.holes);
  const isDue = isPlayedOut(
    players,
    holes,
    course.holes.map((hole) => hole.pageId),
  );
  const winner = view.isWatching ? null : couponHolder(view, course.holes);
  const isUsedByOther = view.coupon?.redeemedAt && winnerOfRound(players, holes, course.holes)?.id !== winner?.id;
  const hasPar = course.holes.some((hole) => hole.par !== null);
  const body = useFlip<HTMLTableSectionElement>(ranking.map((row) => `${row.playerId}:${row.place}`).join());
  if (ranking.length === 0) return <p className="golf__hint">{texts.emptyRanking}</p>;
  return (
    <div className="golf-ranking">
      <table>
        <caption className="sr-only">{texts.ranking}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.played}</th>
            {hasPar && <th scope="col">{texts.parWord}</th>}
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {ranking.map((row) => (
            <RankingRow key={row.playerId} {...{ row, hasPar }}>
              {row.playerId === winner?.id && (
                <a
                  className="golf-ranking__coupon"
                  href={pathInRound(paths.coupon, view.game?.id)}
                  onClick={() => view.game && rememberCouponVisit(view.game.id)}
                >
                  {texts.openCoupon}
                </a>
              )}
            </RankingRow>
          ))}
        </tbody>
      </table>
      <div className="golf-ranking__hints">
        {markHints(ranking, texts).map((hint) => (
          <p key={hint} className="golf__hint">
            {hint}
          </p>
        ))}
        {isUsedByOther && winner && (
          <p className="golf__hint">{fill(texts.couponUsedBy, { name: winner.playerName })}</p>
        )}
        {isDue && leadersOf(ranking).length > 1 && <p className="golf__hint">{texts.tieHint}</p>}
      </div>
    </div>
  );
}
