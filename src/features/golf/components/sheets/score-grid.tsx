import { scoreAt } from "../../domain/game-state.ts";
import { incompleteMark, rankPlayers } from "../../domain/ranking.ts";
import { parMark } from "../../domain/to-par.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";

/** The card as it is printed: a line for each hole, a column for each player, total and place below. */
export function ScoreGrid() {
  const { view, course, texts } = useRound();
  const { players, holes } = view;
  const pars = course.holes.flatMap(({ par }) => par ?? []);
  const hasPar = pars.length > 0;
  const parTotal = pars.reduce((sum, par) => sum + par, 0);
  const ranking = new Map(rankPlayers(players, holes, course.holes).map((row) => [row.playerId, row]));
  return (
    <div className="golf-grid" role="region" aria-label={texts.scoreSheet} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.holeWord}</th>
            {hasPar && <th scope="col">{texts.parWord}</th>}
            {players.map(({ id, playerName }) => (
              <th key={id} scope="col" dir="auto">
                {playerName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.holes.map(({ pageId, number, par }) => (
            <tr key={pageId}>
              <th scope="row">
                <span className="sr-only">{fill(texts.hole, { number })}</span>
                <span aria-hidden="true">{number}</span>
              </th>
              {hasPar && <td className="golf-grid__par">{par ?? "–"}</td>}
              {players.map(({ id }) => {
                const score = scoreAt(holes, { playerId: id, pageId });
                return (
                  <td key={id}>
                    <span className="golf-grid__score" data-mark={parMark(score, par) ?? undefined}>
                      {score || "–"}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {hasPar && <td className="golf-grid__par">{parTotal}</td>}
            {players.map(({ id }) => {
              const row = ranking.get(id);
              return (
                <td key={id}>
                  {row?.total ?? 0}
                  {row && incompleteMark(row)}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">{texts.place}</th>
            {hasPar && <td />}
            {players.map(({ id }) => (
              <td key={id}>{ranking.get(id)?.place ?? "–"}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
