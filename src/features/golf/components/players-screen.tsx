"use client";

import { useState } from "react";
import { pathInRound } from "../client/current-game.ts";
import { useGame } from "../client/use-game.ts";
import { PlayersPanel } from "./players/players-panel.tsx";
import { ConnectionMark } from "./round/connection-mark.tsx";
import { RematchNotice } from "./round/rematch-notice.tsx";
import { RoundNotice } from "./round/round-notice.tsx";
import { RoundState } from "./round/round-state.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** Who plays: add, rename, remove; then on to the share screen. */
export default function PlayersScreen({ texts, paths, isEditing }: ScreenProps) {
  const { view, store, retry } = useGame(paths, isEditing);
  const [renaming, setRenaming] = useState<string | null>(null);
  const isReady = store !== null && view.status === "ready";
  const canGo = isReady && view.players.length > 0 && renaming === null;

  return (
    <div className="golf-players-screen">
      {view.status === "failed" && <RoundState view={view} texts={texts} onRetry={retry} />}
      <PlayersPanel {...{ view, texts, renaming }} store={isReady ? store : null} onRenaming={setRenaming} />
      {isReady && (
        <div className="golf-foot">
          <RematchNotice {...{ view, texts, paths }} />
          <RoundNotice {...{ view, texts }} onSeen={() => store.dismissRefusal()} />
          <ConnectionMark view={view} texts={texts} />
        </div>
      )}
      <button
        type="button"
        className="button golf__action"
        disabled={!canGo}
        onClick={() => location.assign(pathInRound(paths.share, store?.gameId))}
      >
        {texts.toGame}
      </button>
      {isEditing && <p className="golf__hint">{texts.editNote}</p>}
    </div>
  );
}
