import { pathInRound } from "../../client/current-game.ts";
import type { ListedRound } from "../../client/my-rounds.ts";
import { gameDate, timeOf } from "../../domain/game-name.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";

interface Props {
  rounds: ListedRound[];
  playPath: string;
  texts: GolfTexts;
  locale: string;
}

/** The last rounds of this phone: when, who, and whether strokes are missing; each leads to its card. */
export function MyRounds({ rounds, playPath, texts, locale }: Props) {
  if (rounds.length === 0) return null;
  return (
    <section className="golf-rounds" aria-labelledby="golf-rounds">
      <h2 id="golf-rounds" className="golf-rounds__title">
        {texts.myRounds}
      </h2>
      <ul>
        {rounds.map(({ id, startedAt, names, isUnderWay }) => (
          <li key={id}>
            <a className="golf-rounds__round" href={pathInRound(playPath, id)}>
              <span className="golf-rounds__names">{names.join(", ") || texts.waiting}</span>
              <span className="golf-rounds__when">
                {fill(texts.roundFrom, { date: gameDate(startedAt, locale), time: timeOf(startedAt) })}
              </span>
              {isUnderWay && <span className="golf-rounds__state">{texts.underWay}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
