"use client";

import { pathInRound } from "../../client/current-game.ts";
import { LockButton } from "../round/lock-button.tsx";
import { usePlayedRound } from "../round/use-round.ts";
import { Sheet } from "./sheet.tsx";
import { useSheets } from "./use-sheets.ts";

/** What belongs to the round rather than to a hole: its players, its links, its history, its end. */
export function RoundMenu({ onClosed }: { onClosed: () => void }) {
  const { store, texts, paths } = usePlayedRound();
  const openSheet = useSheets();
  return (
    <Sheet title={texts.round} closeLabel={texts.close} className="golf-menu" onClosed={onClosed}>
      {(close) => {
        const onOther = (name: "players" | "history") => () => {
          close();
          openSheet({ name });
        };
        return (
          <div className="golf-actions">
            <button type="button" className="golf-action" data-icon="players" onClick={onOther("players")}>
              {texts.players}
            </button>
            <a className="golf-action" data-icon="share" href={pathInRound(paths.share, store.gameId)}>
              {texts.invite}
            </a>
            <button type="button" className="golf-action" data-icon="history" onClick={onOther("history")}>
              {texts.history}
            </button>
            <LockButton onDone={close} />
            <a className="golf-action" data-icon="flag" href={paths.start}>
              {texts.toStart}
            </a>
          </div>
        );
      }}
    </Sheet>
  );
}
