import type { useHolePages } from "../../client/use-hole-pages.ts";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import { rankPlayers } from "../../domain/ranking.ts";
import { fill } from "~/i18n/translate.ts";
import { RankingActions } from "../ranking/ranking-actions.tsx";
import { RankingTable } from "../ranking/ranking-table.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { HolePage } from "./hole-page.tsx";
import { RankingGlance } from "./ranking-glance.tsx";
import type { ScoreHandlers } from "./score-handlers.ts";

type Props = Pick<ScreenProps, "texts" | "paths" | "course" | "locale" | "isEditing"> & {
  strip: ReturnType<typeof useHolePages>["strip"];
  index: number;
  isLow: boolean;
  view: GameView;
  store: GameStore | null;
  handlers: ScoreHandlers;
  onPlayersAsked: () => void;
};

/** The pages of the round side by side: one for each hole, and the ranking as the last. */
export function PlayStrip({ strip, index, isLow, view, store, handlers, onPlayersAsked, ...props }: Props) {
  const { texts, paths, course } = props;
  const { holes } = course;
  const standings = new Map(
    rankPlayers(view.players, view.holes, holes).flatMap(({ playerId, total, place }) =>
      place === null ? [] : [[playerId, fill(texts.standing, { total, place })] as const],
    ),
  );
  return (
    <div className="golf-play__strip" role="group" aria-label={texts.holes} tabIndex={0} {...strip}>
      {holes.map((hole, position) => (
        <HolePage
          key={hole.pageId}
          {...{ hole, view, texts, isLow, handlers, standings }}
          total={holes.length}
          isActive={position === index}
        >
          {store && view.canScore && (
            <button type="button" className="golf-play__add" aria-haspopup="dialog" onClick={onPlayersAsked}>
              {texts.addToRound}
            </button>
          )}
        </HolePage>
      ))}
      <section className="golf-play__page" aria-label={texts.ranking} inert={index !== holes.length}>
        <header className="golf-play__head" data-grip>
          <span className="golf-play__number" data-icon="star" aria-hidden="true">
            ★
          </span>
          <div className="golf-play__title">
            <h2 className="golf-play__name">{course.rankingName ?? texts.ranking}</h2>
            <RankingGlance view={view} course={course} />
          </div>
        </header>
        <div className="golf-play__scroll" inert={isLow}>
          <RankingTable {...{ view, texts, paths, course }} />
          <RankingActions {...{ view, store, texts, paths, course }} locale={props.locale} />
        </div>
      </section>
    </div>
  );
}
