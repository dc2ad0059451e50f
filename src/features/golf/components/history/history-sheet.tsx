"use client";

import { useEffect, useState, type ReactNode } from "react";
import { Sheet } from "../sheets/sheet.tsx";
import { usePlayedRound } from "../round/use-round.ts";

/** Who changed what, newest first, with the phone that did it; somebody who was just removed can be brought back. */
export function HistorySheet({ onClosed }: { onClosed: () => void }) {
  const { texts } = usePlayedRound();
  return (
    <Sheet title={texts.history} closeLabel={texts.close} className="golf-history" onClosed={onClosed}>
      {() => <History />}
    </Sheet>
  );
}

/** The list is fetched when it is asked for, as its entries are. */
function History() {
  const { texts, store } = usePlayedRound();
  const [list, setList] = useState<ReactNode>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    import("./history-list.tsx").then(
      ({ HistoryList }) => setList(<HistoryList />),
      () => {
        // Some browsers keep what once did not come for as long as the page lives.
        if (tries > 0 && store.view().isConnected) location.reload();
        setHasFailed(true);
      },
    );
  }, [tries, store]);
  if (list) return list;
  if (!hasFailed) return <p className="golf__loading">{texts.loading}</p>;
  return (
    <div className="golf-failed" role="alert">
      <p className="golf__problem">{texts.historyFailed}</p>
      <button type="button" className="button" data-variant="secondary" onClick={() => setTries(tries + 1)}>
        {texts.retry}
      </button>
    </div>
  );
}
