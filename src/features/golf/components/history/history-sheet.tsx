"use client";

import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import type { Course } from "../../course.ts";
import { condensedHistory } from "../../domain/condensed-history.ts";
import type { GolfTexts } from "../../texts.ts";
import { Sheet } from "../round/sheet.tsx";
import { HistoryRow } from "./history-row.tsx";
import { namesOf } from "./history-line.ts";
import { useHistory } from "./use-history.ts";

interface Props {
  view: GameView;
  store: GameStore;
  course: Course;
  texts: GolfTexts;
  locale: string;
  onClosed: () => void;
}

/** Who changed what, newest first, with the phone that did it; somebody who was just removed can be brought back. */
export function HistorySheet({ onClosed, ...props }: Props) {
  return (
    <Sheet title={props.texts.history} closeLabel={props.texts.close} className="golf-history" onClosed={onClosed}>
      {() => <HistoryList {...props} />}
    </Sheet>
  );
}

function HistoryList({ view, store, course, texts, locale }: Omit<Props, "onClosed">) {
  const history = useHistory(store, view);
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
      <ol className="golf-history__list" aria-label={texts.history}>
        {condensedHistory(history.entries).map((entry) => (
          <HistoryRow
            key={entry.event.version}
            entry={entry}
            words={{ texts, course, names }}
            locale={locale}
            isOwn={entry.device !== null && entry.device === history.ownDevice}
            removed={view.canScore ? view.removed : []}
            onRestore={(playerId) => void store.restorePlayer(playerId)}
          />
        ))}
      </ol>
      {history.hasMore && (
        <button
          type="button"
          className="button"
          data-variant="secondary"
          disabled={history.isLoadingMore}
          onClick={history.loadMore}
        >
          {history.isLoadingMore ? texts.loading : texts.loadMore}
        </button>
      )}
    </>
  );
}
