"use client";

import { useGame } from "../client/use-game.ts";
import { gameDate } from "../domain/game-name.ts";
import { isCouponDue } from "../domain/hole-state.ts";
import { rankPlayers, leadersOf } from "../domain/ranking.ts";
import { fill } from "../texts.ts";
import type { ScreenProps } from "./screen-props.ts";

/** The winner's page: name, congratulations, the free drink, the date of the round, and the way back. */
export default function CouponScreen({ texts, paths, locale, isEditing, course }: ScreenProps) {
  const { view } = useGame(paths, isEditing);
  if (isEditing) return <p className="golf__hint">{texts.editNote}</p>;
  if (view.status !== "ready" || !view.game) return <p className="golf__loading">{texts.loading}</p>;

  const holeIds = course.holes.map((hole) => hole.pageId);
  const isDue = isCouponDue(view.players, view.holes, holeIds);
  const ranking = isDue ? rankPlayers(view.players, view.holes, course.holes) : [];
  const winners = leadersOf(ranking).map((row) => row.playerName);
  const names = new Intl.ListFormat(locale).format(winners);
  return (
    <div className="golf-coupon">
      {winners.length > 0 ? (
        <div className="golf-coupon__card">
          <p className="golf-coupon__name">{fill(texts.congratulations, { name: names })}</p>
          <p>{texts.freeDrink}</p>
          <time dateTime={view.game.createdAt}>{gameDate(view.game.createdAt, locale)}</time>
        </div>
      ) : (
        <p className="golf__hint">{texts.noWinner}</p>
      )}
      <a className="button golf__action" href={paths.play}>
        {texts.backToMap}
      </a>
    </div>
  );
}
