import { pathInRound } from "../../client/current-game.ts";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import type { GolfTexts } from "../../texts.ts";
import { LockButton } from "../round/lock-button.tsx";
import { Sheet } from "../round/sheet.tsx";
import type { GolfPaths } from "../screen-props.ts";

interface Props {
  view: GameView;
  store: GameStore;
  texts: GolfTexts;
  paths: GolfPaths;
  onPlayers: () => void;
  onHistory: () => void;
  onClosed: () => void;
}

/** What belongs to the round rather than to a hole: its players, its links, its history, its end. */
export function RoundMenu({ view, store, texts, paths, onPlayers, onHistory, onClosed }: Props) {
  return (
    <Sheet title={texts.round} closeLabel={texts.close} className="golf-menu" onClosed={onClosed}>
      {(close) => {
        const after = (open: () => void) => () => {
          close();
          open();
        };
        return (
          <div className="golf-actions">
            <button type="button" className="golf-action" data-icon="players" onClick={after(onPlayers)}>
              {texts.players}
            </button>
            <a className="golf-action" data-icon="share" href={pathInRound(paths.share, store.gameId)}>
              {texts.invite}
            </a>
            <button type="button" className="golf-action" data-icon="history" onClick={after(onHistory)}>
              {texts.history}
            </button>
            <LockButton {...{ view, store, texts }} />
            <a className="golf-action" data-icon="flag" href={paths.start}>
              {texts.toStart}
            </a>
          </div>
        );
      }}
    </Sheet>
  );
}
