"use client";

import { useState } from "react";
import { pathInRound } from "../client/current-game.ts";
import { PlayersPanel } from "./players/players-panel.tsx";
import { RoundFoot } from "./round/round-foot.tsx";
import { RoundProvider } from "./round/round-provider.tsx";
import { RoundState } from "./round/round-state.tsx";
import { useRound } from "./round/use-round.ts";
import type { ScreenProps } from "./screen-props.ts";

/** Who plays: add, rename, remove; then on to the share screen. */
export default function PlayersScreen(props: ScreenProps) {
  return (
    <RoundProvider {...props}>
      <Players />
    </RoundProvider>
  );
}

function Players() {
  const { view, store, texts, paths, isEditing } = useRound();
  const [renaming, setRenaming] = useState<string | null>(null);
  const isReady = store !== null && view.status === "ready";
  const isRenaming = view.players.some(({ id }) => id === renaming); // another phone may have removed them
  const canGo = isReady && view.players.length > 0 && !isRenaming;

  return (
    <div className="golf-players-screen">
      {view.status === "failed" && <RoundState />}
      <PlayersPanel onRenaming={setRenaming} />
      {isReady && <RoundFoot />}
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
