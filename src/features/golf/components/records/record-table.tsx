import { gameDate } from "../../domain/game-name.ts";
import { parFigure } from "../../domain/to-par.ts";
import type { CourseRecord } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import { spokenPar } from "../par-text.ts";
import type { RecordTexts } from "./records-props.ts";

interface Props {
  records: CourseRecord[];
  texts: RecordTexts;
  locale: string;
  /** For editors: takes a line off the list. */
  onStruck: ((recordId: string) => void) | null;
}

/** One line a round: place, name and day, result to par, total. Ties share a place. */
export function RecordTable({ records, texts, locale, onStruck }: Props) {
  const hasPar = records.some((record) => record.toPar !== null);
  return (
    <table className="records__table">
      <caption className="sr-only">{texts.records}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.name}</th>
          {hasPar && <th scope="col">{texts.parWord}</th>}
          <th scope="col">{texts.total}</th>
          {onStruck && <td />}
        </tr>
      </thead>
      <tbody>
        {records.map(({ id, place, playerName, playedAt, toPar, total }) => (
          <tr key={id} data-place={place}>
            <td className="records__place">{place}</td>
            <th scope="row">
              {playerName}
              <time className="records__date" dateTime={playedAt}>
                {gameDate(playedAt, locale)}
              </time>
            </th>
            {hasPar && (
              <td className="records__par">
                <span aria-hidden="true">{toPar === null ? "–" : parFigure(toPar)}</span>
                {toPar !== null && <span className="sr-only">{spokenPar(toPar, texts)}</span>}
              </td>
            )}
            <td className="records__total">{total}</td>
            {onStruck && (
              <td>
                <button
                  type="button"
                  className="records__strike"
                  aria-label={fill(texts.recordStrike, { name: playerName })}
                  onClick={() => onStruck(id)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
