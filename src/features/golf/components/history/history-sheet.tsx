"use client";

import { useEffect, useState } from "react";
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
  const { texts } = usePlayedRound();
  const [list, setList] = useState(<p className="golf__loading">{texts.loading}</p>);
  useEffect(() => {
    const failed = (
      <p className="golf__problem" role="alert">
        {texts.historyFailed}
      </p>
    );
    import("./history-list.tsx").then(
      ({ HistoryList }) => setList(<HistoryList />),
      () => setList(failed),
    );
  }, [texts]);
  return list;
}
