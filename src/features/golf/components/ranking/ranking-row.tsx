import type { ReactNode } from "react";
import { incompleteMark, type RankingRow as Row } from "../../domain/ranking.ts";
import { parFigure } from "../../domain/to-par.ts";
import { fill } from "~/i18n/translate.ts";
import { spokenPar } from "../par-text.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  row: Row;
  hasPar: boolean;
  /** Stands below the name: the winner's way to the coupon. */
  children: ReactNode;
}

/** Place, name, holes played, result to par, total; an incomplete total carries an asterisk. */
export function RankingRow({ row, hasPar, children }: Props) {
  const { texts, course } = useRound();
  const holes = course.holes.length;
  return (
    <tr data-row={row.playerId} data-place={row.place ?? undefined}>
      <td className="golf-ranking__place">{row.place ?? "–"}</td>
      <th scope="row">
        {row.playerName}
        {row.joinedAfter > 0 && (
          <span className="golf-ranking__late">{fill(texts.joinedAfter, { count: row.joinedAfter })}</span>
        )}
        {children}
      </th>
      <td className="golf-ranking__played">
        <span aria-hidden="true">
          {row.holesPlayed}/{holes}
        </span>
        <span className="sr-only">{fill(texts.playedOf, { count: row.holesPlayed, total: holes })}</span>
      </td>
      {hasPar && (
        <td className="golf-ranking__par">
          <span aria-hidden="true">{row.toPar === null ? "–" : parFigure(row.toPar)}</span>
          <span className="sr-only">{row.toPar === null ? texts.noScores : spokenPar(row.toPar, texts)}</span>
        </td>
      )}
      <td className="golf-ranking__total">
        {row.total}
        {!row.isComplete && (
          <>
            <span aria-hidden="true">{incompleteMark(row)}</span>
            <span className="sr-only"> {texts.incomplete}</span>
          </>
        )}
      </td>
    </tr>
  );
}
