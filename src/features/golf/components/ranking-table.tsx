import type { GameView } from "../client/game-store.ts";
import { hasMissingScores, rankPlayers } from "../domain/ranking.ts";
import { isCouponDue } from "../domain/hole-state.ts";
import { fill } from "../texts.ts";
import type { ScreenProps } from "./screen-props.ts";

type Props = Pick<ScreenProps, "texts" | "paths" | "course"> & { view: GameView };

/** The live ranking: place, name, holes played, total; an incomplete total carries an asterisk. */
export function RankingTable({ view, texts, paths, course }: Props) {
  const holeIds = course.holes.map((hole) => hole.pageId);
  const ranking = rankPlayers(view.players, view.holes, course.holes);
  const isCouponOpen = isCouponDue(view.players, view.holes, holeIds);
  return (
    <div className="golf-ranking">
      <table>
        <caption className="sr-only">{texts.ranking}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.played}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map((row) => (
            <tr key={row.playerId} data-place={row.place ?? undefined}>
              <td className="golf-ranking__place">{row.place ?? "–"}</td>
              <th scope="row">
                {row.playerName}
                {row.place === 1 && isCouponOpen && (
                  <a className="golf-ranking__coupon" href={paths.coupon} onClick={rememberCoupon}>
                    {texts.openCoupon}
                  </a>
                )}
              </th>
              <td className="golf-ranking__played">
                <span aria-hidden="true">
                  {row.holesPlayed}/{holeIds.length}
                </span>
                <span className="sr-only">
                  {fill(texts.playedOf, { count: row.holesPlayed, total: holeIds.length })}
                </span>
              </td>
              <td className="golf-ranking__total">
                {row.total}
                {!row.isComplete && (
                  <>
                    <span aria-hidden="true">*</span>
                    <span className="sr-only"> {texts.incomplete}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMissingScores(ranking) && <p className="golf__hint">{texts.missing}</p>}
    </div>
  );
}

/** The session remembers that the coupon was seen (specification A, section 2). */
function rememberCoupon(): void {
  sessionStorage.setItem("couponVisited", "1");
}
