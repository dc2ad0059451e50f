"use client";

import { lazy, Suspense, useState } from "react";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import { LockButton } from "../round/lock-button.tsx";
import type { ScreenProps } from "../screen-props.ts";

const HistorySheet = lazy(() => import("../history/history-sheet.tsx"));

type Props = Pick<ScreenProps, "texts" | "course" | "locale" | "paths"> & { view: GameView; store: GameStore | null };

/** What can be done below the ranking: look at the history, and lock the round. Spectators may start one of their own. */
export function RankingActions({ view, store, texts, course, locale, paths }: Props) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  if (view.isWatching)
    return (
      <a className="golf-action" data-icon="flag" href={paths.start}>
        {texts.playYourself}
      </a>
    );
  if (!store) return null;
  return (
    <div className="golf-actions">
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
        <Suspense>
          <HistorySheet {...{ view, store, course, texts, locale }} onClosed={() => setIsHistoryOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
