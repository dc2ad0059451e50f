"use client";

import { useRef } from "react";
import { useKeyboardAtNew } from "~/lib/browser/use-keyboard-at-new.ts";
import { condensedHistory } from "../../domain/condensed-history.ts";
import { usePlayedRound } from "../round/use-round.ts";
import { namesOf } from "./history-line.ts";
import { HistoryRow } from "./history-row.tsx";
import { useHistory } from "./use-history.ts";

/** The round's changes, newest first, page by page. */
export function HistoryList() {
  const { view, course, texts } = usePlayedRound();
  const history = useHistory();
  const list = useRef<HTMLOListElement>(null);
  const { ref, onAsked } = useKeyboardAtNew(list);
  if (history.status === "loading") return <p className="golf__loading">{texts.loading}</p>;
  if (history.status === "failed")
    return (
      <div className="golf-failed" role="alert">
        <p className="golf__problem">{texts.historyFailed}</p>
        <button type="button" className="button" data-variant="secondary" onClick={history.retry}>
          {texts.retry}
        </button>
      </div>
    );
  if (history.entries.length === 0) return <p className="golf__hint">{texts.historyEmpty}</p>;
  const names = namesOf(history.entries, [...view.removed, ...view.players]);
  return (
    <>
      <ol ref={list} className="golf-history__list" aria-label={texts.history}>
        {condensedHistory(history.entries).map((entry) => (
          <HistoryRow
            key={entry.event.version}
            entry={entry}
            words={{ texts, course, names }}
            isOwn={entry.device !== null && entry.device === history.ownDevice}
          />
        ))}
      </ol>
      {history.hasMore && (
        <button
          ref={ref}
          type="button"
          className="button"
          data-variant="secondary"
          aria-disabled={history.isLoadingMore}
          onClick={() => {
            onAsked();
            if (!history.isLoadingMore) history.loadMore();
          }}
        >
          {history.isLoadingMore ? texts.loading : texts.loadMore}
        </button>
      )}
    </>
  );
}
