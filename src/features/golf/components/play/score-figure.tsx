import { spokenPar, spokenScore } from "../par-text.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  name: string;
  score: number;
  mark: string | null;
  toPar: number | null;
  isBeforeJoining: boolean;
  onPickAsked: () => void;
}

/**
 * The strokes, large. Rings and squares around them are those of printed scorecards: below and above par. Pressed, they
 * ask for a number; spectators have nothing to press.
 */
export function ScoreFigure({ name, score, mark, toPar, isBeforeJoining, onPickAsked }: Props) {
  const { view, texts } = useRound();
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
  if (view.isWatching) return <span className="golf-score__value">{content}</span>;
  return (
    <button
      type="button"
      className="golf-score__value"
      aria-haspopup="dialog"
      aria-disabled={!view.canScore}
      onClick={onPickAsked}
    >
      {content}
      <span className="sr-only">, {texts.pickScore}</span>
    </button>
  );
}
