"use client";

import { useRef, type KeyboardEvent, type RefObject } from "react";
import type { Cell } from "../../client/game-store.ts";
import { scoreAt } from "../../domain/game-state.ts";
import { maxScore } from "../../domain/score.ts";
import { fill } from "~/i18n/translate.ts";
import { useScoring } from "../play/use-scoring.ts";
import { useTypedScore } from "../play/use-typed-score.ts";
import { focusRound } from "../round/focus-round.ts";
import { useRound } from "../round/use-round.ts";
import { Sheet } from "./sheet.tsx";

const numbers = Array.from({ length: maxScore + 1 }, (_, number) => number);
/** The grid's width in numbers: 0 to 20 stand in three rows. */
const columns = 7;

/**
 * Every score that counts, 0 to 20: one tap picks, and so does typing the number. Arrow keys walk the grid. Of a player
 * whom another phone removes meanwhile it says so, and keeps the focus.
 */
export function NumberPad({ cell, onClosed }: { cell: Cell; onClosed: () => void }) {
  const { view, course, texts } = useRound();
  const scoring = useScoring(cell);
  const chosen = useRef<HTMLButtonElement>(null);
  const player = view.players.find(({ id }) => id === cell.playerId);
  const hole = course.holes.find(({ pageId }) => pageId === cell.pageId);
  const known = useRef(player);
  known.current = player ?? known.current;
  const name = known.current?.playerName;
  if (name === undefined || !hole) return null;
  return (
    <Sheet
      title={fill(texts.pickTitle, { name, number: hole.number })}
      closeLabel={texts.close}
      className="golf-pad"
      onClosed={() => {
        onClosed();
        // The row that opened it has gone, and with it what would have the focus again.
        if (!player) focusRound();
      }}
      first={chosen}
    >
      {(close) =>
        player ? (
          <PadGrid
            score={scoreAt(view.holes, cell)}
            par={hole.par}
            chosen={chosen}
            onPick={(picked) => {
              scoring.set(picked);
              close();
            }}
          />
        ) : (
          <p ref={toFocus} tabIndex={-1} role="alert">
            {fill(texts.wasRemoved, { name })}
          </p>
        )
      }
    </Sheet>
  );
}

/** The pressed number has gone with the grid. */
const toFocus = (element: HTMLElement | null) => element?.focus();

interface GridProps {
  score: number;
  par: number | null;
  chosen: RefObject<HTMLButtonElement | null>;
  onPick: (score: number) => void;
}

function PadGrid({ score, par, chosen, onPick }: GridProps) {
  const { texts } = useRound();
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
