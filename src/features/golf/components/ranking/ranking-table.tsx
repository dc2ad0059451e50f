"use client";

import { pathInRound } from "../../client/current-game.ts";
import type { GameView } from "../../client/game-view.ts";
import { isCouponDue } from "../../domain/hole-state.ts";
import { hasMissingScores, leadersOf, rankPlayers, winnerOf } from "../../domain/ranking.ts";
import { rememberCouponVisit } from "../coupon/coupon-visit.ts";
import type { ScreenProps } from "../screen-props.ts";
import { RankingRow } from "./ranking-row.tsx";
import { useFlip } from "./use-flip.ts";

type Props = Pick<ScreenProps, "texts" | "paths" | "course"> & { view: GameView };

/** The live ranking. Ties share a place; the coupon opens at the one who won them on the last holes. */
export function RankingTable({ view, texts, paths, course }: Props) {
  const { players, holes } = view;
  const ranking = rankPlayers(players, holes, course.holes);
  const isDue = isCouponDue(
    players,
    holes,
    course.holes.map((hole) => hole.pageId),
  );
  const winner = isDue && !view.isWatching ? winnerOf(ranking, holes, course.holes) : null;
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
            <RankingRow key={row.playerId} {...{ row, hasPar, texts }} holes={course.holes.length}>
              {row.playerId === winner?.playerId && (
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
        {hasMissingScores(ranking) && <p className="golf__hint">{texts.missing}</p>}
        {ranking.some((row) => row.joinedAfter > 0) && <p className="golf__hint">{texts.lateHint}</p>}
        {isDue && leadersOf(ranking).length > 1 && <p className="golf__hint">{texts.tieHint}</p>}
      </div>
    </div>
  );
}
