"use client";

import { useRef, type KeyboardEvent } from "react";
import { maxScore } from "../../domain/score.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { Sheet } from "../round/sheet.tsx";
import { useTypedScore } from "./use-typed-score.ts";

interface Props {
  playerName: string;
  holeNumber: number;
  par: number | null;
  score: number;
  texts: GolfTexts;
  onPick: (score: number) => void;
  onClosed: () => void;
}

const numbers = Array.from({ length: maxScore + 1 }, (_, number) => number);
/** The grid's width in numbers: 0 to 20 stand in three rows. */
const columns = 7;

/** Every score that counts, 0 to 20: one tap picks, and so does typing the number. Arrow keys walk the grid. */
export function NumberPad({ playerName, holeNumber, par, score, texts, onPick, onClosed }: Props) {
  const chosen = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      title={fill(texts.pickTitle, { name: playerName, number: holeNumber })}
      closeLabel={texts.close}
      className="golf-pad"
      onClosed={onClosed}
      first={chosen}
    >
      {(close) => (
        <PadGrid
          {...{ score, par, texts, chosen }}
          onPick={(picked) => {
            onPick(picked);
            close();
          }}
        />
      )}
    </Sheet>
  );
}

type GridProps = Pick<Props, "score" | "par" | "texts" | "onPick"> & {
  chosen: React.RefObject<HTMLButtonElement | null>;
};

function PadGrid({ score, par, texts, chosen, onPick }: GridProps) {
  const { typed, onKeyDown } = useTypedScore(onPick);

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown(event);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[Math.max(0, Math.min(maxScore, at + step))]?.focus();
  }

  return (
    <>
      <div className="golf-pad__grid" role="group" aria-label={texts.strokes} onKeyDown={onKey}>
        {numbers.map((number) => (
          <button
            key={number}
            ref={number === score ? chosen : undefined}
            type="button"
            className="golf-pad__number"
            aria-pressed={number === score}
            data-typed={typed === String(number) || undefined}
            data-par={number === par || undefined}
            onClick={() => onPick(number)}
          >
            {number}
            {number === par && <span className="golf-pad__par">{texts.parWord}</span>}
          </button>
        ))}
      </div>
      <p className="golf__hint golf-pad__hint">{texts.padHint}</p>
    </>
  );
}
