"use client";

import type { Cell } from "../../client/game-store.ts";
import type { CourseHole } from "../../course.ts";
import { scoreAt } from "../../domain/game-state.ts";
import { maxScore } from "../../domain/score.ts";
import { parFigure, parMark } from "../../domain/to-par.ts";
import type { Player } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import { spokenPar } from "../par-text.ts";
import { useRound } from "../round/use-round.ts";
import { FreshNote } from "./fresh-note.tsx";
import { QuickNumbers } from "./quick-numbers.tsx";
import { ScoreFigure } from "./score-figure.tsx";
import { useScoring } from "./use-scoring.ts";
import { useTypedScore } from "./use-typed-score.ts";

interface Props {
  player: Player;
  hole: CourseHole;
  /** Total and place so far; null before the first score. */
  standing: string | null;
}

/** As wide as any that is usual: the figures are of one width. */
const longestStanding = { total: 88, place: 8 };

/**
 * One player on one hole: the usual scores, minus, strokes, plus. The strokes open the number pad; a digit on the row
 * sets them, too. Where nothing may be changed the buttons stand there and do nothing; spectators have none. What comes
 * beside the name has its room from the beginning, so that no button moves from under a finger.
 */
export function ScoreRow({ player, hole, standing }: Props) {
  const { view, texts } = useRound();
  const { isWatching, canScore } = view;
  const cell = { playerId: player.id, pageId: hole.pageId };
  const score = scoreAt(view.holes, cell);
  const isHere = (one: Cell) => one.playerId === player.id && one.pageId === hole.pageId;
  const fresh = view.fresh.find(isHere);
  const isAddedUp = view.addedUp.some(isHere);
  const scoring = useScoring(cell);
  const { typed, onKeyDown } = useTypedScore((number) => canScore && scoring.set(number));
  const isBeforeJoining = score === 0 && player.earlierPageIds.includes(hole.pageId);
  const toPar = hole.par === null || score === 0 ? null : score - hole.par;
  const figure = typed === null ? score : Number(typed);
  const name = player.playerName;

  const step = (delta: 1 | -1) => (
    <button
      type="button"
      className="golf-score__step"
      data-step={delta > 0 ? "plus" : "minus"}
      aria-label={fill(delta > 0 ? texts.plus : texts.minus, { name })}
      aria-disabled={!canScore || score === (delta > 0 ? maxScore : 0)}
      onClick={() => canScore && scoring.tap(delta)}
    >
      <span aria-hidden="true">{delta > 0 ? "+" : "−"}</span>
    </button>
  );

  const resting = isBeforeJoining ? texts.notThere : standing;
  let news = null;
  if (isAddedUp) news = <span className="golf-score__fresh">{fill(texts.addedUp, { score })}</span>;
  else if (fresh) news = <FreshNote fresh={fresh} playerName={name} onUndo={() => scoring.undo(fresh)} />;

  return (
    <li
      className="golf-score"
      data-scored={score > 0}
      data-watching={isWatching || undefined}
      data-fresh={fresh || isAddedUp ? true : undefined}
      onKeyDown={isWatching ? undefined : onKeyDown}
    >
      <div className="golf-score__who">
        <span className="golf-score__name" dir="auto">
          {name}
        </span>
        {hole.par !== null && (
          <span className="golf-score__note" data-room={texts.parWord} aria-hidden="true">
            {toPar !== null && (
              <span title={spokenPar(toPar, texts)}>{toPar === 0 ? texts.parWord : parFigure(toPar)}</span>
            )}
          </span>
        )}
        <span className="golf-score__note golf-score__tail" data-room={fill(texts.standing, longestStanding)}>
          {resting !== null && <span className="golf-score__standing">{resting}</span>}
          {news}
        </span>
      </div>
      {!isWatching && <QuickNumbers playerName={name} par={hole.par} score={score} onScore={scoring.set} />}
      {!isWatching && step(-1)}
      <ScoreFigure
        {...{ name, toPar, isBeforeJoining }}
        score={figure}
        mark={parMark(figure, hole.par)}
        onPickAsked={scoring.pick}
      />
      {!isWatching && step(1)}
    </li>
  );
}
