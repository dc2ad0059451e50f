import type { useHolePages } from "../../client/use-hole-pages.ts";
import { rankPlayers } from "../../domain/ranking.ts";
import { fill } from "~/i18n/translate.ts";
import { RankingActions } from "../ranking/ranking-actions.tsx";
import { RankingTable } from "../ranking/ranking-table.tsx";
import { useRound } from "../round/use-round.ts";
import { HolePage } from "./hole-page.tsx";
import { RankingGlance } from "./ranking-glance.tsx";
import { useOthersLater } from "./use-others-later.ts";

interface Props {
  strip: ReturnType<typeof useHolePages>["strip"];
  index: number;
  /** The drawer is low: only the heads of the pages show. */
  isLow: boolean;
}

/** The pages of the round side by side: one for each hole, and the ranking as the last. */
export function PlayStrip({ strip, index, isLow }: Props) {
  const { view, texts, course } = useRound();
  const { holes } = course;
  const isTimeForAll = useOthersLater();
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
          {...{ hole, isLow, standings }}
          isActive={position === index}
          isDrawn={isTimeForAll || position === index}
        />
      ))}
      <section className="golf-play__page" aria-label={texts.ranking} inert={index !== holes.length}>
        <header className="golf-play__head" data-grip>
          <span className="golf-play__number" data-icon="star" aria-hidden="true">
            ★
          </span>
          <div className="golf-play__title">
            <h2 className="golf-play__name">{course.rankingName ?? texts.ranking}</h2>
            <RankingGlance />
          </div>
        </header>
        <div className="golf-play__scroll" inert={isLow}>
          {(isTimeForAll || index === holes.length) && (
            <>
              <RankingTable />
              <RankingActions />
            </>
          )}
        </div>
      </section>
    </div>
  );
}
