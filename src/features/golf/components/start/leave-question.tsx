"use client";

import type { ListedRound } from "../../client/my-rounds.ts";
import { pathInRound } from "../../client/current-game.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { Sheet } from "../sheets/sheet.tsx";

interface Props {
  round: ListedRound;
  playPath: string;
  texts: GolfTexts;
  onStart: () => void;
  onClosed: () => void;
}

/** Asked before a phone leaves a round that is under way for a new one. */
export function LeaveQuestion({ round, playPath, texts, onStart, onClosed }: Props) {
  return (
    <Sheet title={texts.leaveQuestion} closeLabel={texts.close} onClosed={onClosed}>
      {(close) => (
        <>
          <p>{fill(texts.leaveText, { names: round.names.join(", ") })}</p>
          <div className="golf-sheet__actions">
            <button
              type="button"
              className="button"
              data-variant="secondary"
              onClick={() => {
                close();
                onStart();
              }}
            >
              {texts.startAnyway}
            </button>
            <a className="button" href={pathInRound(playPath, round.id)}>
              {texts.continueGame}
            </a>
          </div>
        </>
      )}
    </Sheet>
  );
}
