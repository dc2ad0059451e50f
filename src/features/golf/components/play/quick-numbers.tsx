import { quickScores } from "../../domain/quick-scores.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";

interface Props {
  playerName: string;
  par: number | null;
  score: number;
  texts: GolfTexts;
  isDisabled: boolean;
  onScore: (score: number) => void;
}

/** The usual scores of a hole, each one tap away. */
export function QuickNumbers({ playerName, par, score, texts, isDisabled, onScore }: Props) {
  return (
    <div className="golf-quick">
      {quickScores(par).map((number) => (
        <button
          key={number}
          type="button"
          className="golf-quick__number"
          aria-pressed={number === score}
          aria-disabled={isDisabled}
          aria-label={fill(texts.enterScore, { name: playerName, score: number })}
          onClick={() => !isDisabled && onScore(number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}
