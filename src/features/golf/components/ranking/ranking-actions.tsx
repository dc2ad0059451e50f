"use client";

import { AfterRound } from "../after-round/after-round.tsx";
import { LockButton } from "../round/lock-button.tsx";
import { useRound } from "../round/use-round.ts";
import { useSheets } from "../sheets/use-sheets.ts";

/**
 * What can be done below the ranking: what comes after a finished round, look at the whole card and the history, lock the
 * round. Spectators may start one of their own.
 */
export function RankingActions() {
  const { view, store, texts, paths } = useRound();
  const openSheet = useSheets();
  if (store === null && !view.isWatching) return null;
  return (
    <>
      <AfterRound />
      <div className="golf-actions">
        <button
          type="button"
          className="golf-action"
          data-icon="card"
          aria-haspopup="dialog"
          onClick={() => openSheet({ name: "scores" })}
        >
          {texts.scoreSheet}
        </button>
        {store && (
          <button
            type="button"
            className="golf-action"
            data-icon="history"
            aria-haspopup="dialog"
            onClick={() => openSheet({ name: "history" })}
          >
            {texts.history}
          </button>
        )}
        {store && <LockButton />}
        {view.isWatching && (
          <a className="golf-action" data-icon="flag" href={paths.start}>
            {texts.playYourself}
          </a>
        )}
      </div>
    </>
  );
}
