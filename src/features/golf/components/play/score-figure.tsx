import type { GolfTexts } from "../../texts.ts";
import { spokenPar, spokenScore } from "../par-text.ts";

interface Props {
  name: string;
  score: number;
  mark: string | null;
  toPar: number | null;
  isBeforeJoining: boolean;
  texts: GolfTexts;
  /** Null for who may not change it: the figure is no button then. */
  onPickAsked: (() => void) | null;
  isDisabled: boolean;
}

/** The strokes, large. Rings and squares around them are those of printed scorecards: below and above par. */
export function ScoreFigure({ name, score, mark, toPar, isBeforeJoining, texts, onPickAsked, isDisabled }: Props) {
  const content = (
    <>
      <span key={score} className="golf-score__figure" data-mark={mark ?? undefined} aria-hidden="true">
        {isBeforeJoining ? "–" : score}
      </span>
      <span className="sr-only">
        <span>{spokenScore(name, score, texts)}</span>
        {isBeforeJoining && `, ${texts.notThere}`}
        {toPar !== null && `, ${spokenPar(toPar, texts)}`}
      </span>
    </>
  );
  if (!onPickAsked) return <span className="golf-score__value">{content}</span>;
  return (
    <button
      type="button"
      className="golf-score__value"
      aria-haspopup="dialog"
      aria-disabled={isDisabled}
      onClick={onPickAsked}
    >
      {content}
      <span className="sr-only">, {texts.pickScore}</span>
    </button>
  );
}
