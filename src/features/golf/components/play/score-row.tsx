"use client";

import { maxScore } from "../../domain/score.ts";
import type { FreshScore } from "../../domain/fresh-scores.ts";
import { parFigure, parMark } from "../../domain/to-par.ts";
import type { Player } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { spokenPar } from "../par-text.ts";
import { FreshNote } from "./fresh-note.tsx";
import { QuickNumbers } from "./quick-numbers.tsx";
import { ScoreFigure } from "./score-figure.tsx";
import { useTypedScore } from "./use-typed-score.ts";

interface Props {
  player: Player;
  pageId: string;
  par: number | null;
  score: number;
  /** Total and place so far; null before the first score. */
  standing: string | null;
  /** Somebody else has just changed it. */
  fresh: FreshScore | undefined;
  /** The names of the round's players, by id. */
  names: Map<string, string>;
  texts: GolfTexts;
  /** Spectators see the scores without buttons. */
  isWatching: boolean;
  /** Locked, frozen: the buttons stand there and do nothing. */
  canScore: boolean;
  onTap: (delta: 1 | -1) => void;
  onPickAsked: () => void;
  onScore: (score: number) => void;
  onUndo: (fresh: FreshScore) => void;
}

/**
 * One player on one hole: the usual scores, minus, strokes, plus. The strokes open the number pad; a digit on the row
 * sets them, too.
 */
export function ScoreRow({ player, pageId, par, score, texts, isWatching, canScore, ...more }: Props) {
  const { standing, fresh, names, ...handlers } = more;
  const { typed, onKeyDown } = useTypedScore((number) => canScore && handlers.onScore(number));
  const values = { name: player.playerName };
  const isBeforeJoining = score === 0 && player.earlierPageIds.includes(pageId);
  const toPar = par === null || score === 0 ? null : score - par;
  const figure = typed === null ? score : Number(typed);

  const step = (delta: 1 | -1) => (
    <button
      type="button"
      className="golf-score__step"
      data-step={delta > 0 ? "plus" : "minus"}
      aria-label={fill(delta > 0 ? texts.plus : texts.minus, values)}
      aria-disabled={!canScore || score === (delta > 0 ? maxScore : 0)}
      onClick={() => canScore && handlers.onTap(delta)}
    >
      <span aria-hidden="true">{delta > 0 ? "+" : "−"}</span>
    </button>
  );

  return (
    <li
      className="golf-score"
      data-scored={score > 0}
      data-watching={isWatching || undefined}
      data-fresh={fresh ? true : undefined}
      onKeyDown={isWatching ? undefined : onKeyDown}
    >
      <div className="golf-score__who">
        <span className="golf-score__name">{player.playerName}</span>
        {isBeforeJoining && <span className="golf-score__note">{texts.notThere}</span>}
        {toPar !== null && (
          <span className="golf-score__note" aria-hidden="true" title={spokenPar(toPar, texts)}>
            {toPar === 0 ? texts.parWord : parFigure(toPar)}
          </span>
        )}
        {fresh ? (
          <FreshNote
            {...{ fresh, names, texts }}
            playerName={player.playerName}
            onUndo={canScore ? () => handlers.onUndo(fresh) : null}
          />
        ) : (
          standing !== null && <span className="golf-score__note golf-score__standing">{standing}</span>
        )}
      </div>
      {!isWatching && (
        <QuickNumbers
          playerName={player.playerName}
          {...{ par, score, texts }}
          isDisabled={!canScore}
          onScore={handlers.onScore}
        />
      )}
      {!isWatching && step(-1)}
      <ScoreFigure
        name={player.playerName}
        score={figure}
        mark={parMark(figure, par)}
        {...{ toPar, isBeforeJoining, texts }}
        onPickAsked={isWatching ? null : () => canScore && handlers.onPickAsked()}
        isDisabled={!canScore}
      />
      {!isWatching && step(1)}
    </li>
  );
}
