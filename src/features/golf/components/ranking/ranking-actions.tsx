"use client";

import { useState } from "react";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import { AfterRound } from "../after-round/after-round.tsx";
import { HistorySheet } from "../history/history-sheet.tsx";
import { LockButton } from "../round/lock-button.tsx";
import { ScoreSheetButton } from "./score-sheet.tsx";
import type { ScreenProps } from "../screen-props.ts";

type Props = Pick<ScreenProps, "texts" | "course" | "locale" | "paths"> & { view: GameView; store: GameStore | null };

/**
 * What can be done below the ranking: what comes after a finished round, look at the history, lock the round. Spectators
 * may start one of their own.
 */
export function RankingActions({ view, store, texts, course, locale, paths }: Props) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  if (view.isWatching)
    return (
      <>
        <AfterRound {...{ view, store, texts, course, locale, paths }} />
        <ScoreSheetButton {...{ view, course, texts }} />
        <a className="golf-action" data-icon="flag" href={paths.start}>
          {texts.playYourself}
        </a>
      </>
    );
  if (!store) return null;
  return (
    <>
      <AfterRound {...{ view, store, texts, course, locale, paths }} />
      <div className="golf-actions">
        <ScoreSheetButton {...{ view, course, texts }} />
        <button
          type="button"
          className="golf-action"
          data-icon="history"
          aria-haspopup="dialog"
          onClick={() => setIsHistoryOpen(true)}
        >
          {texts.history}
        </button>
        <LockButton {...{ view, store, texts }} />
        {isHistoryOpen && (
          <HistorySheet {...{ view, store, course, texts, locale }} onClosed={() => setIsHistoryOpen(false)} />
        )}
      </div>
    </>
  );
}
