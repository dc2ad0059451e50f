import { quickScores } from "../../domain/quick-scores.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  playerName: string;
  par: number | null;
  score: number;
  onScore: (score: number) => void;
}

/** The usual scores of a hole, each one tap away. */
export function QuickNumbers({ playerName, par, score, onScore }: Props) {
  const { view, texts } = useRound();
  return (
    <div className="golf-quick">
      {quickScores(par).map((number) => (
        <button
          key={number}
          type="button"
          className="golf-quick__number"
          aria-pressed={number === score}
          aria-disabled={!view.canScore}
          aria-label={fill(texts.enterScore, { name: playerName, score: number })}
          onClick={() => view.canScore && onScore(number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}
