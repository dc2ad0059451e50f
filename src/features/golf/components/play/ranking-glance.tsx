import { Fragment } from "react";
import { rankPlayers } from "../../domain/ranking.ts";
import { useRound } from "../round/use-round.ts";

/** The best three in one line, for the low drawer. */
export function RankingGlance() {
  const { view, course } = useRound();
  const best = rankPlayers(view.players, view.holes, course.holes).filter(
    (row) => row.place !== null && row.place <= 3,
  );
  return (
    <p className="golf-play__sub">
      <span className="golf-play__glance">
        {best.map((row) => (
          <Fragment key={row.playerId}>
            {" "}
            <span>
              {row.place}.{" "}
              <span className="golf-play__glance-name" dir="auto">
                {row.playerName}
              </span>{" "}
              <b>{row.total}</b>
            </span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
