"use client";

import type { Player } from "../schema.ts";
import { maxScore } from "../domain/score.ts";
import { fill, type GolfTexts } from "../texts.ts";

interface Props {
  player: Player;
  score: number;
  texts: GolfTexts;
  onTap: (delta: 1 | -1) => void;
}

/** One player on one hole: minus, strokes, plus. The new number is announced politely. */
export function ScoreRow({ player, score, texts, onTap }: Props) {
  const values = { name: player.playerName, score };
  return (
    <li className="golf-score" data-scored={score > 0}>
      <span className="golf-score__name">{player.playerName}</span>
      <button
        type="button"
        className="golf-score__step"
        aria-label={fill(texts.minus, values)}
        aria-disabled={score === 0}
        onClick={() => onTap(-1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <output className="golf-score__value" aria-live="polite" aria-atomic="true">
        <span aria-hidden="true">{score === 0 ? "–" : score}</span>
        <span className="sr-only">{fill(texts.score, values)}</span>
      </output>
      <button
        type="button"
        className="golf-score__step"
        data-step="plus"
        aria-label={fill(texts.plus, values)}
        aria-disabled={score === maxScore}
        onClick={() => onTap(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </li>
  );
}
